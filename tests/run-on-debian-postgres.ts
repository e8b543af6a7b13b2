import { spawn } from "node:child_process";
import { once } from "node:events";
import { startDebianPostgres } from "./support/debian-postgres.ts";
import { fastestFolder } from "./support/fastest-folder.ts";
import { TEST_SETTINGS } from "./support/test-cluster.ts";

// `npm run test:postgres`: the HTTP half of the suite on Debian's PostgreSQL, so that the built-in one hides nothing.

const postgres = await startDebianPostgres(TEST_SETTINGS);
if (postgres === null) {
  console.error(
    "There is no PostgreSQL of Debian in /usr/lib/postgresql, and only root on Debian may install it: apt-get install postgresql",
  );
  process.exit(1);
}
console.log(`Testing against Debian's PostgreSQL ${postgres.version}.`);
process.once("exit", () => postgres.stop());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => {}); // vitest ends, and then we do
const env = { ...process.env, TEST_POSTGRES_URL: postgres.url, TMPDIR: fastestFolder() };
const tests = spawn("npx", ["vitest", "run", ...process.argv.slice(2)], { stdio: "inherit", env });
const [code] = await once(tests, "exit");
process.exitCode = code ?? 1;
