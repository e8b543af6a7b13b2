import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

/** Two site processes of one database behind Caddy, started as deploy/systemd/faircharge@.service does. */
export interface ServedSites {
  /** Where Caddy takes visitors. */
  origin: string;
  /** Lets the link name another version, which starts next. */
  linkTo(version: string): Promise<void>;
  /** Restarts one process after the other, each once the one before is ready. Returns the seconds of each. */
  restartInTurn(): Promise<string[]>;
  /** What the processes said, but for their starts. */
  said(): string[];
  stop(): Promise<void>;
}

const PORTS = [8572, 8573];
const CADDY_PORT = 8571;
/** As docs/operating.md waits, until the proxy sends visitors to a process that is back. */
const PROXY_LEARNS_MS = 5_000;
const MAX_READY_MS = 120_000;
const EXPECTED = /; its database: | is ready at |^Sample data|^ {4}at /;

export async function startServedSites(
  folder: string,
  { former, dataDir }: { former: string; dataDir: string },
): Promise<ServedSites> {
  const current = path.join(folder, "current");
  const lines: string[] = [];
  const sites = new Map<number, ChildProcess>();

  async function linkTo(version: string): Promise<void> {
    const next = path.join(folder, "next");
    await symlink(version, next);
    await rename(next, current);
  }

  function start(port: number): void {
    const child = spawn(process.execPath, ["build/server/server.js"], {
      cwd: current,
      env: {
        ...process.env,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => lines.push(...String(text).split("\n").filter(Boolean)));
    sites.set(port, child);
  }

  await linkTo(former);
  for (const port of PORTS) {
    start(port);
    await waitUntilReady(`http://127.0.0.1:${port}`, sites.get(port));
  }
  const caddy = await startCaddy(folder);
  const origin = `http://127.0.0.1:${CADDY_PORT}`;
  await waitUntilReady(origin, caddy);

  return {
    origin,
    linkTo,
    async restartInTurn() {
      const seconds: string[] = [];
      for (const port of PORTS) {
        const beganAt = performance.now();
        await end(sites.get(port));
        const stoppedAt = performance.now();
        start(port);
        await waitUntilReady(`http://127.0.0.1:${port}`, sites.get(port));
        const [stopping, starting] = [stoppedAt - beganAt, performance.now() - stoppedAt];
        await pause(PROXY_LEARNS_MS);
        seconds.push(
          `${(stopping / 1000).toFixed(1)} s to stop, ${(starting / 1000).toFixed(1)} s to be ready`,
        );
      }
      return seconds;
    },
    said: () => [...new Set(lines.filter((line) => !EXPECTED.test(line)))],
    async stop() {
      await end(caddy);
      for (const site of sites.values()) await end(site);
    },
  };
}

/** By the file of deploy/proxy, and with word that this machine says for whom it asks: the load comes from many networks. */
async function startCaddy(folder: string): Promise<ChildProcess> {
  const shipped = await readFile(path.join(projectRoot(), "deploy/proxy/Caddyfile"), "utf8");
  const file = path.join(folder, "Caddyfile");
  await writeFile(file, shipped.replace("lb_policy", "trusted_proxies 127.0.0.1/8\n\t\tlb_policy"));
  return spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://127.0.0.1:${CADDY_PORT}`,
      SITES: PORTS.map((port) => `127.0.0.1:${port}`).join(" "),
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: "ignore",
  });
}

async function waitUntilReady(origin: string, child: ChildProcess | undefined): Promise<void> {
  const until = performance.now() + MAX_READY_MS;
  for (;;) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child?.exitCode !== null || performance.now() > until)
      throw new Error(`A process of ${origin} was not ready; it ended with ${child?.exitCode}.`);
    await pause(100);
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
