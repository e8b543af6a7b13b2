import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { openMasterKey } from "./master-key.server.ts";

const database = databaseForEachTest();
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fc-master-key-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = (accountKey: string | null = null) => openMasterKey(database.db, { accountKey, dataDir });
const keyFile = () => path.join(dataDir, "account-key");
const accountId = randomUUID();

test("a key is made for its owner's eyes only, and what it wrapped opens after a restart", async () => {
  const { key, ...wrapped } = await (await open()).wrapNewKey(accountId);
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  const again = await (await open()).unwrap(accountId, wrapped);
  expect(again?.open("a text", key.seal("a text", Buffer.from("kept"))).toString()).toBe("kept");
});

test("an index of a text is the same after a restart, and another for another purpose and another site", async () => {
  const index = (await open()).indexOf("email", "a@example.org");
  expect((await open()).indexOf("email", "a@example.org")).toEqual(index);
  expect((await open()).indexOf("phone", "a@example.org")).not.toEqual(index);
});

test("processes that begin at once agree on one key", async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => open()));
  const { key: _, ...wrapped } = await keys[0]!.wrapNewKey(accountId);
  for (const other of keys) expect(await other.unwrap(accountId, wrapped)).not.toBeNull();
  expect(await readdir(dataDir)).toEqual(["account-key", "account-keys"]);
});

test("without its file the site refuses to open, says what to do, and makes no other", async () => {
  await open();
  await rename(keyFile(), `${keyFile()}-elsewhere`);
  await expect(open()).rejects.toThrow(/account-key is missing.*Put the right one back from a backup/s);
  expect(await readdir(dataDir)).toEqual(["account-key-elsewhere"]);
  await rename(`${keyFile()}-elsewhere`, keyFile());
  await open();
});

test("another key is refused, the operator's too", async () => {
  await open();
  await expect(open("another key, long enough to be one, but not this one")).rejects.toThrow(
    /ACCOUNT_KEY is not the key/,
  );
  expect(await open((await readFile(keyFile(), "utf8")).trim())).toBeDefined();
});

test("what a destroyed file key wrapped opens for nobody, whoever still has the row", async () => {
  const masterKey = await open();
  const { key: _, ...wrapped } = await masterKey.wrapNewKey(accountId);
  await masterKey.accountKeys.settle(accountId);
  const elsewhere = await open();
  await masterKey.accountKeys.condemn(accountId);
  expect(await elsewhere.unwrap(accountId, wrapped)).toBeNull();
  await masterKey.accountKeys.destroy(accountId);
  expect(await elsewhere.unwrap(accountId, wrapped)).toBeNull();
  expect(await readdir(path.join(dataDir, "account-keys"))).toEqual([]);
  await masterKey.accountKeys.create(accountId); // another one, by the same name
  await expect(elsewhere.unwrap(accountId, wrapped)).rejects.toThrow();
});
