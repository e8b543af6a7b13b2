#!/bin/sh
# Makes the certificates by which the machines of the database know each other, once, anywhere:
#   make-certificates.sh <new folder> 10.77.0.11 10.77.0.12 10.77.0.13
# For each machine a folder of its address, for its /etc/faircharge. `ca.key` makes more of them: it goes to no machine. Ten years.
set -eu
umask 077
mkdir "$1" && cd "$1" && shift
new_key="-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
openssl req -x509 $new_key -days 3650 -subj "/CN=Faircharge database" -keyout ca.key -out ca.crt 2>/dev/null
for address; do
  mkdir "$address"
  openssl req $new_key -subj "/CN=$address" -keyout "$address/machine.key" -out request 2>/dev/null
  # HAProxy on the sites' machines leads from their own 127.0.0.1 to it.
  echo "subjectAltName=IP:$address,IP:127.0.0.1,DNS:localhost
extendedKeyUsage=serverAuth,clientAuth" > extensions
  openssl x509 -req -in request -CA ca.crt -CAkey ca.key -CAcreateserial -days 3650 -extfile extensions -out "$address/machine.crt" 2>/dev/null
  cp ca.crt "$address/"
done
rm request extensions
