import { randomUUID } from "node:crypto";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Permission, permissions } from "#app/domain/accounts/account.ts";
import { getProfile, saveProfile } from "#app/domain/accounts/profile.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { emptyBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { openSealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { accountPaths } from "../support/account-paths.ts";
import { authorise } from "../support/authorise.ts";
import { filesForm } from "../support/keep-bill.ts";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keptLine } from "../support/kept-bills.ts";
import { explanationOf, kneeClaim } from "../support/kept-explanations.ts";
import { letterText } from "../support/letter-text.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

type Need = Permission | "owner" | "any";

/** Who may open each page of the account and send its forms; null: there is nothing of the kind. `isHidden`: to those with a
 *  grant that lacks the permission it is not there. */
const needs: Record<string, { get: Need | null; post: Need | null; isHidden?: true }> = {
  account: { get: "any", post: null },
  "account/about": { get: "owner", post: "owner" },
  "account/accounts": { get: "owner", post: "owner" },
  "account/add-bill": { get: "add-bills", post: null },
  "account/add-bill/manual-entry": { get: "add-bills", post: "add-bills" },
  "account/add-bill/upload-document": { get: "add-bills", post: "add-bills" },
  "account/authorized-account": { get: "owner", post: "owner" },
  "account/authorized-account/:grantId": { get: "owner", post: "owner" },
  "account/bills": { get: "view-bills", post: null },
  "account/bills/:billId": { get: "view-bills", post: "view-bills" },
  "account/bills/:billId/call": { get: "view-bills", post: "file-appeals" },
  "account/assistance": { get: "file-appeals", post: "file-appeals" },
  "account/appeals/:appealId/application": { get: "file-appeals", post: "file-appeals" },
  "account/appeals/:appealId/application.pdf": { get: "file-appeals", post: null },
  "account/bills/:billId/delete": { get: "owner", post: "owner" },
  "account/bills/:billId/share": { get: "owner", post: "owner" },
  "account/bills/:billId/add-document": { get: "add-bills", post: "add-bills" },
  "account/bills/:billId/files/:fileId": { get: "view-bills", post: null, isHidden: true },
  "account/bills/:billId/pages/:fileId": { get: "view-bills", post: null, isHidden: true },
  "account/bills/:billId/review": { get: "add-bills", post: "add-bills" },
  "account/explanations": { get: "view-bills", post: null },
  "account/explanations/:explanationId": { get: "view-bills", post: null },
  "account/explanations/:explanationId/contract": { get: "add-bills", post: "add-bills" },
  "account/explanations/:explanationId/delete": { get: "owner", post: "owner" },
  "account/explanations/:explanationId/review": { get: "add-bills", post: "add-bills" },
  "account/explanations/:explanationId/files/:fileId": { get: "view-bills", post: null, isHidden: true },
  "account/explanations/:explanationId/pages/:fileId": { get: "view-bills", post: null, isHidden: true },
  "account/delete": { get: "owner", post: "owner" },
  "account/export": { get: "owner", post: null },
  "account/export/archive.zip": { get: "owner", post: null },
  "account/file-appeal": { get: "file-appeals", post: "file-appeals" },
  "account/appeals/:appealId/letter": { get: "file-appeals", post: "file-appeals" },
  "account/appeals/:appealId/letter.pdf": { get: "file-appeals", post: null },
  "account/appeals/:appealId/letter.txt": { get: "file-appeals", post: null },
  "account/invitations": { get: "owner", post: "owner" },
  "account/run-audit": { get: "run-audits", post: "run-audits" },
  "account/audit-findings": { get: "view-bills", post: "run-audits" },
  "account/audit-findings.csv": { get: "view-bills", post: null },
  "account/audit-findings.json": { get: "view-bills", post: null },
  "account/audit-findings/delete": { get: "owner", post: "owner" },
  "account/audit/detailed": { get: "view-bills", post: "file-appeals" },
  "account/audit/detailed/delete": { get: "owner", post: "owner" },
  "account/appeals/:appealId/add-document": { get: "file-appeals", post: "file-appeals" },
  "account/appeals/:appealId/documents/:fileId": { get: "file-appeals", post: null },
  "account/deadlines.ics": { get: "view-bills", post: null },
  "account/negotiate": { get: "view-bills", post: null },
  "account/security": { get: "owner", post: "owner" },
  "account/security/password": { get: "owner", post: "owner" },
  "account/security/email": { get: "owner", post: "owner" },
  "account/security/codes": { get: "owner", post: "owner" },
  "account/security/passkeys": { get: "owner", post: "owner" },
  "account/security/recovery-codes": { get: "owner", post: null },
  "account/security/recovery-codes.txt": { get: "owner", post: null },
  "account/menu": { get: "any", post: null },
};

const site = siteForTests();
const people: Record<string, { cookie: string; grantId: string | null }> = {};
const billId = randomUUID();
const documentId = randomUUID();
const explained = { explanationId: randomUUID(), documentId: randomUUID(), pageId: randomUUID() };
let appealId = "";
let appealDocumentId = "";

/** What only the owner, and people who write letters in their name, may see of them. */
const planted = {
  phone: "(989) 555-0177",
  street: "77 Nightingale Crescent",
  email: "olivia.owner@private.example",
  member: "MBR-77-0177-ZQ",
  claim: "CLM-ZQ-77-0177",
} as const;
const pageId = randomUUID();

beforeAll(async () => {
  const owner = await signIn(site, { name: "Olivia Owner", email: planted.email });
  await keepBill(owner);
  await explain(owner);
  await describeOwner(owner);
  await appeal(owner);
  people.owner = { cookie: owner.cookie, grantId: null };
  people.other = { cookie: (await signIn(site)).cookie, grantId: null };
  for (const permission of permissions) people[permission] = await authorise(site, owner, [permission]);
  people.revoked = await authorise(site, owner, [...permissions], { revoked: true });
  people.expired = await authorise(site, owner, [...permissions], { lastDay: "2020-01-31" });
  people["not yet"] = await authorise(site, owner, [...permissions], { firstDay: "2999-01-01" });
  people.sample = { cookie: await enterSample(), grantId: null };
  people["another's grant"] = { cookie: people.other.cookie, grantId: people["view-bills"]?.grantId ?? "" };
});

/** A bill with a document and the picture of its page. */
async function keepBill({ account }: SignedIn): Promise<void> {
  const files = openSealedFiles(path.join(site.dataDir, "account-files"));
  for (const fileId of [documentId, pageId]) await files.write(account, fileId, [Buffer.from("a file")]);
  const page = { fileId: pageId, widthPx: 10, heightPx: 10, sizeBytes: 6 };
  const document = {
    fileId: documentId,
    kind: "bill",
    name: "a.pdf",
    type: "pdf",
    sizeBytes: 6,
    pages: [page],
  } as const;
  const lines = [keptLine(1, "85025", 5_000), keptLine(2, "85025", 5_000)];
  const bill = { ...emptyBill, lines, lastLineId: 2, documents: [{ ...document, pages: [page] }] };
  await keptBills.draft(site.db, account, { id: billId, kept: bill, state: "kept" }, systemClock);
}

/** An explanation that is checked, with a document and the picture of its page. */
async function explain({ account }: SignedIn): Promise<void> {
  const { explanationId } = explained;
  const files = openSealedFiles(path.join(site.dataDir, "account-files"));
  for (const fileId of [explained.documentId, explained.pageId]) {
    await files.write(account, fileId, [Buffer.from("a file")]);
  }
  const page = { fileId: explained.pageId, widthPx: 10, heightPx: 10, sizeBytes: 6 };
  const document = { fileId: explained.documentId, name: "eob.pdf", sizeBytes: 6, pages: [page] };
  const documents = [{ ...document, kind: "eob" as const, type: "pdf" as const }];
  const kept = { explanation: explanationOf([kneeClaim()]), documents, givenWithBillId: null };
  await keptExplanations.draft(site.db, account, { id: explanationId, kept, state: "kept" }, systemClock);
}

async function describeOwner({ account }: SignedIn): Promise<void> {
  const { profile, version } = await getProfile(site.db, account);
  const { phone, street: streetAddress } = planted;
  await saveProfile(site.db, account, {
    profile: { ...profile, phone, streetAddress, zip: "60601" },
    version,
  });
}

/** An appeal with a letter, a document and days to meet, and an audit with it. */
async function appeal(owner: SignedIn): Promise<void> {
  const { phone, street, email, member, claim } = planted;
  const letter = {
    ...letterText,
    senderLines: ["Olivia Owner", street, phone, email],
    references: [`Member number: ${member}`, `Claim number: ${claim}`],
  };
  appealId = await keepAppeal(site, owner, { billId }, { change: "write-letter", letter });
  const headers = { Cookie: owner.cookie };
  const page = { bytes: Buffer.from(onePixel, "base64"), name: "denial.png" };
  const address = `/account/appeals/${appealId}/add-document`;
  const added = await site.post(address, filesForm([page]), headers);
  expect(added.status).toBe(303);
  const found = await keptAppeals.find(site.db, owner.account, appealId);
  appealDocumentId = found?.appeal.documents[0]?.fileId ?? "";
  const facts = { setting: "emergency", coverage: "other-plan", owedCents: "200" };
  const body = new URLSearchParams({ intent: "audit", auditId: randomUUID(), ...facts });
  const audited = await site.post(`/account/run-audit?bill=${billId}`, body, headers);
  expect(audited.status).toBe(303);
}

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** By the door that everyone has. */
async function enterSample(): Promise<string> {
  const body = new URLSearchParams({ intent: "sample" });
  const reply = await site.post("/login", body);
  return reply.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

const ofPerson = (pattern: string) => /:(billId|explanationId)/.test(pattern);

function addressOf(pattern: string, grantId: string | null): string {
  const of = pattern.includes(":explanationId") ? explained : { documentId, pageId };
  const fileId = pattern.includes("pages") ? of.pageId : of.documentId;
  const address = pattern
    .replace(":billId", billId)
    .replace(":explanationId", explained.explanationId)
    .replace(":fileId", fileId)
    .replace(/:\w+/g, randomUUID());
  return `/${address}${grantId === null ? "" : `?for=${grantId}`}`;
}

async function ask(
  method: "GET" | "POST",
  pattern: string,
  person: { cookie: string; grantId: string | null } | null,
) {
  const headers: Record<string, string> = person ? { Cookie: person.cookie } : {};
  const body = method === "POST" ? new URLSearchParams() : undefined;
  return site.fetch(addressOf(pattern, person?.grantId ?? null), { method, headers, ...(body && { body }) });
}

test("the table of this test has every route under /account, and no other", async () => {
  expect(await accountPaths()).toEqual(Object.keys(needs).sort());
});

describe.each(Object.entries(needs))("/%s", (pattern, { get, post, isHidden }) => {
  const forms = [
    ["GET", get],
    ["POST", post],
  ] as const;
  test.each(
    forms.filter(([, need]) => need !== null),
  )("%s is open to whom it should be", async (method, need) => {
    const signedOut = await ask(method, pattern, null);
    expect([signedOut.status, signedOut.headers.get("Location")]).toEqual([
      302,
      expect.stringMatching(/^\/login\?redirectTo=/),
    ]);
    for (const [name, person] of Object.entries(people)) {
      const { status } = await ask(method, pattern, person);
      const isRefused = !mayOpen(name, need!) || (name === "sample" && method === "POST");
      const isUnknown = (name === "other" || name === "sample") && ofPerson(pattern);
      const isHere = [200, 302, 303, 400, 404, 415, 422].includes(status);
      if (isRefused && isHidden && permissions.some((permission) => permission === name)) {
        expect([name, status]).toEqual([name, 404]);
      } else if (isRefused) expect([name, status]).toEqual([name, 403]);
      else if (isUnknown) expect([name, status]).toEqual([name, 404]);
      else if (isHidden) expect([name, status]).toEqual([name, 200]);
      else expect([name, status, isHere]).toEqual([name, status, true]);
    }
  });
});

/** Every address of a page with what there is to see and what its links add. */
function addressesOf(pattern: string): string[] {
  const fileId = pattern.includes("pages")
    ? pageId
    : pattern.includes("appeals")
      ? appealDocumentId
      : documentId;
  const path = `/${pattern}`
    .replace(":billId", billId)
    .replace(":explanationId", explained.explanationId)
    .replace(":appealId", appealId)
    .replace(":fileId", fileId)
    .replace(/:\w+/g, randomUUID());
  const queries = ["", `bill=${billId}`, `appeal=${appealId}&fax=yes&letter=1`];
  return queries.map((query) => `${path}?${query}`);
}

describe("what an owner's letters and profile say of them", () => {
  const readAll = async (name: string) => {
    const { cookie, grantId } = people[name]!;
    const pages = Object.keys(needs).flatMap(addressesOf);
    const told = new Map<string, string>();
    for (const page of pages) {
      if (told.size === Object.keys(planted).length) break; // no page says more
      const reply = await site.fetch(`${page}&for=${grantId}`, { headers: { Cookie: cookie } });
      const text = (await reply.text()).replace(/<!-- -->/g, "");
      for (const [what, value] of Object.entries(planted)) if (text.includes(value)) told.set(what, page);
    }
    return told;
  };

  test("is read by whom they let file appeals", async () => {
    expect([...(await readAll("file-appeals")).keys()].sort()).toEqual(Object.keys(planted).sort());
  });

  test.each([
    "view-bills",
    "add-bills",
    "run-audits",
  ])("stands in no reply to who may %s alone", async (name) => {
    expect(await readAll(name)).toEqual(new Map());
  });
});

function mayOpen(name: string, need: Need): boolean {
  if (name === "owner" || name === "other" || name === "sample") return true;
  if (name === "revoked" || name === "expired" || name === "not yet" || name === "another's grant")
    return false;
  return need === "any" || need === name;
}
