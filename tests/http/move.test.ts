import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAccount } from "#app/domain/accounts/open-account.server.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { checksumAllTables } from "#app/platform/db/table-checksums.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { openQueue } from "#app/platform/jobs/open-queue.server.ts";
import { openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { moveDatabase } from "#app/platform/moving/move-database.server.ts";
import { runProgramIn } from "../support/run-program.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { openTestCluster } from "../support/test-cluster.ts";
import { openTestDatabase } from "../support/test-database.ts";

let dataDir: string;
let cluster: Awaited<ReturnType<typeof openTestCluster>>;
let targetUrl: string;
let ada: SignedIn;
const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;

const openBuiltIn = () => openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
const move = (to: string) =>
  runProgramIn({ env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" } }, "move", "--to", to);

async function checksums(db: PooledDatabase) {
  const client = await db.$client.connect();
  return checksumAllTables(client).finally(() => client.release(true));
}

/** Constraints, indexes and triggers, as text. */
/** The table of one queue; each site has its own. */
const ofOneQueue = /\bj[0-9a-f]{56}/;

const shapeOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ shape: string }>(
      `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as shape from pg_constraint where contype <> 'n'
       union all select indexdef from pg_indexes where schemaname in ('public', 'jobs')
       union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       order by 1`,
    );
    return rows.map(({ shape }) => shape);
  });

beforeAll(async () => {
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), "fc-move-")), "data");
  await chmod(path.dirname(dataDir), 0o711); // the database's user passes through
  cluster = await openTestCluster();
  targetUrl = cluster.urlOf(name);
  await withClient(cluster.urlOf("postgres"), (client) => client.query(`create database ${name}`));
  const { db, close } = await openBuiltIn();
  ada = await signIn({ db, masterKey: await openMasterKey(db, { accountKey: null, dataDir }) });
  await db.execute(sql`insert into waitlist (email, joined_at) values ('ann@example.org', now())`);
  const queue = await openQueue(db);
  const work = await queue.offerWork("a kind of work");
  await work.request(db);
  await queue.close();
  await close();
});
afterAll(async () => {
  await withClient(cluster.urlOf("postgres"), (client) => client.query(`drop database ${name} with (force)`));
  await cluster.close();
  await rm(path.dirname(dataDir), { recursive: true, force: true });
});

test("a move is refused while a site uses the database, and into one that is not empty", async () => {
  const site = await openBuiltIn();
  const inUse = await move(targetUrl);
  expect([inUse.code, inUse.output]).toEqual([1, expect.stringContaining("stop it")]);
  await site.close();
  const full = await openTestDatabase();
  const before = await checksums(full.db);
  const notEmpty = await move(full.databaseUrl);
  expect([notEmpty.code, notEmpty.output]).toEqual([1, expect.stringContaining("is not empty")]);
  expect(await checksums(full.db)).toEqual(before);
  await full.close();
  expect((await move("mysql://localhost/db")).code).toBe(2);
});

test("a move that broke off goes on: every table arrives equal, with its keys, indexes, triggers and numbers", async () => {
  const breaking = moveDatabase({
    dataDir,
    targetUrl,
    onTable: (_name, _table, done) => {
      if (done === 40) throw new Error("The cable was pulled.");
    },
  });
  await expect(breaking).rejects.toThrow("The cable was pulled.");
  const { code, output } = await move(targetUrl);
  expect([code, output]).toEqual([0, expect.stringMatching(/every one equal; [1-9]\d* of them were there/)]);

  const source = await openBuiltIn();
  const target = await openDatabase({ databaseUrl: targetUrl, dataDir, statementTimeoutMs: 0 });
  expect(await checksums(target.db)).toEqual(await checksums(source.db));
  const masterKey = await openMasterKey(target.db, { accountKey: null, dataDir });
  expect(await openAccount(target.db, masterKey, ada.account.accountId)).not.toBeNull();
  const last = sql`select sequencename, last_value from pg_sequences order by 1`;
  expect((await target.db.execute(last)).rows).toEqual((await source.db.execute(last)).rows);
  await target.close();
  await source.close();

  const migrated = await openTestDatabase();
  const shape = await shapeOf(targetUrl);
  const expected = (await shapeOf(migrated.databaseUrl)).filter((line) => !ofOneQueue.test(line));
  expect(shape).toEqual(expect.arrayContaining(expected));
  await migrated.close();
  const again = await move(targetUrl);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining("is not empty")]);
});
