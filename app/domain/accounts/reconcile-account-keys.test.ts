import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Clock } from "#app/platform/clock.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { type MasterKey, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { checkKeyFiles } from "./check-key-files.server.ts";
import { queueMail } from "./mail/queue-mail.server.ts";
import { openAccount } from "./open-account.server.ts";
import { reconcileAccountKeys } from "./reconcile-account-keys.server.ts";

const database = databaseForEachTest();
let masterKey: MasterKey;
beforeEach(async () => {
  masterKey = await openMasterKey(database.db, { accountKey: null, dataDir: database.dataDir });
});

const now = () => new Date();
const later: Clock = { now: () => new Date(Date.now() + 2 * 3_600_000) };

async function tend(clock: Clock = { now }): Promise<void> {
  const accountFiles = openSealedFiles(path.join(database.dataDir, "account-files"));
  await reconcileAccountKeys({ db: database.db, masterKey, accountFiles, clock });
}

const states = async () => (await masterKey.accountKeys.list()).map(({ state }) => state);
const countAccounts = async () => (await database.db.execute(sql`select from accounts`)).rowCount;

test("a deletion that was broken off opens for nobody, and goes on to its end", async () => {
  const { account } = await signIn({ db: database.db, masterKey });
  const { account: other } = await signIn({ db: database.db, masterKey });
  await masterKey.accountKeys.condemn(account.accountId);
  expect(await openAccount(database.db, masterKey, account.accountId)).toBeNull();
  await tend();
  expect([await countAccounts(), await states()]).toEqual([1, ["kept"]]);
  expect(await openAccount(database.db, masterKey, other.accountId)).not.toBeNull();
});

test("a key whose account never came to be goes once its making must be over", async () => {
  await masterKey.wrapNewKey(randomUUID());
  await tend();
  expect(await states()).toEqual(["new"]);
  await tend(later);
  expect(await states()).toEqual([]);
});

test("a key whose account came to be before anybody could say so is kept", async () => {
  const { account } = await signIn({ db: database.db, masterKey });
  const folder = path.join(database.dataDir, "account-keys");
  await rename(path.join(folder, account.accountId), path.join(folder, `${account.accountId}.new`));
  await tend(later);
  expect(await states()).toEqual(["kept"]);
  expect(await openAccount(database.db, masterKey, account.accountId)).not.toBeNull();
});

test("a key that was in use is not destroyed because its row is missing: the database may be an older one", async () => {
  const { account } = await signIn({ db: database.db, masterKey });
  await database.db.execute(sql`delete from accounts where account_id = ${account.accountId}`);
  await tend(later);
  expect(await states()).toEqual(["kept"]);
});

test("the key of a mail that was never queued goes; that of one that waits stays", async () => {
  const request = async () => {};
  const services = { masterKey, mailing: { request }, clock: { now }, language: "en" } as const;
  const mail = { to: "a@example.org", mail: { kind: "password-changed" as const }, accountId: null };
  await database.db.transaction((transaction) => queueMail(transaction, services, mail));
  const failed = database.db.transaction(async (transaction) => {
    await queueMail(transaction, services, mail);
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  expect(await masterKey.waitingKeys.list()).toHaveLength(2);
  await tend(later);
  expect(await masterKey.waitingKeys.list()).toHaveLength(1);
});

test("a site with accounts refuses to open without the folder of their keys, and says what to do", async () => {
  const check = () => checkKeyFiles(database.db, masterKey, database.dataDir);
  await check();
  await signIn({ db: database.db, masterKey });
  await check();
  const folder = path.join(database.dataDir, "account-keys");
  await rm(folder, { recursive: true });
  await expect(check()).rejects.toThrow(/account-keys is missing.*Put the folder back from a backup/s);
  await mkdir(folder);
  await check();
});
