#!/bin/sh
# Mails TELL that a unit ($1) failed, through the site's own mail server; at most once an hour for each unit.
set -eu
told=$STATE_DIRECTORY/$1
[ -z "$(find "$told" -mmin -60 2>/dev/null)" ] || exit 0
machine=$(uname -n)
mail="From: $MAIL_FROM
To: $TELL
Date: $(date -R)
Subject: $1 failed on $machine

See why, on $machine: journalctl --unit=$1 --since=-1h
docs/operating.md, Incidents, says what to do."
printf '%s\n' "$mail" | curl --silent --show-error --max-time 60 --ssl-reqd --url "$SMTP_URL" \
  --mail-from "$(printf %s "$MAIL_FROM" | sed 's/.*<\(.*\)>.*/\1/')" --mail-rcpt "$TELL" --upload-file -
touch "$told"
