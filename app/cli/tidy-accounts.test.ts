import { rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { runProgramIn } from "../../tests/support/run-program.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/support/test-database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const run = (command: string, ...args: string[]) => {
  const { databaseUrl, dataDir } = database;
  return runProgramIn(
    { env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir } },
    command,
    ...args,
  );
};
const countAccounts = async () => (await database.db.execute(sql`select from accounts`)).rowCount;

test("an account whose key is gone is removed when it is said, and its address signs up again", async () => {
  const { db, dataDir } = database;
  const masterKey = await openMasterKey(db, { accountKey: null, dataDir });
  await signIn({ db, masterKey });
  expect(await run("accounts tidy")).toMatchObject({
    code: 0,
    output: "Each of the 1 accounts has its key: there is nothing to tidy.\n",
  });
  const { account } = await signIn({ db, masterKey }, { email: "ada@example.org" });
  await rm(path.join(dataDir, "account-keys", account.accountId));
  expect(await run("accounts tidy")).toMatchObject({
    code: 1,
    output:
      "Accounts without a key: 1, with one: 1. Nothing was removed; --yes removes them without asking.\n",
  });
  expect(await countAccounts()).toBe(2);
  expect(await run("accounts tidy", "--yes")).toMatchObject({
    code: 0,
    output: "Accounts removed: 1. Their addresses can sign up again.\n",
  });
  expect(await countAccounts()).toBe(1);
  await signIn({ db, masterKey }, { email: "ada@example.org" });
});

test("keys of another site remove nobody", async () => {
  const { db, dataDir } = database;
  const masterKey = await openMasterKey(db, { accountKey: null, dataDir });
  for (let count = 0; count < 2; count += 1) {
    const { account } = await signIn({ db, masterKey });
    await rm(path.join(dataDir, "account-keys", account.accountId));
  }
  expect((await run("accounts tidy", "--yes")).code).toBe(1);
  expect(await countAccounts()).toBe(2);
});

test("status tells versions, sizes and what waits, as lines and as JSON", async () => {
  const asked = await run("status", "--json");
  expect(JSON.parse(asked.stdout)).toMatchObject({
    version: expect.stringMatching(/^\d/),
    dataVersion: expect.stringMatching(/^\d{4}_.*\.sql$/),
    databaseBytes: expect.any(Number),
    freeBytes: expect.any(Number),
    mailWaiting: 0,
    billsWaiting: 0,
    lastImportAt: null,
    lastBackup: null,
    backupFailedAt: null,
    sources: { isSample: false, hospitals: 0, priceFiles: 0, newestPriceFile: null, filings: 0, rules: [] },
  });
  const { stdout } = await run("status");
  for (const line of [
    "Version: 0.",
    "Data: 0",
    "Size of the database: ",
    "Room on the disk: ",
    "Work that waits: none",
    "Mail that waits: 0",
    "Last import: none",
    "Last backup: none by npx faircharge backup",
    "Clock: as the database's",
    "Hospitals: 0, 0 with a number of CMS",
    "Price files: 0",
    "Filings of assistance: 0",
    "Rules and fees: the starter set of",
  ])
    expect(stdout).toContain(line);
});
