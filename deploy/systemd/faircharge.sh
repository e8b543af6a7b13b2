#!/bin/sh
# A command as the site, for /usr/local/bin/faircharge: with its settings and as its user, whoever calls it and wherever.
exec runuser -u faircharge -- node --env-file=/etc/faircharge/site.env /opt/faircharge/current/app/cli/faircharge.js "$@"
