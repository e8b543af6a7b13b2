import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPostmaster } from "#app/platform/db/embedded/postmaster-file.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import type { SiteParts } from "#app/site/site-parts.ts";
import { importBuiltServer } from "../support/import-built-server.ts";
import { openTestDatabase } from "../support/test-database.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fc-half-open-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function openSite(variables: Record<string, string>, parts: Partial<SiteParts> = {}) {
  const { openSite: open } = await importBuiltServer();
  const build = path.join(projectRoot(), "build");
  const remixBuild = await import(path.join(build, "server/index.js"));
  const env = readEnv({ DATA_DIR: dataDir, SAMPLE_DATA: "off", ...variables, NODE_ENV: "production" });
  return open(env, remixBuild, path.join(build, "client"), parts);
}

function noPapers(): never {
  throw new Error("Papers cannot be read here.");
}

const spoilers: Record<string, (db: Database) => Promise<unknown>> = {
  "the secret of its cookies": () => mkdir(path.join(dataDir, "session-secret")),
  "its queue": (db) => db.execute(sql`drop table jobs.queue cascade`),
  "its reader of papers": async () => {},
};

test.each(
  Object.keys(spoilers),
)("where %s does not open, no connection to the database stays", async (part) => {
  const database = await openTestDatabase();
  await spoilers[part]?.(database.db);
  const parts = part === "its reader of papers" ? { openPapers: noPapers } : {};
  await expect(openSite({ DATABASE_URL: database.databaseUrl }, parts)).rejects.toThrow();
  const countOthers = async () => {
    const { rowCount } = await database.db.execute(sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
    return rowCount;
  };
  await expect.poll(countOthers).toBe(0);
  await database.close();
});

test("where its reader of papers does not open, the built-in database is stopped again", async () => {
  await expect(openSite({}, { openPapers: noPapers })).rejects.toThrow("Papers cannot be read here.");
  expect(await findPostmaster(path.join(dataDir, "postgres/files"))).toBeNull();
});
