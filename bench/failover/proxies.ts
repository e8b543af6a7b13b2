import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { chmod, copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { runOrThrow } from "./run-or-throw.ts";

/** Starts HAProxy and PgBouncer by the files of deploy/proxy. */
export async function startProxies(workFolder: string, databasePassword: string): Promise<ChildProcess[]> {
  const source = path.join(projectRoot(), "deploy/proxy");
  const folder = path.join(workFolder, "pgbouncer");
  await mkdir(folder, { recursive: true });
  await copyFile(path.join(source, "pgbouncer.ini"), path.join(folder, "pgbouncer.ini"));
  await writeFile(path.join(folder, "userlist.txt"), `"faircharge" "${databasePassword}"\n`);
  await chmod(path.join(folder, "userlist.txt"), 0o600);
  runOrThrow("chown", "-R", "postgres:", folder);
  const asPostgres = ["--reuid=postgres", "--regid=postgres", "--init-groups"];
  const named = await readEnvironmentFile(path.join(source, "proxy.env"));
  return [
    start("haproxy", workFolder, "haproxy", ["-db", "-f", path.join(source, "haproxy.cfg")], {
      env: { ...process.env, ...named },
    }),
    start("pgbouncer", workFolder, "setpriv", [...asPostgres, "pgbouncer", "pgbouncer.ini"], { cwd: folder }),
  ];
}

/** Lines of NAME=value, as systemd reads them. */
async function readEnvironmentFile(file: string): Promise<Record<string, string>> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

function start(
  name: string,
  workFolder: string,
  command: string,
  args: string[],
  place: { env?: NodeJS.ProcessEnv; cwd?: string },
): ChildProcess {
  const log = createWriteStream(path.join(workFolder, `${name}.log`));
  const child = spawn(command, args, { ...place, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
  return child;
}
