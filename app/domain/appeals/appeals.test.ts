import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Audit } from "#app/domain/audits/audit-bill.ts";
import { auditedKeptBill } from "#app/domain/audits/kept/audited-kept-bill.ts";
import { keepAudit } from "#app/domain/audits/kept/keep-audit.server.ts";
import { readAuditFacts } from "#app/domain/audits/read-audit-facts.ts";
import { emptyBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { sweepBillFiles } from "#app/domain/bills/kept/sweep-bill-files.server.ts";
import type { TakenFile } from "#app/domain/bills/kept/take-bill-file.server.ts";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import { openSealedFiles, type SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { type MasterKey, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../../tests/support/folder-for-tests.ts";
import { keepBill, keptLine, stated } from "../../../tests/support/kept-bills.ts";
import { letterText } from "../../../tests/support/letter-text.ts";
import { type SignedIn, signIn } from "../../../tests/support/sign-in.ts";
import {
  addAppealDocuments,
  MAX_APPEAL_DOCUMENTS,
  openAppealDocument,
  removeAppealDocument,
} from "./appeal-documents.server.ts";
import { type BegunAppeal, beginAppeal, type NewAppeal } from "./begin-appeal.server.ts";
import type { AppealChange } from "./change-appeal.ts";
import { changeKeptAppeal } from "./change-kept-appeal.server.ts";
import { deleteAppeal } from "./delete-appeal.server.ts";
import { keptAppeals } from "./kept-appeals.server.ts";
import { listDeadlines } from "./list-deadlines.server.ts";
import { timelineOf } from "./timeline.ts";

const database = databaseForTests();
let masterKey: MasterKey;
const folder = folderForTests();
let accountFiles: SealedFiles;
let ada: SignedIn;
let bo: SignedIn;
beforeAll(async () => {
  masterKey = await openMasterKey(database.db, {
    accountKey: "of the test alone, 32 letters",
    dataDir: database.dataDir,
  });
  accountFiles = openSealedFiles(folder);
  ada = await signIn({ db: database.db, masterKey });
  bo = await signIn({ db: database.db, masterKey });
});

const now = new Date("2026-11-22T15:00:00Z");
const services = () => ({
  db: database.db,
  clock: { now: () => now },
  timeZone: "America/Chicago",
  accountFiles,
});

const bill: KeptBill = {
  ...emptyBill,
  providerName: stated("Larkfield Fictional Hospital"),
  hospital: { name: "Larkfield Fictional Hospital", shortId: "0123456789" },
  lines: [keptLine(1, "93000", 12_345), keptLine(2, "93005", 6_700)],
};

/** An audit of the bill, with two findings. */
async function keepAnAudit(billId: string): Promise<string> {
  const auditId = randomUUID();
  const read = readAuditFacts({}, "2026-11-22");
  if (read.outcome !== "read") throw new Error("No facts are no facts.");
  const { auditedBill, lineIds } = auditedKeptBill(bill, read.facts);
  const finding = (rule: "ncci-pair" | "duplicate-line", amountAtStakeCents: number) => ({
    rule,
    strength: "error" as const,
    lines: [1],
    stakes: [{ lines: [1], amountCents: amountAtStakeCents }],
    kind: "pair",
    facts: {},
    amountAtStakeCents,
    source: { title: "A source", url: "https://www.example.org/" },
  });
  const audit: Audit = {
    findings: [finding("ncci-pair", 6_700), finding("duplicate-line", 1_000)],
    notChecked: [],
    chargedCents: 19_045,
    disputableCents: 7_700,
    assistance: null,
  };
  const kept = { billVersion: 1, auditedBill, lineIds, audit, lines: [], editions: [], disputes: [] };
  await keepAudit(database.db, ada.account, { auditId, billId, kept }, services().clock);
  return auditId;
}

async function begin(rest: Partial<NewAppeal> = {}): Promise<NewAppeal & { begun: BegunAppeal }> {
  const appeal: NewAppeal = {
    appealId: randomUUID(),
    billId: rest.billId ?? (await keepBill(database, ada, bill)),
    kind: "coding",
    audit: null,
    askedCents: 6_700,
    dates: noDates,
    timing: "after-service",
    plan: "private",
    follows: null,
    ...rest,
  };
  return { ...appeal, begun: await beginAppeal(services(), ada.account, appeal) };
}

const find = (appealId: string) => keptAppeals.find(database.db, ada.account, appealId);

/** In the version that is there. */
async function change(appealId: string, change: AppealChange) {
  const found = await find(appealId);
  return changeKeptAppeal(services(), ada.account, { appealId, version: found!.version, change });
}

const writeLetter = (body: string): AppealChange => ({
  change: "write-letter",
  letter: { ...letterText, body },
});
const send: AppealChange = { change: "send", on: "2026-11-01", how: "certified-mail", proof: " 7019 0001 " };
const decide = (result: "won" | "partly" | "lost", gainedCents: number): AppealChange => ({
  change: "decide",
  on: "2026-11-20",
  result,
  gainedCents,
  note: "",
});

test("an appeal goes from draft to sent, answered and won, and tells of each step and of each letter", async () => {
  const billId = await keepBill(database, ada, bill);
  const auditId = await keepAnAudit(billId);
  const { appealId, begun } = await begin({ billId, audit: { auditId, findings: [1, 0] }, askedCents: null });
  expect(begun).toBe("begun");
  for (const body of ["First", "First", "Second,\r\n\r\n\r\nZelda \u202eEspañol"]) {
    expect(await change(appealId, writeLetter(body))).toMatchObject({ outcome: "saved" });
  }
  await change(appealId, send);
  await change(appealId, { change: "answer", on: "2026-11-19", note: "They called" });
  await change(appealId, decide("partly", 5_000));
  const found = await find(appealId);
  expect(found?.appeal).toMatchObject({
    askedCents: 6_700, // both findings are about one line
    providerName: "Larkfield Fictional Hospital",
    findings: [
      { finding: 1, rule: "duplicate-line", amountAtStakeCents: 1_000 },
      { finding: 0, rule: "ncci-pair", amountAtStakeCents: 6_700 },
    ],
    letters: [
      { letterNo: 1, letter: { body: "First", recipientLines: ["The billing office"] } },
      { letterNo: 2, letter: { body: "Second,\n\nZelda Español" } },
    ],
    steps: [
      { step: "sent", on: "2026-11-01", proof: "7019 0001", letterNo: 2 },
      { step: "answered", note: "They called" },
      { step: "decided", result: "partly", gainedCents: 5_000, note: null },
    ],
  });
  const events = timelineOf(found!.appeal, found!.createdAt);
  expect(events.map(({ event }) => event)).toEqual(["begun", "letter", "letter", "step", "step", "step"]);
  const [listed] = await keptAppeals.list(database.db, ada.account, { billId });
  expect(listed?.summary).toMatchObject({ state: "partly", findingCount: 2, askedCents: 6_700 });
});

test("an appeal that is sent twice by a form is begun once, and one of nothing is not begun", async () => {
  const first = await begin({ askedCents: 100 });
  expect((await begin({ ...first, askedCents: 200 })).begun).toBe("exists");
  expect((await find(first.appealId))?.appeal.askedCents).toBe(100);
  expect((await begin({ billId: randomUUID() })).begun).toBe("gone");
  expect((await begin({ audit: { auditId: randomUUID(), findings: [] } })).begun).toBe("gone");
  expect((await begin({ follows: randomUUID() })).begun).toBe("gone");
  const auditId = await keepAnAudit(first.billId);
  expect((await begin({ billId: first.billId, audit: { auditId, findings: [2] } })).begun).toBe("gone");
  expect((await begin({ audit: { auditId, findings: [0] } })).begun).toBe("gone"); // of another bill
  const mine = await begin();
  expect(await beginAppeal(services(), bo.account, { ...mine, appealId: randomUUID() })).toBe("gone");
});

test("of two tabs the second is told what the first one did, and loses nothing", async () => {
  const { appealId } = await begin();
  const tabs = await Promise.all(
    ["one", "two"].map((text) =>
      changeKeptAppeal(services(), ada.account, { appealId, version: 1, change: writeLetter(text) }),
    ),
  );
  expect(tabs.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "saved"]);
  const conflict = tabs.find(({ outcome }) => outcome === "conflict");
  const present = await find(appealId);
  expect(conflict).toMatchObject({ present: { version: 2, appeal: { letters: present?.appeal.letters } } });
  expect(await change(appealId, writeLetter("both"))).toEqual({ outcome: "saved", version: 3 });
  expect((await find(appealId))?.appeal.letters.map(({ letterNo }) => letterNo)).toEqual([1, 2]);
});

test.each<[why: string, reason: string, change: AppealChange, before?: AppealChange[]]>([
  ["a decision before anything was sent", "not-now", decide("won", 1)],
  ["a day to come", "date-in-future", { ...send, on: "2026-11-23" } as AppealChange],
  [
    "an answer before the letter",
    "date-before-last-step",
    { change: "answer", on: "2026-10-31", note: "" },
    [send],
  ],
  ["a second sending", "not-now", send, [send]],
  ["a letter after it was sent", "not-now", writeLetter("Later"), [send]],
  ["a letter of a megabyte", "letter-too-long", writeLetter("x".repeat(1_000_000))],
  ["a letter that nobody sees", "letter-empty", writeLetter(" \u200b\n ")],
  ["a proof of a page", "text-too-long", { ...send, proof: "7".repeat(501) } as AppealChange],
  ["a loss that gained", "gained-though-lost", decide("lost", 1), [send]],
  ["a win that gained nothing", "gained-missing", decide("won", 0), [send]],
  ["more than any bill", "amount-too-large", decide("won", 1e12), [send]],
  ["taking back what was not done", "not-now", { change: "undo-step" }],
])("%s is refused: %s", async (_, reason, refusedChange, before = []) => {
  const { appealId } = await begin();
  for (const one of before) expect(await change(appealId, one)).toMatchObject({ outcome: "saved" });
  const kept = await find(appealId);
  expect(await change(appealId, refusedChange)).toEqual({ outcome: "refused", reason });
  expect(await find(appealId)).toEqual(kept);
});

test("a step that was noted by mistake is taken back", async () => {
  const { appealId } = await begin();
  await change(appealId, send);
  await change(appealId, decide("lost", 0));
  await change(appealId, { change: "undo-step" });
  expect((await find(appealId))?.appeal.steps.map(({ step }) => step)).toEqual(["sent"]);
  await change(appealId, { change: "withdraw", on: "2026-11-22" });
  expect((await find(appealId))?.appeal.steps.at(-1)).toMatchObject({ step: "withdrawn" });
});

test("an appeal that goes on from another takes its dates, and gives them back when it is deleted", async () => {
  const lost = await begin({
    kind: "internal-appeal",
    dates: { ...noDates, denialReceivedOn: "2026-10-01" },
  });
  await change(lost.appealId, send);
  await change(lost.appealId, decide("lost", 0));
  const review = await begin({ kind: "external-review", billId: lost.billId, follows: lost.appealId });
  expect((await find(review.appealId))?.appeal.dates.finalDenialReceivedOn).toBe("2026-11-20");
  expect((await find(lost.appealId))?.appeal.followedBy).toBe(review.appealId);
  expect(await change(lost.appealId, { change: "undo-step" })).toMatchObject({ reason: "not-now" });
  expect(await deleteAppeal(services(), ada.account, review.appealId)).toBe(true);
  expect((await find(lost.appealId))?.appeal.followedBy).toBeNull();
});

test("an account has all its deadlines in one list, the nearest first, past ones too", async () => {
  const cy = await signIn({ db: database.db, masterKey });
  const beginOf = async (kind: NewAppeal["kind"], dates: Partial<NewAppeal["dates"]>) =>
    beginAppeal(services(), cy.account, {
      appealId: randomUUID(),
      billId: await keepBill(database, cy, bill),
      kind,
      audit: null,
      askedCents: 0,
      dates: { ...noDates, ...dates },
      timing: "after-service",
      plan: "private",
      follows: null,
    });
  await beginOf("charity-care", { firstBillOn: "2026-06-01" });
  await beginOf("debt-validation", { collectorNoticeReceivedOn: "2026-11-01" });
  const deadlines = await listDeadlines(database.db, cy.account, "2026-11-22");
  expect(deadlines.map(({ deadline: { kind, daysLeft } }) => [kind, daysLeft])).toEqual([
    ["collection-pause", -54],
    ["debt-validation", 9],
    ["charity-care", 66],
  ]);
  expect(await listDeadlines(database.db, bo.account, "2026-11-22")).toEqual([]);
});

async function takeFile(): Promise<TakenFile> {
  const fileId = randomUUID();
  await accountFiles.write(ada.account, fileId, [Buffer.from("%PDF-1.7 the answer")]);
  const name = "answer.pdf";
  return { fileId, name, type: "pdf", sizeBytes: 19, pageCount: 1, digest: Buffer.alloc(32) };
}

const filesOnDisk = () => readdir(path.join(folder, ada.account.accountId)).catch(() => []);

test("documents are sealed, belong to their appeal alone, and go away with it or with the bill", async () => {
  const { appealId, billId } = await begin();
  const other = await begin({ billId });
  const [one, two, three] = [await takeFile(), await takeFile(), await takeFile()];
  expect(await addAppealDocuments(services(), ada.account, { appealId, files: [one, two] })).toEqual({
    outcome: "added",
  });
  await addAppealDocuments(services(), ada.account, { appealId: other.appealId, files: [three] });
  const opened = await openAppealDocument(services(), ada.account, { appealId, fileId: one.fileId });
  expect(opened?.document.name).toBe("answer.pdf");
  const { fileId } = one;
  expect(await openAppealDocument(services(), ada.account, { appealId: other.appealId, fileId })).toBeNull();
  expect(await openAppealDocument(services(), bo.account, { appealId, fileId })).toBeNull();
  expect(
    await keptBills.openFile(services(), ada.account, { id: billId, fileId, kind: "document" }),
  ).toBeNull();
  const later = { ...services(), clock: { now: () => new Date(Date.now() + 86_400_000) } };
  const abandoned = await takeFile(); // by a process that was killed, for an account that sends nothing more
  await sweepBillFiles(services(), new AbortController().signal);
  expect(await filesOnDisk()).toContain(abandoned.fileId);
  await sweepBillFiles(later, new AbortController().signal);
  expect((await filesOnDisk()).sort()).toEqual([one.fileId, two.fileId, three.fileId].sort());
  expect(await removeAppealDocument(services(), ada.account, { appealId, fileId })).toBe(true);
  expect(await removeAppealDocument(services(), ada.account, { appealId, fileId })).toBe(false);
  expect(await deleteAppeal(services(), bo.account, appealId)).toBe(false);
  expect(await deleteAppeal(services(), ada.account, appealId)).toBe(true);
  expect(await filesOnDisk()).toEqual([three.fileId]);
  expect(await keptBills.delete(services(), ada.account, billId)).toBe(true);
  expect([await filesOnDisk(), await find(other.appealId)]).toEqual([[], null]);
});

test("two hundred documents are refused whole, and those for an appeal that is gone leave nothing behind", async () => {
  const { appealId } = await begin();
  const files = await Promise.all(Array.from({ length: 5 }, takeFile));
  for (let count = 0; count < MAX_APPEAL_DOCUMENTS; count += 5) {
    const five = count === 0 ? files : await Promise.all(Array.from({ length: 5 }, takeFile));
    await addAppealDocuments(services(), ada.account, { appealId, files: five });
  }
  const tooMany = { appealId, files: [await takeFile()] };
  expect(await addAppealDocuments(services(), ada.account, tooMany)).toEqual({
    outcome: "too-many-documents",
  });
  const gone = { appealId: randomUUID(), files: [await takeFile()] };
  expect(await addAppealDocuments(services(), ada.account, gone)).toEqual({ outcome: "gone" });
  expect(await filesOnDisk()).toHaveLength(MAX_APPEAL_DOCUMENTS);
});

test("nobody else finds an appeal, and its row shows nothing of it", async () => {
  const { appealId } = await begin();
  await change(appealId, writeLetter("Thistledown"));
  expect(await keptAppeals.find(database.db, bo.account, appealId)).toBeNull();
  expect(await keptAppeals.find(database.db, ada.account, "7")).toBeNull();
  const outcome = await changeKeptAppeal(services(), bo.account, { appealId, version: 2, change: send });
  expect(outcome).toEqual({ outcome: "gone" });
  const { rows } = await database.db.execute(sql`select a::text as row from account_appeals a`);
  expect(JSON.stringify(rows)).not.toMatch(/Larkfield|Thistledown|coding/);
});
