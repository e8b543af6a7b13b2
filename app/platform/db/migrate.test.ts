import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { withClient } from "./with-client.server.ts";

const database = databaseForTests();
let name: string;
let databaseUrl: string;
let folder: string;

/** An empty database next to the migrated one, and a separate folder of migrations. */
beforeEach(async () => {
  name = `${new URL(database.databaseUrl).pathname.slice(1)}_empty`;
  await administer(`create database ${name}`);
  databaseUrl = urlOf(name);
  folder = await mkdtemp(path.join(tmpdir(), "fc-migrations-"));
  await write("0001_first.sql", "create table first (id integer); insert into first values (1);");
  await write("0002_second.sql", "alter table first add column name text;");
});
afterEach(async () => {
  await administer(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true });
});

const write = (file: string, sql: string) => writeFile(path.join(folder, file), sql);
const administer = (sql: string) => withClient(urlOf("postgres"), (client) => client.query(sql));

function urlOf(databaseName: string): string {
  const url = new URL(database.databaseUrl);
  url.pathname = databaseName;
  return url.href;
}

async function rowsOfFirst() {
  return (await withClient(databaseUrl, (client) => client.query("select * from first"))).rows;
}

test("migrations are applied in order, once", async () => {
  expect(await migrateDatabase(databaseUrl, folder)).toEqual(["0001_first.sql", "0002_second.sql"]);
  expect(await migrateDatabase(databaseUrl, folder)).toEqual([]);
  expect(await rowsOfFirst()).toEqual([{ id: 1, name: null }]);
});

test("a later migration is applied to a database that has the earlier ones", async () => {
  await migrateDatabase(databaseUrl, folder);
  await write("0003_third.sql", "insert into first values (3, 'three')");
  expect(await migrateDatabase(databaseUrl, folder)).toEqual(["0003_third.sql"]);
});

test("processes that migrate at once apply each migration once", async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(databaseUrl, folder)));
  expect(applied.flat()).toHaveLength(2);
  expect(await rowsOfFirst()).toHaveLength(1);
});

test("a migration that fails leaves nothing of itself, and says which it was", async () => {
  await write("0002_second.sql", "insert into first values (2); select 1/0;");
  await expect(migrateDatabase(databaseUrl, folder)).rejects.toThrow(
    /Migration 0002_second.sql failed: division by zero/,
  );
  expect(await rowsOfFirst()).toEqual([{ id: 1 }]);
});

test("a repeated migration keeps each step, and goes on from where it was stopped", async () => {
  await write(
    "0002_second.sql",
    `-- repeated
    insert into first select max(id) + 1 from first;
    select from first having max(id) < 4 and 1 / (3 - max(id)) is not null;`,
  );
  await expect(migrateDatabase(databaseUrl, folder)).rejects.toThrow(
    /0002_second.sql failed: division by zero/,
  );
  expect(await rowsOfFirst()).toEqual([{ id: 1 }, { id: 2 }]);
  await withClient(databaseUrl, (client) => client.query("insert into first values (3)"));
  expect(await migrateDatabase(databaseUrl, folder)).toEqual(["0002_second.sql"]);
  expect(await rowsOfFirst()).toHaveLength(4);
});

test("an applied migration that was edited is an error that says so", async () => {
  await migrateDatabase(databaseUrl, folder);
  await write("0002_second.sql", "alter table first add column title text;");
  await expect(migrateDatabase(databaseUrl, folder)).rejects.toThrow(/0002_second.sql was edited/);
});

test("line ends of another system are no edit", async () => {
  await write("0002_second.sql", "alter table first\nadd column name text;\n");
  await migrateDatabase(databaseUrl, folder);
  await write("0002_second.sql", "alter table first\r\nadd column name text;\r\n");
  expect(await migrateDatabase(databaseUrl, folder)).toEqual([]);
});

test("a version goes on beside a newer one that only added, and is refused once something it needs is gone", async () => {
  await migrateDatabase(databaseUrl, folder);
  const formerFolder = await mkdtemp(path.join(tmpdir(), "fc-migrations-"));
  await cp(folder, formerFolder, { recursive: true });
  await write("0099_third.sql", "alter table first add column title text;");
  await migrateDatabase(databaseUrl, folder);
  expect(await migrateDatabase(databaseUrl, formerFolder)).toEqual([]);
  await write("0100_fourth.sql", "-- contracts: 0099\nalter table first drop column name;");
  await migrateDatabase(databaseUrl, folder);
  await expect(migrateDatabase(databaseUrl, formerFolder)).rejects.toThrow(
    /migration 0100_fourth.sql of a newer version, which took away what this version needs/,
  );
  await cp(path.join(folder, "0099_third.sql"), path.join(formerFolder, "0099_third.sql"));
  expect(await migrateDatabase(databaseUrl, formerFolder)).toEqual([]);
  await rm(formerFolder, { recursive: true });
});

test.each([
  "alter table first drop column name",
  "alter table first rename column name to title",
  "alter table first add column title text not null",
  "alter table first alter column name set not null",
  "alter table first alter column id type bigint",
  "drop table first",
])("'%s' is left to the next version, or says since when nothing needs it", async (sql) => {
  await write("0099_third.sql", sql);
  await expect(migrateDatabase(databaseUrl, folder)).rejects.toThrow(/0099_third.sql takes away what/);
  await write("0099_third.sql", `-- contracts: 0100\n${sql}`);
  await expect(migrateDatabase(databaseUrl, folder)).rejects.toThrow(
    /only what an earlier one made needless/,
  );
});

test("a migration that finds its table in use lets others go on, and comes back", async () => {
  await migrateDatabase(databaseUrl, folder);
  await write("0099_third.sql", "alter table first add column title text;");
  const patience = { lockTimeoutMs: 50, retryAfterMs: 20, maxTries: 1_000 };
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const migrating = await withClient(databaseUrl, async (holder) => {
    await holder.query("begin; select from first");
    const migrating = migrateDatabase(databaseUrl, folder, patience);
    await vi.waitUntil(() => log.mock.calls.length > 0, { timeout: 120_000 });
    for (let visit = 0; visit < 20; visit++) expect(await rowsOfFirst()).toHaveLength(1);
    await holder.query("commit");
    return migrating;
  });
  expect(migrating).toEqual(["0099_third.sql"]);
  expect(log.mock.calls.flat()).toEqual([
    "Migration 0099_third.sql waits for a table that others are using.",
    expect.stringMatching(
      /^The data went from 0002_second\.sql to 0099_third\.sql: 1 migration in \d+\.\d s\.$/,
    ),
  ]);
  log.mockRestore();
});

test("two migrations with one number are refused", async () => {
  await write("0002_other.sql", "select 1");
  await expect(migrateDatabase(databaseUrl, folder)).rejects.toThrow(/bear the same number/);
});
