import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keyTables } from "#app/domain/accounts/key-tables.ts";
import { openAccount } from "#app/domain/accounts/open-account.server.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import { isBytes, readRows } from "#app/platform/db/read-rows.server.ts";
import { type Carved, openCarved } from "../../../tests/support/attack-on-keys.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { endKeysAlone } from "./end-keys-alone.server.ts";
import { heldKeyOf, openMasterKey, WRAPPING } from "./master-key.server.ts";

const operators = "the operator's own secret, long enough";

const database = databaseForEachTest();

const sourceOf = (accountKey: string | null) => ({ accountKey, dataDir: database.dataDir });
const upgrade = (accountKey: string | null) => endKeysAlone(database.db, sourceOf(accountKey), keyTables);

/** An account as versions without file keys kept it: its key under the master key alone. Gives what they left on the disk. */
async function makeFormerAccount(accountKey: string | null): Promise<Carved> {
  const masterKey = await openMasterKey(database.db, sourceOf(accountKey));
  const { account } = await signIn({ db: database.db, masterKey });
  const { accountId } = account;
  const secret = accountKey ?? (await readFile(path.join(database.dataDir, "account-key"), "utf8"));
  const { wrapping } = heldKeyOf(secret);
  const fileKey = (await masterKey.accountKeys.find(accountId))!;
  const [row] = await readRows(
    database.db,
    { wrapped_key: isBytes, sealed_profile: isBytes, wrapped_index_key: isBytes },
    sql`select wrapped_key, sealed_profile, wrapped_index_key from accounts join master_key using (key_id)
        where account_id = ${accountId}`,
  );
  const bytes = fileKey.open(`key of ${accountId}`, wrapping.open(WRAPPING, row!.wrapped_key));
  const wrappedKey = wrapping.seal(WRAPPING, bytes);
  await database.db.execute(
    sql`update accounts set wrapped_key = ${wrappedKey} where account_id = ${accountId}`,
  );
  await masterKey.accountKeys.destroy(accountId);
  const profile = { purpose: `profile ${accountId}`, sealed: row!.sealed_profile };
  return {
    accountId,
    wrappedKey,
    wrappedIndexKey: row!.wrapped_index_key,
    ofAccount: { profile },
    ofNobody: {},
  };
}

async function profileOf(accountId: string, accountKey: string | null) {
  const masterKey = await openMasterKey(database.db, sourceOf(accountKey));
  const account = await openAccount(database.db, masterKey, accountId);
  return (await getProfile(database.db, account!)).profile;
}

test("a former database's accounts get a key in a file, and what lies of them in the log opens no more", async () => {
  const former = await makeFormerAccount(null);
  const second = await makeFormerAccount(null);
  expect(Object.keys(await openCarved(database.dataDir, former))).toEqual(["profile", "key"]);
  expect(await Promise.all([upgrade(null), upgrade(null)])).toEqual(expect.arrayContaining(["changed"]));
  expect(await openCarved(database.dataDir, former)).toEqual({});
  for (const { accountId } of [former, second]) {
    expect((await profileOf(accountId, null)).name).toBe("Ada Example");
  }
  expect(await upgrade(null)).toBe("none");
});

test("an operator's own key stays until they change it, and each start asks for that", async () => {
  const { accountId } = await makeFormerAccount(operators);
  expect([await upgrade(operators), await upgrade(operators)]).toEqual(["to-change", "to-change"]);
  expect((await profileOf(accountId, operators)).name).toBe("Ada Example");
});

test("a new database has nothing to bring along", async () => {
  expect(await upgrade(null)).toBe("none");
  await signIn({ db: database.db, masterKey: await openMasterKey(database.db, sourceOf(null)) });
  expect(await upgrade(null)).toBe("none");
});
