import { chmod, chown, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkKeyFiles } from "#app/domain/accounts/check-key-files.server.ts";
import { keyTables } from "#app/domain/accounts/key-tables.ts";
import { openAccount } from "#app/domain/accounts/open-account.server.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import { openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { databaseForEachTest } from "../../tests/support/database-for-tests.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import { startFaircharge } from "../../tests/support/start-process.ts";

const database = databaseForEachTest();
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fc-rotate-"));
  vi.stubEnv("DATABASE_URL", database.databaseUrl);
  vi.stubEnv("DATA_DIR", dataDir);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

const keyFile = () => path.join(dataDir, "account-key");
const openKey = (accountKey: string | null = null) => openMasterKey(database.db, { accountKey, dataDir });

async function rotate(variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const child = startFaircharge(["accounts", "rotate"]);
  const [status] = (await child.exited) as [number | null];
  return { status, output: child.output() };
}

test("a new key takes over: who runs on takes it up, the old one opens nothing, and addresses are still found", async () => {
  const masterKey = await openKey();
  const { account } = await signIn({ db: database.db, masterKey }, { email: "ada@example.org" });
  const index = masterKey.indexOf("email", "ada@example.org");
  const oldKey = await readFile(keyFile(), "utf8");

  const { status, output } = await rotate();
  expect([status, output]).toEqual([0, expect.stringContaining("Keys wrapped anew: 1.")]);

  const opened = await openAccount(database.db, masterKey, account.accountId);
  expect((await getProfile(database.db, opened!)).profile.email).toBe("ada@example.org");
  expect((await openKey()).indexOf("email", "ada@example.org")).toEqual(index);
  await signIn({ db: database.db, masterKey });
  await expect(openKey(oldKey)).rejects.toThrow(/is not the key/);
});

test("a change that was broken off before the file was put in place is ended by the next start", async () => {
  await openKey();
  const oldKey = await readFile(keyFile(), "utf8");
  await rotate();
  await rename(keyFile(), `${keyFile()}.next`);
  await writeFile(keyFile(), oldKey);
  await openKey();
  expect(await readFile(keyFile(), "utf8")).not.toBe(oldKey);
});

test("an operator's own key is replaced by the next one, and only by one", async () => {
  const [first, second] = [
    "the operator's first secret, long enough",
    "the operator's second secret, long too",
  ];
  await signIn({ db: database.db, masterKey: await openKey(first) });
  const refused = await rotate({ ACCOUNT_KEY: first });
  expect([refused.status, refused.output]).toEqual([1, expect.stringContaining("set ACCOUNT_KEY_NEXT")]);
  expect((await rotate({ ACCOUNT_KEY: first, ACCOUNT_KEY_NEXT: second })).status).toBe(0);
  await openKey(second);
  await expect(openKey(first)).rejects.toThrow(/ACCOUNT_KEY is not the key/);
});

test.skipIf(process.getuid?.() !== 0)(
  "as root on another user's folder every new file is that user's, who can go on", // only root may write for others
  async () => {
    const nobody = 65_534;
    await chown(dataDir, nobody, nobody);
    await signIn({ db: database.db, masterKey: await openKey() });
    expect((await rotate()).status).toBe(0);
    const names = await readdir(dataDir, { recursive: true });
    expect(names).toEqual(expect.arrayContaining(["account-key", "account-keys"]));
    for (const name of names)
      expect([name, (await stat(path.join(dataDir, name))).uid]).toEqual([name, nobody]);
  },
);

test("a site whose keys have another owner does not start, and says what to do", async ({ skip }) => {
  if (process.getuid?.() !== 0) return skip("only root may give a key to somebody else");
  const masterKey = await openKey();
  await signIn({ db: database.db, masterKey });
  await chmod(dataDir, 0o755);
  process.seteuid!(65_534);
  const refusals = await Promise.allSettled([checkKeyFiles(database.db, masterKey, dataDir), openKey()]);
  process.seteuid!(0);
  for (const [index, file] of ["account-keys", "account-key"].entries()) {
    expect(refusals[index]).toMatchObject({
      reason: {
        message: expect.stringMatching(
          `^The user nobody, as whom this runs, may not read .*/${file}: give it to them`,
        ),
      },
    });
  }
});

test("every table that holds wrapped keys is known", async () => {
  const { rows } = await database.db.execute(`
    select table_name from information_schema.columns
    where column_name = 'wrapped_key' and table_schema = 'public' order by 1`);
  expect(rows.map(({ table_name }) => table_name)).toEqual(keyTables.map(({ table }) => table).sort());
});
