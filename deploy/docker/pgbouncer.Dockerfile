# PgBouncer as Debian packages it, by deploy/proxy/pgbouncer.ini: docker build -f deploy/docker/pgbouncer.Dockerfile .
# It writes its list of users, which is one, when it starts, into memory: the password stands in .env alone.

FROM debian:13.2-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends pgbouncer postgresql-client \
 && rm -rf /var/lib/apt/lists/*
COPY deploy/proxy/pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
# In compose.yaml's network, which nobody else is in, the database has no certificate.
RUN sed -i '/^server_tls/d; s/host=127.0.0.1 port=5000/host=database port=5432/; s/^listen_addr = .*/listen_addr = 0.0.0.0/; s|^auth_file = .*|auth_file = /tmp/userlist.txt|' /etc/pgbouncer/pgbouncer.ini
USER postgres
EXPOSE 6432
HEALTHCHECK --interval=5s --timeout=3s --retries=10 CMD ["pg_isready", "--host=127.0.0.1", "--port=6432"]
CMD ["sh", "-c", "umask 077 && printf '\"faircharge\" \"%s\"\\n' \"$PGPASSWORD\" > /tmp/userlist.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
