#!/bin/sh
# Begins a machine of the drill inside its namespaces: its folders where Debian has them, /etc/faircharge filled as
# docs/operating.md says, then etcd and Patroni. Arguments: its name, its address, its folder, the project's folder.
set -eu
name=$1 address=$2 folder=$3 project=$4

mkdir -p "$folder/postgresql" "$folder/etcd"
chown postgres: "$folder/postgresql"
chown etcd: "$folder/etcd"
chmod 700 "$folder/etcd"
mount --bind "$folder/postgresql" /var/lib/postgresql
mount --bind "$folder/etcd" /var/lib/etcd
mkdir -p /var/run/postgresql && mount -t tmpfs tmpfs /var/run/postgresql && chown postgres: /var/run/postgresql
mount -t tmpfs tmpfs /etc/faircharge
cp "$project"/deploy/database/* "$folder/../secrets.env" "$folder/../tls/$address"/* /etc/faircharge/
sed -i "s/=one$/=$name/; s/10\.77\.0\.11/$address/g" /etc/faircharge/machine.env
chown -R postgres: /etc/faircharge
chmod 755 /etc/faircharge
chown root:ssl-cert /etc/faircharge/machine.key
chmod 644 /etc/faircharge/*.crt
chmod 640 /etc/faircharge/machine.key

set -a
. /etc/faircharge/cluster.env
. /etc/faircharge/machine.env
. /etc/faircharge/secrets.env
set +a
setpriv --reuid=etcd --regid=etcd --groups=ssl-cert etcd &
HOME=/var/lib/postgresql setpriv --reuid=postgres --regid=postgres --init-groups patroni /etc/faircharge/patroni.yml &
wait # this shell is the machine's first process, and stays root: a change of user would let it outlive who started it
