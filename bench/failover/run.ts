import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { installWithApt } from "../../tests/support/install-with-apt.ts";

// npm run drill -- failover [--kills 10 --switches 10]
// Runs three PostgreSQL machines under Patroni and etcd, with HAProxy and PgBouncer in front, two sites and a worker,
// from the files of deploy/. Visitors, forms, uploads, sign-ups and an import are active while the primary is killed,
// cut off and switched over. Exits 1 if a promise was broken. Needs root on Linux: the machines are namespaces in a
// separate network without outside access.

const { values } = parseArgs({
  options: { kills: { type: "string", default: "10" }, switches: { type: "string", default: "10" } },
});

/** Debian's packages, with a program of each. */
const packages = {
  patroni: "/usr/bin/patroni",
  "python3-etcd": "/usr/lib/python3/dist-packages/etcd",
  "etcd-server": "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  pgbouncer: "/usr/sbin/pgbouncer",
  "postgresql-15": "/usr/lib/postgresql/15/bin/postgres",
  iproute2: "/usr/sbin/ip",
};

for (const [name, file] of Object.entries(packages)) {
  if (existsSync(file) || installWithApt(name, "for the drill")) continue;
  console.error(`The drill needs root on Debian with the package ${name}.`);
  process.exit(2);
}
mkdirSync("/etc/faircharge", { recursive: true }); // each machine mounts its own there

const workFolder = mkdtempSync(path.join(tmpdir(), "faircharge-drill-"));
const namespaces = ["--net", "--mount", "--pid", "--fork", "--kill-child=KILL", "--mount-proc"];
const drill = [process.execPath, "--import", "tsx", "bench/failover/drill.ts"];
const { status } = spawnSync(
  "unshare",
  [...namespaces, ...drill, workFolder, values.kills, values.switches],
  {
    cwd: projectRoot(),
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
