import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenAccount, openAccount } from "#app/domain/accounts/open-account.server.ts";
import { newSecret, writeSecondFactor } from "#app/domain/accounts/second-factor/second-factor.server.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { sealingKeyOf } from "#app/platform/keys/sealing-key.server.ts";
import { type Carved, occurs, openCarved } from "../support/attack-on-keys.ts";
import { openBrowser } from "../support/browser.ts";
import { filesForm } from "../support/keep-bill.ts";
import { keepExplanation } from "../support/kept-explanations.ts";
import { type StartedSite, startSite } from "../support/start-site.ts";

const email = "wren.halloway@private.example";
const password = "vermilion otter umbrella";

/** A mail server that is down: what is queued stays. */
const mail = {
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "mail@example.org",
  SITE_URL: "https://p.example.org",
};

let dataDir: string;
let elsewhere: string;
let site: StartedSite;
let database: { db: PooledDatabase; close(): Promise<void> };
beforeAll(async () => {
  [dataDir, elsewhere] = (await Promise.all(
    ["fc-deleted-", "fc-carved-"].map((name) => mkdtemp(path.join(tmpdir(), name))),
  )) as [string, string];
  site = await startSite(dataDir, mail);
  database = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 30_000 });
});
afterAll(async () => {
  await database.close();
  await site.stop();
  for (const folder of [dataDir, elsewhere]) await rm(folder, { recursive: true, force: true });
});

test("with all that a deleted account has left on the disk, and the master key, nothing of it opens", async () => {
  const { db } = database;
  const browser = openBrowser(site);
  expect((await browser.post("/signup", { name: "Wren Halloway", email, password })).status).toBe(303);
  const signedUp = await carveWaiting(db);
  const waiting = await openCarved(dataDir, await carve(db, null, signedUp));
  expect(waiting["sign-up"]?.toString()).toContain(email);
  const { token } = JSON.parse(waiting["mail 0"]!.toString()).mail;

  const entered = await browser.post("/login", { email, password, confirm: token });
  expect(entered.headers.get("Location")).toBe("/account");
  await browser.post("/forgot-password", { email });
  const masterKey = await openMasterKey(db, { accountKey: null, dataDir });
  const [row] = await readRows(db, { account_id: isText }, sql`select account_id from accounts`);
  const account = (await openAccount(db, masterKey, row!.account_id))!;
  await writeSecondFactor(db, account, { secret: newSecret(), lastStep: 0, recoveryCodes: [] });
  await upload(browser.cookie());
  await keepExplanation({ db, dataDir }, { account }, { files: [] });
  await cp(path.join(dataDir, "account-files"), elsewhere, { recursive: true });

  const carved = await carve(db, account, { ...signedUp, ...(await carveWaiting(db)) });
  const before = await openCarved(dataDir, carved);
  const names = [...Object.keys(carved.ofAccount), "mail 0", "mail 1"];
  expect(Object.keys(before)).toEqual(expect.arrayContaining(names));
  expect(before.profile?.toString()).toContain(email);
  expect(before.bill?.toString()).toContain("Platypus therapy");
  expect(before.explanation?.toString()).toContain("Juniper Health Plan");
  expect(before["explanation summary"]?.toString()).toContain("Juniper Health Plan");
  expect(await readCopy(account, before.key!)).toContain("%PDF");

  const deleted = await browser.post("/account/delete", { presentPassword: password });
  expect(deleted.headers.get("Location")).toBe("/account-deleted");
  expect(await occurs(path.join(dataDir, "postgres"), carved.wrappedKey)).toBe(true);
  expect(await openCarved(dataDir, carved)).toEqual({});
  for (const folder of ["account-keys", "waiting-keys", "account-files"]) {
    expect([folder, await readdir(path.join(dataDir, folder))]).toEqual([folder, []]);
  }
});

async function upload(cookie: string): Promise<void> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const lines = [
    "Thistledown Memorial Hospital",
    "Statement Date: 03/02/2026",
    "03/01/2026   99213   Platypus therapy   $250.00",
    "Total Charges: $250.00",
  ];
  for (const [index, line] of lines.entries())
    page.drawText(line, { x: 50, y: 700 - 30 * index, size: 12, font });
  const reply = await site.fetch("/account/add-bill/upload-document", {
    method: "POST",
    headers: { Cookie: cookie },
    body: filesForm([{ bytes: await pdf.save(), name: "a-bill.pdf" }]),
  });
  expect(reply.status).toBe(303);
  const isThere = async () => (await database.db.execute(sql`select from account_bills`)).rowCount;
  await expect.poll(isThere).toBe(1);
}

/** The mail and sign-ups that wait, as their rows have them. */
async function carveWaiting(db: PooledDatabase): Promise<Carved["ofNobody"]> {
  const mails = await readRows(
    db,
    { mail_id: isText, sealed_mail: isBytes },
    sql`select mail_id, sealed_mail from account_mail order by created_at, mail_id`,
  );
  const signUps = await readRows(
    db,
    { token_hash: isBytes, sealed_sign_up: isBytes },
    sql`select token_hash, sealed_sign_up from account_sign_ups`,
  );
  const found = mails.map(({ mail_id, sealed_mail: sealed }, index) => {
    return [`mail ${index}`, { keyPurpose: "account mail", purpose: `mail ${mail_id}`, sealed }] as const;
  });
  const pending = signUps.map(({ token_hash, sealed_sign_up: sealed }) => {
    const purpose = `sign-up ${token_hash.toString("base64url")}`;
    return ["sign-up", { keyPurpose: "sign-ups", purpose, sealed }] as const;
  });
  return Object.fromEntries([...found, ...pending]);
}

/** Every sealed row of an account, with its key as it is kept. */
async function carve(
  db: PooledDatabase,
  account: OpenAccount | null,
  ofNobody: Carved["ofNobody"],
): Promise<Carved> {
  const [master] = await readRows(
    db,
    { wrapped_index_key: isBytes },
    sql`select wrapped_index_key from master_key`,
  );
  const wrappedIndexKey = master!.wrapped_index_key;
  if (!account)
    return { accountId: "", wrappedKey: Buffer.alloc(60), wrappedIndexKey, ofAccount: {}, ofNobody };
  const { accountId } = account;
  const [row] = await readRows(
    db,
    {
      wrapped_key: isBytes,
      profile: isBytes,
      factor: isBytes,
      bill_id: isText,
      bill: isBytes,
      explanation_id: isText,
      explanation: isBytes,
      explanation_summary: isBytes,
      session_id: isText,
      device: isBytes,
    },
    sql`select wrapped_key, sealed_profile as profile, sealed_second_factor as factor, bill_id, sealed_bill as bill,
          explanation_id, sealed_explanation as explanation, e.sealed_summary as explanation_summary,
          session_id, sealed_device as device
        from accounts join account_bills using (account_id) join account_explanations e using (account_id)
          join account_sessions using (account_id)`,
  );
  const { bill_id: billId, explanation_id: explanationId, session_id: sessionId } = row!;
  return {
    accountId,
    wrappedKey: row!.wrapped_key,
    wrappedIndexKey,
    ofAccount: {
      profile: { purpose: `profile ${accountId}`, sealed: row!.profile },
      "second factor": { purpose: `second factor ${accountId}`, sealed: row!.factor },
      bill: { purpose: `bill ${billId}`, sealed: row!.bill },
      explanation: { purpose: `explanation ${explanationId}`, sealed: row!.explanation },
      "explanation summary": {
        purpose: `explanation summary ${explanationId}`,
        sealed: row!.explanation_summary,
      },
      device: { purpose: `device ${sessionId}`, sealed: row!.device },
    },
    ofNobody,
  };
}

/** The document that was copied away, as far as it opens. */
async function readCopy({ accountId }: OpenAccount, key: Buffer): Promise<string> {
  const files = openSealedFiles(elsewhere);
  const owner = { accountId, key: sealingKeyOf(key) };
  const rows = await readRows(
    database.db,
    { file_id: isText },
    sql`select file_id from account_files where kind = 'document'`,
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await files.read(owner, rows[0]!.file_id))!.chunks) chunks.push(chunk);
  return Buffer.concat(chunks).toString("latin1");
}
