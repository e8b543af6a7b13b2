import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { auditKeptBill } from "#app/domain/audits/kept/audit-kept-bill.server.ts";
import type { AuditServices } from "#app/domain/audits/run-audit.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { takeBillFile } from "#app/domain/bills/kept/take-bill-file.server.ts";
import {
  type Keeping,
  type KeepServices,
  keepPapers,
} from "#app/domain/documents/kept/keep-papers.server.ts";
import { dropFiles } from "#app/domain/kept/drop-files.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isText, readRow, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { type AccountProfile, newProfile } from "../account.ts";
import { type OpenAccount, openAccount } from "../open-account.server.ts";
import { sealProfile } from "../profile.server.ts";
import { drawSampleDocument } from "./draw-sample-document.server.ts";
import { keepSampleAppeal, type SampleAppealServices } from "./keep-sample-appeal.server.ts";
import { sampleAppeals } from "./sample-appeals.ts";
import { sampleAudit } from "./sample-audit.ts";
import { type SampleBill, type SampleDocument, sampleBills } from "./sample-documents.ts";

export type SampleServices = KeepServices &
  AuditServices &
  SampleAppealServices & {
    masterKey: MasterKey;
    /** How long a visitor waits for what another one has begun. */
    readingPatienceMs: number;
  };

const [, lastAppeal] = sampleAppeals;

/** An advisory lock is a number that all agree on: this one is 'smpl' in ASCII. */
const SAMPLE_LOCK = 0x736d706c;
const LOOK_EVERY_MS = 500;

/** A person who does not exist. */
const sampleProfile: AccountProfile = {
  ...newProfile({ name: "Sample User", email: "sample@example.org" }),
  city: "Los Angeles",
  state: "CA",
  zip: "90012",
  insuranceKind: "employer-self-funded",
  payerName: "Harborlight Health Plan",
  planName: "Choice PPO",
  householdSize: 3,
  incomeBand: "45000-60000",
  wantsReminders: false,
};

/** Returns the sample account, which everyone may look at and no one changes. It is made for the first visitor who asks, and its
 *  documents are drawn and read as any user's. "busy": too many bills are being read just now, or another visitor's making of it
 *  takes long. */
export async function openSampleAccount(services: SampleServices): Promise<OpenAccount | "busy"> {
  const { db, masterKey, readingPatienceMs } = services;
  const account = (await findSampleAccount(db, masterKey)) ?? (await makeSampleAccount(db, masterKey));
  for (const endsAtMs = performance.now() + readingPatienceMs; ; await pause(LOOK_EVERY_MS)) {
    if (await keptAppeals.find(db, account, lastAppeal.appealId)) return account; // it is made last
    const filled = await fillSampleAccount(services, account);
    if (filled === "filled") return account;
    if (filled === "busy" || performance.now() >= endsAtMs) return "busy";
  }
}

/** "elsewhere": another request is filling the account. A request that waited for the lock would keep a connection that its
 *  holder needs. */
async function fillSampleAccount(
  services: SampleServices,
  account: OpenAccount,
): Promise<"filled" | "busy" | "elsewhere"> {
  const { db } = services;
  return db.transaction(async (transaction) => {
    const { isOurs } = await readRow(
      transaction,
      { isOurs: isFlag },
      sql`select pg_try_advisory_xact_lock(${SAMPLE_LOCK}) as "isOurs"`,
    );
    if (!isOurs) return "elsewhere";
    for (const bill of sampleBills) {
      if (!(await isComplete(db, account, bill)) && !(await keepSampleBill(services, account, bill))) {
        return "busy";
      }
    }
    await keepSampleAudit(services, account);
    for (const appeal of sampleAppeals) await keepSampleAppeal(services, account, appeal);
    return "filled";
  });
}

async function findSampleAccount(db: Database, masterKey: MasterKey): Promise<OpenAccount | null> {
  const [row] = await readRows(
    db,
    { account_id: isText },
    sql`select account_id from accounts where is_sample`,
  );
  return row ? openAccount(db, masterKey, row.account_id) : null;
}

/** Of two processes that make it at once, the first one's stays. */
async function makeSampleAccount(db: Database, masterKey: MasterKey): Promise<OpenAccount> {
  const accountId = randomUUID();
  const { key, keyId, wrappedKey } = await masterKey.wrapNewKey(accountId);
  const { rowCount } = await db.execute(sql`
    insert into accounts (account_id, key_id, wrapped_key, sealed_profile, is_sample, created_at)
    values (${accountId}, ${keyId}, ${wrappedKey}, ${sealProfile(key, accountId, sampleProfile)}, true, now())
    on conflict do nothing`);
  if (rowCount === 1) await masterKey.accountKeys.settle(accountId);
  else await masterKey.accountKeys.destroy(accountId);
  const made = await findSampleAccount(db, masterKey);
  if (made === null) throw new Error("The sample account is gone as soon as it was made.");
  return made;
}

async function isComplete(
  db: Database,
  account: OpenAccount,
  { billId, documents }: SampleBill,
): Promise<boolean> {
  const found = await keptBills.find(db, account, billId);
  return found?.bill.documents.length === documents.length;
}

/** No one waits for it. */
const untold: Keeping = {
  onProgress() {},
  signal: new AbortController().signal,
  async finish() {},
};

/** False where the reader is busy: what is there by then stays, and the rest follows with the next visitor. */
async function keepSampleBill(
  services: SampleServices,
  account: OpenAccount,
  { billId, state, documents }: SampleBill,
): Promise<boolean> {
  const found = await keptBills.find(services.db, account, billId);
  for (const document of documents.slice(found?.bill.documents.length ?? 0)) {
    const files = await takeDocument(services, account, document);
    if (!files) return false;
    const { kind } = document;
    const order =
      kind === "bill"
        ? ({ becomes: "bill", billId, files } as const)
        : ({ becomes: "documents", billId, kind, paperId: randomUUID(), files } as const);
    const kept = await keepPapers(services, account, { ...order, as: "bill" }, untold);
    if (kept.outcome === "kept") continue;
    const fileIds = files.map(({ fileId }) => fileId);
    await dropFiles(services.accountFiles, account, fileIds);
    if (kept.outcome !== "kept-before") return false;
  }
  const drafted = await keptBills.find(services.db, account, billId);
  if (drafted && drafted.state !== state) {
    const { version, bill } = drafted;
    await keptBills.save(services.db, account, { id: billId, version, state, kept: bill }, services.clock);
  }
  return true;
}

/** With the rules and prices that everyone's bills are compared with. */
async function keepSampleAudit(services: SampleServices, account: OpenAccount): Promise<void> {
  const { auditId, billId, facts } = sampleAudit;
  const found = await keptBills.find(services.db, account, billId);
  if (found) await auditKeptBill(services, account, { auditId, found, facts });
}

async function takeDocument(services: SampleServices, account: OpenAccount, document: SampleDocument) {
  const file = { bytes: await drawSampleDocument(document), name: document.fileName };
  const taken = await takeBillFile(services, account, file, { signal: new AbortController().signal });
  return taken.outcome === "taken" ? [taken.file] : null;
}
