# PgBouncer as Debian packages it, by deploy/proxy/pgbouncer.ini: docker build -f deploy/docker/pgbouncer.Dockerfile .

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends pgbouncer \
 && rm -rf /var/lib/apt/lists/*
COPY deploy/proxy/pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
RUN sed -i 's/host=127.0.0.1 port=5000/host=database port=5432/; s/^listen_addr = .*/listen_addr = 0.0.0.0/; s|^auth_file = .*|auth_file = /run/secrets/pgbouncer_users|' /etc/pgbouncer/pgbouncer.ini
USER postgres
EXPOSE 6432
CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]
