#!/usr/bin/env bash
# Starts PostgreSQL on loopback for tests, from Debian's packages (apt-get install postgresql), as root or not.
#
#   scripts/postgres.sh start   start and print the line that sets HEADNOTE_POSTGRES
#   scripts/postgres.sh stop    stop it and delete its data
#
# HEADNOTE_CLUSTER_DIR keeps the data (default: a folder in /tmp, because the user postgres must reach it). It answers on
# HEADNOTE_POSTGRES_PORT (default: 9301), to everybody on this machine and without a password.
set -euo pipefail
folder=${HEADNOTE_CLUSTER_DIR:-${TMPDIR:-/tmp}/headnote-cluster}/postgres
port=${HEADNOTE_POSTGRES_PORT:-9301}
bin=$(ls -d /usr/lib/postgresql/*/bin 2> /dev/null | sort -V | tail -1)
: "${bin:?Install PostgreSQL: apt-get install postgresql}"

# The server refuses to run as root.
as_owner() {
  if [ "$(id -u)" = 0 ]; then (cd / && setpriv --reuid=postgres --regid=postgres --clear-groups "$@"); else "$@"; fi
}

start() {
  if [ ! -d "$folder/data" ]; then
    mkdir -p "$folder"
    [ "$(id -u)" = 0 ] && chown postgres:postgres "$folder"
    as_owner "$bin/initdb" -D "$folder/data" -U postgres --auth=trust -E UTF8 --locale=C > "$folder/../initdb.log"
  fi
  as_owner "$bin/pg_ctl" -D "$folder/data" -w -s -l "$folder/log" \
    -o "-p $port -k $folder -c listen_addresses=127.0.0.1 -c max_connections=300" start
  echo "export HEADNOTE_POSTGRES=postgres://postgres@127.0.0.1:$port/postgres"
}

stop() {
  [ -d "$folder/data" ] || return 0
  as_owner "$bin/pg_ctl" -D "$folder/data" -s -m fast stop || true
  rm -rf "$folder"
}

"${1:-start}"
