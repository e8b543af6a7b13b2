#!/bin/bash
# Does the steps of a Dockerfile ($1: as shell, by dockerfile-steps.ts) without Docker: this machine's own system stands for
# the image to begin with, and each stage is a layer above it in memory. Then runs what came of it as a container would:
# as its user, its root read-only, /tmp and /data of its own. $2: the folder that is sent; $3: a bill to
# read; $4: a secret that must not be in the image. In namespaces of its own.
set -euo pipefail
steps=$1 context=$2 bill=$3 secret=$4
stages=$(mktemp -d)
mount -t tmpfs -o size=6g tmpfs "$stages"

begin_stage() {
  image=$stages/$1/merged
  mkdir -p "$stages/$1"/{upper,work,merged}
  mount -t overlay overlay -o "lowerdir=/,upperdir=$stages/$1/upper,workdir=$stages/$1/work" "$image"
  mount -t proc proc "$image/proc"
  mount --rbind /dev "$image/dev"
  mount -t tmpfs tmpfs "$image/tmp"
}
copy() {
  mkdir -p "$(dirname "$2")"
  if [ -d "$1" ]; then mkdir -p "$2" && cp -a "$1/." "$2/"; else cp -a "$1" "$2"; fi
}
run_in() { chroot "$image" sh -ec "cd '$1'; $2"; }

source "$steps"
echo "built: $(du -sh --apparent-size "$image/app" | cut -f1) in /app, of it node_modules $(du -sh --apparent-size "$image/app/node_modules" | cut -f1)"
if grep -rlF "$secret" "${image%merged}upper"; then
  echo "A secret is in the image."
  exit 1
fi
echo "no planted secret in the image"

mount -t tmpfs -o "uid=$(chroot "$image" id -u "$user"),mode=700" tmpfs "$image/data"
mount -o remount,ro "$image"
as_user() { chroot --userspec="$user:$user" "$image" sh -c "cd /app; export $environment HOME=/data; exec \"\$@\"" sh "$@"; }
as_user touch /app/written 2>/dev/null && { echo "The root can be written to."; exit 1; }
[ "$(as_user id -u)" != 0 ] || { echo "It runs as root."; exit 1; }
as_user sh -c 'command -v cc || command -v make' && echo "(build tools of this machine, not of the image)"
launcher=
if setpriv --help | grep -q seccomp-filter; then
  launcher="/usr/bin/setpriv --no-new-privs --seccomp-filter /app/no-network.bpf"
else
  echo "(readers keep their network here: this machine's setpriv is older than the image's)"
fi
as_user env SAMPLE_DATA=on OCR_LAUNCHER="$launcher" "${command[@]}" &
for _ in $(seq 600); do
  if as_user "${healthcheck[@]}"; then break; fi
  sleep 0.5
done
as_user "${healthcheck[@]}" || { echo "It never became healthy."; exit 1; }
echo "healthy, as $(as_user id -un), on a read-only root"
status=$(curl -s -o /dev/null -w '%{http_code}' -F "uploaded_file=@$bill" http://127.0.0.1:3000/ocr/cloud_ocr)
echo "a scanned bill: $status"
kill %1
wait %1 || true
[ "$status" = 200 ]
