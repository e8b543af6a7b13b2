#!/bin/sh
# A command as the site, for /usr/local/bin/faircharge: with its settings and as its user, whoever calls it and wherever.
# A folder that is closed to that user, as /root is, would end the command: it is called in / then.
runuser -u faircharge -- test -r . -a -x . || cd /
exec runuser -u faircharge -- node --env-file=/etc/faircharge/site.env /opt/faircharge/current/app/cli/faircharge.js "$@"
