import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { fastestFolder } from "./fastest-folder.ts";
import { installWithApt } from "./install-with-apt.ts";

const PROGRAMS = "/usr/lib/postgresql";

export interface DebianPostgres {
  /** Of its database `postgres`, as its superuser. */
  url: string;
  version: string;
  /** The folder of its programs. */
  programs: string;
  dataFolder: string;
  stop(): void;
}

/** Starts Debian's newest installed PostgreSQL on a free loopback port, with its files in memory if there is
 *  room. Installs one if none is there. Null: not Debian, or installing isn't allowed. */
export async function startDebianPostgres(settings: Record<string, string>): Promise<DebianPostgres | null> {
  const isReady = findVersion() !== null || installWithApt("postgresql", "to test against it");
  const version = isReady ? findVersion() : null;
  if (version === null) return null;
  const programs = path.join(PROGRAMS, version, "bin");
  const folder = mkdtempSync(path.join(fastestFolder(), "fc-debian-"));
  const dataFolder = path.join(folder, "data");
  mkdirSync(dataFolder, { mode: 0o700 });
  const user = process.getuid?.() === 0 ? postgresUser() : null;
  for (const made of [folder, dataFolder]) if (user) chownSync(made, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, { cwd: folder, stdio: "ignore", ...user });
  run("initdb", "-D", dataFolder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
  const port = await findFreePort();
  const all = { listen_addresses: "127.0.0.1", port, unix_socket_directories: folder, ...settings };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  run("pg_ctl", "start", "-w", "-D", dataFolder, "-l", path.join(folder, "log"), "-o", options.join(" "));
  return {
    url: `postgres://postgres:trusted@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`, // as the built-in one's
    version,
    programs,
    dataFolder,
    stop() {
      run("pg_ctl", "stop", "-m", "immediate", "-D", dataFolder);
      rmSync(folder, { recursive: true });
    },
  };
}

function findVersion(): string | null {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS) : [];
  const whole = versions.filter((version) => existsSync(path.join(PROGRAMS, version, "bin/initdb")));
  return whole.sort((one, other) => Number(one) - Number(other)).at(-1) ?? null;
}

/** PostgreSQL refuses to run as root; Debian's package brings this user. */
function postgresUser(): { uid: number; gid: number } {
  const idOf = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function findFreePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === "object" && address ? address.port : "")));
    });
  });
}
