import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { certificates } from "./certificates.ts";
import { machineAddresses, siteAddresses } from "./network.ts";

/** Where deploy/proxy/haproxy.cfg takes visitors. */
export const balancer = "http://127.0.0.1:8080";
/** Where it finds the primary. */
export const primaryUrl = (password: string) => withTls(databaseUrl(password, "127.0.0.1:5000"));
const poolerUrl = (password: string) => databaseUrl(password, "127.0.0.1:6432");

function databaseUrl(password: string, address: string): string {
  return `postgres://faircharge:${password}@${address}/faircharge`;
}

function withTls(url: string): string {
  return `${url}?sslmode=verify-full&sslrootcert=${certificates.authority}`;
}

export interface SiteSetup {
  workFolder: string;
  databasePassword: string;
  mailUrl: string;
}

/** The settings of every process of the site, as in deploy/systemd. */
export function siteEnvironment({ workFolder, databasePassword, mailUrl }: SiteSetup): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: poolerUrl(databasePassword),
    DATABASE_DIRECT_URL: primaryUrl(databasePassword),
    DATABASE_READ_URL: Object.values(machineAddresses)
      .map((address) => withTls(databaseUrl(databasePassword, `${address}:5432`)))
      .join(),
    SESSION_SECRET: `session ${databasePassword} for the drill alone`,
    ACCOUNT_KEY: `account ${databasePassword} for the drill alone`,
    SITE_URL: balancer,
    SMTP_URL: mailUrl,
    MAIL_FROM: "Faircharge <site@example.org>",
    TRUST_PROXY: "loopback,uniquelocal",
    OCR_WORKERS: "1",
    FILES_URL: `file://${path.join(workFolder, "files")}`, // one folder that all machines mount
  };
}

/** Starts two sites and a worker, one after the other as in an upgrade, and waits for each to be ready. */
export async function startSites(setup: SiteSetup): Promise<Supervised[]> {
  const environment = siteEnvironment(setup);
  const started: Supervised[] = [];
  for (const [index, HOST] of siteAddresses.entries()) {
    const DATA_DIR = path.join(setup.workFolder, `site-${index + 1}`);
    const served = { ...environment, DATA_DIR, HOST, PORT: "3000", BACKGROUND_WORK: "off" };
    started.push(start(`site-${index + 1}`, setup, ["app/cli/start.js"], served));
    await waitUntilReady(`http://${HOST}:3000/readyz`);
  }
  const DATA_DIR = path.join(setup.workFolder, "worker");
  started.push(start("worker", setup, ["app/cli/faircharge.js", "worker"], { ...environment, DATA_DIR }));
  return started;
}

/** A process that is started again where it ends by itself, as systemd does. */
export interface Supervised {
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 1_000;

function start(name: string, { workFolder }: SiteSetup, args: string[], env: NodeJS.ProcessEnv): Supervised {
  const log = createWriteStream(path.join(workFolder, `${name}.log`));
  let running: ChildProcess | null = null;
  let isOver = false;

  async function keepRunning() {
    while (!isOver) {
      running = spawn(process.execPath, args, { cwd: projectRoot(), env, stdio: ["ignore", "pipe", "pipe"] });
      for (const stream of [running.stdout, running.stderr]) stream?.pipe(log, { end: false });
      const [code] = await once(running, "exit");
      if (!isOver) console.log(`${name} ended with ${code}, as ${name}.log says, and is started again.`);
      if (!isOver) await pause(RESTART_AFTER_MS);
    }
  }

  const kept = keepRunning();
  return {
    async stop() {
      isOver = true;
      running?.kill("SIGTERM");
      await kept;
    },
  };
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
