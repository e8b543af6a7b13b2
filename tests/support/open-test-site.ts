import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ServerBuild } from "@remix-run/node";
import type { PasswordCost } from "#app/domain/accounts/passwords/open-password-hasher.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { type MasterKey, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import type { SiteParts } from "#app/site/site-parts.ts";
import { importBuiltServer } from "./import-built-server.ts";
import { patientLimits } from "./patient-limits.ts";
import { openRecordedReader } from "./recorded-reader.ts";
import { serveHere } from "./serve-here.ts";
import { openSharedPapers } from "./shared-papers.ts";
import { openTestDatabase } from "./test-database.ts";

export interface TestSite {
  origin: string;
  db: PooledDatabase;
  /** Of the accounts in it. */
  masterKey: MasterKey;
  clock: Clock;
  /** What its passwords are hashed with. */
  passwordCost: PasswordCost;
  /** Where its files are. */
  dataDir: string;
  /** Where its database is, for another site on the same one. */
  databaseUrl: string;
  /** Sends a request to the running site; redirects are not followed, so that a test sees them, and nothing is compressed
   *  for a test that does not ask for it. */
  fetch(pathAndQuery: string, init?: RequestInit): Promise<Response>;
  /** Posts a form. */
  post(
    pathAndQuery: string,
    fields: Record<string, string> | URLSearchParams | FormData,
    headers?: Record<string, string>,
  ): Promise<Response>;
  close(): Promise<void>;
}

/** A hundredth of what is served: a test whose matter is not the cost has no use for it. */
const quickPasswordCost: PasswordCost = { memoryCost: 1024, timeCost: 2, parallelism: 1 };

/** Leaves out what is done at once. */
const repeatLater: typeof repeatInBackground = (task, intervalSeconds) => {
  let isFirst = true;
  return repeatInBackground(async (signal) => {
    if (!isFirst) await task(signal);
    isFirst = false;
  }, intervalSeconds);
};

/** The built site as `npm start` serves it, on a fresh database and a free port. `variables` are environment
 *  variables; `change` makes another site of its routes. Fixture bills aren't read again unless a test about
 *  reading passes `openReader`. Pages wait for readings and for the sample data notice, and connections for their
 *  clients, however busy the machine is. Passwords are hashed at a small cost. Background work at start is left
 *  out, since it costs more than most tests, unless a test about it passes `repeatInBackground`. */
export async function openTestSite(
  variables: Record<string, string> = {},
  {
    change = (build) => build,
    clock = systemClock,
    passwordCost = quickPasswordCost,
    ...parts
  }: Partial<SiteParts> & { change?: (build: ServerBuild) => ServerBuild } = {},
): Promise<TestSite> {
  const database = await openTestDatabase({ hasSampleData: variables.SAMPLE_DATA === "on" });
  const dataDir = await mkdtemp(path.join(tmpdir(), "faircharge-data-"));
  const env = readEnv({
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: dataDir,
    SAMPLE_DATA: "off", // a test that needs it asks for it
    ...patientLimits,
    ...variables,
    NODE_ENV: "production",
  });
  const build = path.join(projectRoot(), "build");
  const { openSite } = await importBuiltServer();
  const remixBuild = await import(path.join(build, "server/index.js"));
  const site = await openSite(env, change(remixBuild), path.join(build, "client"), {
    openReader: openRecordedReader,
    openPapers: openSharedPapers,
    repeat: repeatLater,
    sampleNoticePatienceMs: 300_000,
    readingPatienceMs: 300_000,
    readinessPatienceMs: 120_000,
    unreadBodySilenceMs: 300_000,
    clock,
    passwordCost,
    ...parts,
  });
  const { origin, close: stopServing } = await serveHere(site.app);
  const send: TestSite["fetch"] = (pathAndQuery, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has("Accept-Encoding")) headers.set("Accept-Encoding", "identity");
    return fetch(new URL(pathAndQuery, origin), { redirect: "manual", ...init, headers });
  };
  return {
    origin,
    db: database.db,
    masterKey: await openMasterKey(database.db, { ...env, dataDir: env.filesFolder }),
    clock,
    passwordCost,
    dataDir,
    databaseUrl: env.databaseUrl ?? database.databaseUrl,
    fetch: send,
    post(pathAndQuery, fields, headers = {}) {
      const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
      return send(pathAndQuery, { method: "POST", headers, body });
    },
    async close() {
      await stopServing();
      await site.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
