import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { siteAddresses } from "./network.ts";

/** Where deploy/proxy/haproxy.cfg takes visitors. */
export const balancer = "http://127.0.0.1:8080";
/** Where it finds the primary, and the replicas. */
export const primaryUrl = (password: string) => databaseUrl(password, 5000);
const replicaUrl = (password: string) => databaseUrl(password, 5001);
const poolerUrl = (password: string) => databaseUrl(password, 6432);

function databaseUrl(password: string, port: number): string {
  return `postgres://faircharge:${password}@127.0.0.1:${port}/faircharge`;
}

export interface SiteSetup {
  workFolder: string;
  databasePassword: string;
  mailUrl: string;
}

/** What every process of the site is told, as deploy/systemd has it. */
export function siteEnvironment({ workFolder, databasePassword, mailUrl }: SiteSetup): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: primaryUrl(databasePassword),
    DATABASE_DIRECT_URL: primaryUrl(databasePassword),
    DATABASE_READ_URL: replicaUrl(databasePassword),
    SESSION_SECRET: `session ${databasePassword} for the drill alone`,
    ACCOUNT_KEY: `account ${databasePassword} for the drill alone`,
    SITE_URL: balancer,
    SMTP_URL: mailUrl,
    MAIL_FROM: "Faircharge <site@example.org>",
    TRUST_PROXY: "loopback,uniquelocal",
    OCR_WORKERS: "1",
  };
}

/** Starts two sites and a worker, one after the other as in an upgrade, and waits for each to be ready. */
export async function startSites(setup: SiteSetup): Promise<ChildProcess[]> {
  const environment = siteEnvironment(setup);
  const started: ChildProcess[] = [];
  for (const [index, HOST] of siteAddresses.entries()) {
    const DATA_DIR = path.join(setup.workFolder, "site");
    const served = { ...environment, HOST, PORT: "3000", DATA_DIR };
    started.push(start(`site-${index + 1}`, setup, ["app/cli/start.js"], served));
    await waitUntilReady(`http://${HOST}:3000/readyz`);
  }
  const DATA_DIR = path.join(setup.workFolder, "worker");
  return started;
}

/** Ends processes that were started, and waits for it. */
export async function stopAll(processes: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    processes.map(async (running) => {
      if (running.exitCode !== null) return;
      const closed = once(running, "exit");
      running.kill("SIGTERM");
      await closed;
    }),
  );
}

function start(
  name: string,
  { workFolder }: SiteSetup,
  args: string[],
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const log = createWriteStream(path.join(workFolder, `${name}.log`));
  const child = spawn(process.execPath, args, { cwd: projectRoot(), env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
  child.once("exit", (code) => code && console.error(`${name} ended with ${code}; see ${name}.log`));
  return child;
}

async function waitUntilReady(address: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(200);
  }
}
