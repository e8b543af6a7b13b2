import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";

export const PROGRAMS = "/usr/lib/postgresql/15/bin";

/** What every process of PostgreSQL and pgBackRest is run with: where the drill's configuration and files are. */
export type DrillEnvironment = Record<string, string>;

/** Runs a program as PostgreSQL's user to its end; what it printed. Throws with its own words where it fails. */
export function runAsPostgres(
  folder: string,
  env: DrillEnvironment,
  program: string,
  ...args: string[]
): string {
  return execFileSync(
    "setpriv",
    ["--reuid=postgres", "--regid=postgres", "--init-groups", program, ...args],
    {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
}

/** A PostgreSQL with its files in `dataFolder`, Debian's version 15. */
export interface DrillCluster {
  url: string;
  start(): void;
  stop(): void;
}

/** `settings` go before those of its files. `folder` takes its socket and its log. */
export function drillCluster(
  folder: string,
  env: DrillEnvironment,
  {
    dataFolder,
    port,
    settings = {},
  }: { dataFolder: string; port: number; settings?: Record<string, string> },
): DrillCluster {
  const all = { listen_addresses: "127.0.0.1", port, unix_socket_directories: folder, ...settings };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const control = (...args: string[]) =>
    runAsPostgres(folder, env, path.join(PROGRAMS, "pg_ctl"), "-w", "-D", dataFolder, ...args);
  const log = path.join(folder, `postgres-${port}.log`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/faircharge`,
    start: () => void control("-l", log, "-o", options.join(" "), "start"),
    stop: () => void control("-m", "fast", "stop"),
  };
}

/** A free port of the loopback address. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
