#!/bin/sh
# Patroni calls this once, on the machine that makes the cluster, with an address of the new database server.
set -eu
psql --quiet --set=ON_ERROR_STOP=1 --set=password="$FAIRCHARGE_DATABASE_PASSWORD" --dbname="$1" <<'SQL'
create role faircharge login password :'password';
create database faircharge owner faircharge;
SQL
