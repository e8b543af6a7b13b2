import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

/** Site processes on one database, behind HAProxy. */
export interface SiteGroup {
  /** Where HAProxy takes visitors. */
  origin: string;
  /** Where each process answers by itself. */
  siteOrigins: string[];
  siteIds: number[];
  stop(): Promise<void>;
}

const FIRST_PORT = 8470;
const BALANCER_PORT = 8469;

/** Starts a number of site processes with this data folder and waits until each is ready; logs go into `workFolder`. */
export async function startSites(
  count: number,
  { dataDir, workFolder, hasSampleData }: { dataDir: string; workFolder: string; hasSampleData: boolean },
): Promise<SiteGroup> {
  const ports = Array.from({ length: count }, (_, no) => FIRST_PORT + no);
  const siteOrigins = ports.map((port) => `http://127.0.0.1:${port}`);
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null) continue;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
  };
  const start = (name: string, command: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
    const child = spawn(command, args, { cwd: projectRoot(), env, stdio: ["ignore", "pipe", "pipe"] });
    const log = createWriteStream(path.join(workFolder, `${name}.log`), { flags: "a" });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    started.push(child);
    return child;
  };
  try {
    const sites: ChildProcess[] = [];
    for (const [no, port] of ports.entries()) {
      const site = start(`site-${no + 1}`, process.execPath, ["app/cli/start.js"], {
        ...process.env,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        SAMPLE_DATA: hasSampleData ? "on" : "off",
        TRUST_PROXY: "loopback",
      });
      await waitUntilReady(`${siteOrigins[no]}/readyz`, site, workFolder);
      sites.push(site);
    }
    const configuration = path.join(workFolder, "haproxy.cfg");
    await writeFile(configuration, haproxyLines(ports).join("\n"));
    const balancer = start("haproxy", "haproxy", ["-db", "-f", configuration]);
    const origin = `http://127.0.0.1:${BALANCER_PORT}`;
    await waitUntilReady(`${origin}/readyz`, balancer, workFolder);
    return { origin, siteOrigins, siteIds: sites.map(({ pid }) => pid!), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function haproxyLines(ports: number[]): string[] {
  return [
    "global",
    "    maxconn 4000",
    "defaults",
    "    mode http",
    "    timeout connect 2s",
    "    timeout client 60s",
    "    timeout server 120s",
    "listen visitors",
    `    bind 127.0.0.1:${BALANCER_PORT}`,
    "    option forwardfor",
    "    balance roundrobin",
    ...ports.map((port) => `    server site-${port} 127.0.0.1:${port}`),
    "",
  ];
}

async function waitUntilReady(address: string, child: ChildProcess, workFolder: string): Promise<void> {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null)
      throw new Error(`A process ended with ${child.exitCode}; see ${workFolder}.`);
    await pause(200);
  }
}
