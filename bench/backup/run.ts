import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installWithApt } from "../../tests/support/install-with-apt.ts";
import { drill } from "./drill.ts";

// npm run drill -- backup: a PostgreSQL of one's own is backed up by pgBackRest with the files of deploy/pgbackrest, fully and
// incrementally, with writes between; then a table is dropped, and the moment before is restored into a new folder. Exits 1
// where any table differs from what it held then. As root on Debian; PostgreSQL and pgBackRest are installed where missing.

/** Debian's packages, with a program of each. */
const packages = {
  pgbackrest: "/usr/bin/pgbackrest",
  "postgresql-15": "/usr/lib/postgresql/15/bin/postgres",
};

for (const [name, file] of Object.entries(packages)) {
  if (existsSync(file) || installWithApt(name, "for the drill")) continue;
  console.error(`The drill needs root on Debian with the package ${name}.`);
  process.exit(2);
}
if (process.getuid?.() !== 0) {
  console.error("The drill needs root: PostgreSQL and pgBackRest run as the user postgres.");
  process.exit(2);
}

const workFolder = mkdtempSync(path.join(tmpdir(), "faircharge-backup-drill-"));
try {
  process.exitCode = (await drill(workFolder)) ? 0 : 1;
} finally {
  rmSync(workFolder, { recursive: true, force: true });
}
