import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { chmod, copyFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { ConfirmedOwner } from "#app/domain/accounts/confirm-owner.server.ts";
import { deleteAccount } from "#app/domain/accounts/delete-account.server.ts";
import { openAccount } from "#app/domain/accounts/open-account.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { checksumAllTables } from "#app/platform/db/table-checksums.server.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { type MasterKey, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { folderForTests } from "../support/folder-for-tests.ts";
import { keepBill } from "../support/kept-bills.ts";
import { runProgramIn } from "../support/run-program.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { startSite } from "../support/start-site.ts";

type Checksums = Awaited<ReturnType<typeof checksumAllTables>>;

const folder = folderForTests();
let dataDir: string;
let backups: string;
let ada: SignedIn;
let bo: SignedIn;
const fileId = randomUUID();
const then = { moment: "", tables: {} as Checksums };
let last: Checksums;

const run = (where: string, program: string, ...args: string[]) =>
  runProgramIn({ env: { ...process.env, DATA_DIR: where, DATABASE_URL: "" } }, program, ...args);

/** Opens the site's database for a task, alone or next to a site. */
async function using<T>(
  where: string,
  task: (site: { db: PooledDatabase; masterKey: MasterKey }) => Promise<T>,
): Promise<T> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: where, statementTimeoutMs: 0 });
  try {
    return await task({ db, masterKey: await openMasterKey(db, { accountKey: null, dataDir: where }) });
  } finally {
    await close();
  }
}

async function checksums(db: PooledDatabase): Promise<Checksums> {
  const client = await db.$client.connect();
  return checksumAllTables(client).finally(() => client.release(true));
}

const join = (db: PooledDatabase, email: string) =>
  db.execute(sql`insert into waitlist (email, joined_at) values (${email}, now())`);

async function readFileOf(where: string, { account }: SignedIn): Promise<string> {
  const file = await openSealedFiles(path.join(where, "account-files")).read(account, fileId);
  const chunks: Uint8Array[] = [];
  for await (const chunk of file!.chunks) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

beforeAll(async () => {
  await chmod(folder, 0o711); // the database's user passes through
  dataDir = path.join(folder, "data");
  backups = path.join(folder, "backups");
  await using(dataDir, async (site) => {
    ada = await signIn(site);
    await keepBill(site, ada);
    const files = openSealedFiles(path.join(dataDir, "account-files"));
    await files.write(ada.account, fileId, [Buffer.from("a photo of a bill")]);
  });
  expect(await run(dataDir, "backup", backups)).toMatchObject({ code: 0 });
  await using(dataDir, async (site) => {
    await join(site.db, "first@example.org");
    bo = await signIn(site);
    then.tables = await checksums(site.db);
    then.moment = new Date().toISOString();
    await join(site.db, "second@example.org");
    expect(await run(dataDir, "backup", backups)).toMatchObject({ code: 0 });
    const accountFiles = openSealedFiles(path.join(dataDir, "account-files"));
    const owner = bo.account as ConfirmedOwner;
    await deleteAccount({ ...site, accountFiles, clock: systemClock }, owner, { withdrawsShared: false });
    last = await checksums(site.db);
  });
});

test("a restore brings back every table as it was at the end, and the site starts with its accounts and files", async () => {
  const back = path.join(folder, "back");
  const { code, output } = await run(back, "restore", backups, "--keys", path.join(backups, "keys"));
  expect([code, output]).toEqual([0, expect.stringContaining("Run npm start")]);
  expect(await using(back, ({ db }) => checksums(db))).toEqual(last);
  expect(await readFileOf(back, ada)).toBe("a photo of a bill");
  const site = await startSite(back);
  expect(await (await site.fetch("/readyz")).text()).toContain("\nlast backup: none\n");
  const page = await site.fetch("/account", { headers: { Cookie: ada.cookie } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
  await site.stop();
});

test("a check restores the last backup aside, counts it beside the site and leaves nothing", async () => {
  const aside = path.join(folder, "aside");
  await mkdir(aside, { mode: 0o711 });
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", TMPDIR: aside };
  const { code, stdout } = await runProgramIn({ env }, "backup", "--check", backups);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(
      /^Restored 20\S+ aside, and opened it: 1 accounts \(now 1\), 1 bills \(now 1\), .*\.\nThe backup is whole\.\n$/,
    ),
  ]);
  expect(await readdir(aside)).toEqual([]);
  const withoutKeys = await runProgramIn({ env }, "backup", "--check", backups, "--keys", aside);
  expect([withoutKeys.code, withoutKeys.output]).toEqual([1, expect.stringContaining("holds no keys")]);
  expect(await readdir(aside)).toEqual([]);
});

test("a restore to a moment has every table as it was then; an account that was deleted since opens with the old keys alone", async () => {
  const back = path.join(folder, "then");
  const restored = await run(back, "restore", backups, "--keys", dataDir, "--to", then.moment, "--json");
  expect([restored.code, JSON.parse(restored.stdout)]).toMatchObject([
    0,
    { moment: then.moment, dataDir: back, fileCount: expect.any(Number), keyCount: expect.any(Number) },
  ]);
  await using(back, async ({ db, masterKey }) => {
    expect(await checksums(db)).toEqual(then.tables);
    const open = ({ account }: SignedIn) => openAccount(db, masterKey, account.accountId);
    expect(await open(ada)).not.toBeNull();
    expect(await open(bo)).toBeNull();
    const key = path.join("account-keys", bo.account.accountId);
    await copyFile(path.join(backups, "keys", key), path.join(back, key));
    expect(await open(bo)).not.toBeNull();
  });
});

test("a moment outside the backup is refused, with from when to when it can be", async () => {
  const keys = ["--keys", path.join(backups, "keys")];
  const wal = await readdir(path.join(backups, "wal"));
  const newest = wal
    .filter((name) => /^\w{24}$/.test(name))
    .sort()
    .at(-1)!;
  const { mtimeMs } = await stat(path.join(backups, "wal", newest));
  const afterLastCommit = new Date(mtimeMs - 1).toISOString();
  for (const moment of ["2020-01-01T00:00:00Z", afterLastCommit, "2999-01-01T00:00:00Z"]) {
    const where = path.join(folder, "nowhere");
    const { code, output } = await run(where, "restore", backups, ...keys, "--to", moment);
    const isPast = moment === afterLastCommit;
    const said = isPast
      ? /reaches from 20\d\d-\S+Z to 20\d\d-\S+Z\. What came later is not in its log yet: .* 15 minutes/
      : /reaches from 20\d\d-\S+Z to 20\d\d-\S+Z\. Name a moment between/;
    expect([moment, code, output]).toEqual([moment, 1, expect.stringMatching(said)]);
    expect(await readdir(where)).toEqual([]);
  }
});

test("what is no empty folder, no backup or no key is refused and left alone", async () => {
  const keys = path.join(backups, "keys");
  const full = await run(dataDir, "restore", backups, "--keys", keys);
  expect([full.code, full.output]).toEqual([1, expect.stringContaining("is not empty")]);
  const empty = path.join(folder, "empty");
  const other = await run(empty, "restore", folder, "--keys", keys);
  expect([other.code, other.output]).toEqual([1, expect.stringContaining("holds no finished backup")]);
  const without = await run(empty, "restore", backups, "--keys", folder);
  expect([without.code, without.output]).toEqual([1, expect.stringContaining("holds no keys")]);
  const strange = await run(dataDir, "backup", folder);
  expect([strange.code, strange.output]).toEqual([
    1,
    expect.stringContaining("neither empty nor a folder of"),
  ]);
  expect((await run(dataDir, "restore", backups)).code).toBe(2);
  expect((await run(empty, "restore", backups, "--keys", keys, "--to", "yesterday")).code).toBe(2);
});

test("a backup that was tampered with writes nothing elsewhere, and waits for no pipe", async () => {
  const tampered = path.join(folder, "tampered");
  const base = path.join(tampered, "bases/2026-01-01");
  const where = path.join(folder, "in", "restored");
  await mkdir(path.join(base, "account-files"), { recursive: true });
  await mkdir(path.join(tampered, "wal"));
  await writeFile(path.join(tampered, "bases/evil"), "evil");
  await promisify(execFile)("mkfifo", [path.join(base, "account-files/pipe")]);
  const [newest = ""] = (await readdir(path.join(backups, "bases"))).sort().reverse();
  const manifest = JSON.parse(await readFile(path.join(backups, "bases", newest, "manifest.json"), "utf8"));
  const restore = async (changed: object) => {
    await writeFile(path.join(base, "manifest.json"), JSON.stringify({ ...manifest, ...changed }));
    return run(where, "restore", tampered, "--keys", path.join(backups, "keys"));
  };
  const checksum = { sizeBytes: 4, sha256: createHash("sha256").update("evil").digest("hex") };
  for (const changed of [
    { files: { "../evil": checksum } },
    { files: { "postgres/../../evil": checksum } },
    { files: {}, wal: { "../bases/evil": checksum } },
    { files: {}, folders: ["../evil"] },
  ]) {
    const { code, output } = await restore(changed);
    expect([code, output]).toEqual([1, expect.stringContaining("holds no finished backup")]);
  }
  const piped = await restore({ files: { "account-files/pipe": checksum } });
  expect([piped.code, piped.output]).toEqual([1, expect.stringContaining("pipe is missing or is not what")]);
  expect([await readdir(path.dirname(where)), await readdir(where)]).toEqual([["restored"], []]);
});

test("a file that was changed is named, and nothing is restored; the next backup drops what is old, and deleted keys", async () => {
  const bases = path.join(backups, "bases");
  const newest = (await readdir(bases)).sort().at(-1)!;
  const version = path.join(bases, newest, "postgres/files/PG_VERSION");
  await writeFile(version, "17\n");
  const where = path.join(folder, "damaged");
  const { code, output } = await run(where, "restore", backups, "--keys", path.join(backups, "keys"));
  expect([code, output]).toEqual([1, expect.stringContaining(`${version} is missing or is not what`)]);
  expect(await readdir(where)).toEqual([]);

  const before = await readdir(path.join(backups, "wal"));
  const made = await run(dataDir, "backup", backups, "--keep", "1", "--json");
  expect([made.code, JSON.parse(made.stdout)]).toMatchObject([
    0,
    {
      base: expect.stringContaining(bases),
      keyCount: expect.any(Number),
      dropped: expect.arrayContaining([newest]),
    },
  ]);
  const { lastBackup, backupFailedAt } = JSON.parse((await run(dataDir, "status", "--json")).stdout);
  expect([lastBackup.startedAt, backupFailedAt]).toEqual([JSON.parse(made.stdout).startedAt, null]);
  expect(await readdir(bases)).not.toContain(newest);
  expect(await readdir(bases)).toHaveLength(1);
  const after = new Set(await readdir(path.join(backups, "wal")));
  expect(before.filter((name) => after.has(name))).toEqual([]);
  const keys = await readdir(path.join(backups, "keys/account-keys"));
  expect(keys).toEqual([ada.account.accountId]);
});

test("a log that cannot be archived is said, and a backup does not wait for it", async () => {
  const wal = path.join(backups, "wal");
  const newest = (await readdir(wal))
    .filter((name) => /^\w{24}$/.test(name))
    .sort()
    .at(-1)!;
  for (let ahead = 1; ahead < 6; ahead++) {
    const next = (BigInt(`0x${newest}`) + BigInt(ahead)).toString(16).toUpperCase().padStart(24, "0");
    await writeFile(path.join(wal, next), "what another site has put there");
  }
  const { code, output } = await run(dataDir, "backup", backups);
  expect([code, output]).toEqual([1, expect.stringContaining(`cannot write its log into ${wal}`)]);
  expect((await run(dataDir, "status")).stdout).toMatch(
    /^Last backup: failed at 20\S+ \(0 hours ago\): see .* The last whole one: 20\S+Z \(/m,
  );
});
