import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { expect, test } from "vitest";
import { type Browser, openBrowser } from "../support/browser.ts";
import { filesOnDisk } from "../support/files-on-disk.ts";
import { folderForTests } from "../support/folder-for-tests.ts";
import { filesForm } from "../support/keep-bill.ts";
import { type StartedSite, startSite } from "../support/start-site.ts";

/** What a person types, uploads and sends along; each is found nowhere else. */
const planted = {
  name: "Zelda Quillfeather",
  email: "zelda.quillfeather@private.example",
  password: "vermilion otter umbrella",
  phone: "+1 (989) 555-0177",
  street: "77 Nightingale Crescent",
  payer: "Marigold Assurance",
  userAgent: "PlantedBrowser/77.7",
  fileName: "zelda-orthopedics-77.pdf",
  provider: "Thistledown Memorial Hospital",
  description: "Platypus therapy",
  helperName: "Barnaby Gloxinia",
  helperEmail: "barnaby.gloxinia@private.example",
  relationship: "my great-uncle twice removed",
  income: "6427391.85",
  incomeInCents: "642739185",
  objection: "The wombat was weighed twice",
  claimNumber: "CLM-ZQ-77-0177",
  appealReason: "The marmot was prescribed in writing",
  proof: "RR 770 177 077 ZQ",
  answer: "They say a marmot is never covered",
  answerName: "zelda-denied-again-77.pdf",
} as const;

/** What the site keeps in clear by its nature: it shows that the search below finds what is there. */
const control = "control.person@public.example";

const dataDir = folderForTests();

/** The site, restarted each time, in the test's folder. */
const starts: StartedSite[] = [];

async function start(): Promise<StartedSite> {
  const site = await startSite(dataDir);
  starts.push(site);
  return site;
}

/** All that any process of the site printed. */
const printed = () => starts.map((site) => site.printed()).join("");

/** Finds which of these texts appear unencrypted in the data folder, in file names or in printed output, and
 *  where. */
async function findInClear(texts: readonly (string | Buffer)[]): Promise<[text: string, place: string][]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const found: [string, string][] = [];
  const look = (place: string, content: Buffer) => {
    for (const text of texts) if (content.includes(text)) found.push([text.toString(), place]);
  };
  look("printed", Buffer.from(printed()));
  for (const { parentPath, name } of entries) look("a name", Buffer.from(path.join(parentPath, name)));
  for await (const { file, content } of filesOnDisk(dataDir)) look(file, content);
  return found;
}

async function expectNothingInClear(bill: Buffer): Promise<void> {
  expect(await findInClear([control])).not.toEqual([]);
  const texts = Object.values(planted).flatMap((text) => [text, text.toLowerCase()]);
  const middle = bill.subarray(bill.length / 2, bill.length / 2 + 64);
  expect(await findInClear([...texts, planted.phone.replace(/\D/g, ""), middle])).toEqual([]);
}

async function drawBill(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const lines = [
    planted.provider,
    `Patient: ${planted.name}`,
    "Statement Date: 03/02/2026",
    `03/01/2026   99213   ${planted.description}   $250.00`,
    "Total Charges: $250.00",
  ];
  for (const [index, line] of lines.entries())
    page.drawText(line, { x: 50, y: 700 - 30 * index, size: 12, font });
  return Buffer.from(await pdf.save());
}

test("nothing that tells of a person is ever in clear on the disk or in the log, and after a deletion nothing is left", async () => {
  const bill = await drawBill();
  const first = await start();
  await first.fetch("/coming-soon", {
    method: "POST",
    body: new URLSearchParams({ intent: "waitlist", email: control }),
  });
  const browser = openBrowser(first, { "User-Agent": planted.userAgent });
  const { name, email, password } = planted;
  await browser.post("/signup", { name, email, password });
  const findToken = () => /\/login\?confirm=([\w-]{43})/.exec(printed())?.[1];
  await expect.poll(findToken).toBeDefined();
  const entered = await browser.post("/login", { email, password, confirm: findToken()! });
  expect(entered.headers.get("Location")).toBe("/account");

  const about = { phone: planted.phone, streetAddress: planted.street, payerName: planted.payer };
  const profile = await browser.post("/account/about", { name, ...about, language: "en", version: "1" });
  expect(profile.status).toBe(303);
  const person = { name: planted.helperName, email: planted.helperEmail, relationship: planted.relationship };
  const invited = await browser.post("/account/authorized-account", { ...person, "view-bills": "yes" });
  expect(invited.status).toBe(303);
  await upload(first, browser, bill);
  const [text] = await Promise.all([
    pageText(browser, "/account/bills"),
    browser.get("/account/bills?search=zelda"),
  ]);
  expect(text).toContain(planted.provider);
  const billId = /\/account\/bills\/([0-9a-f-]{36})/.exec(text)?.[1] ?? "";
  await audit(browser, billId);
  await appeal(first, browser, billId, bill);
  await first.stop();
  await expectNothingInClear(bill);

  const second = await start();
  const again = openBrowser(second, { "User-Agent": planted.userAgent });
  await again.post("/login", { email, password });
  const deleted = await again.post("/account/delete", { presentPassword: password });
  expect(deleted.headers.get("Location")).toBe("/account-deleted");
  await second.stop();
  await expectNothingInClear(bill);
  for (const folder of ["account-files", "account-keys", "waiting-keys"]) {
    expect([folder, await readdir(path.join(dataDir, folder))]).toEqual([folder, []]);
  }
});

async function upload(site: StartedSite, browser: Browser, bill: Buffer): Promise<void> {
  const reply = await site.fetch("/account/add-bill/upload-document", {
    method: "POST",
    headers: { Cookie: browser.cookie(), "User-Agent": planted.userAgent },
    body: filesForm([{ bytes: bill, name: planted.fileName }]),
  });
  expect(reply.status).toBe(303);
  await expect.poll(() => pageText(browser, "/account/bills")).toContain("Bills 1 to 1 of 1");
}

/** Saves the form of an audit for later, audits the bill, and calls a finding wrong in words that are not to be shared. */
async function audit(browser: Browser, billId: string): Promise<void> {
  const address = `/account/run-audit?bill=${billId}`;
  const said = { householdSize: "2", incomeCents: planted.income, isNonprofit: "yes" };
  const saved = await browser.post(address, { ...said, intent: "save" });
  expect(saved.headers.get("Location")).toContain("done=saved");
  const audited = await browser.post(address, { ...said, intent: "audit", auditId: randomUUID() });
  const found = audited.headers.get("Location") ?? "";
  expect(await pageText(browser, found)).toContain(planted.description);
  await browser.post(address, { ...said, intent: "save" }); // a draft next to the audit
  const objection = { intent: "dispute", finding: "0", reason: "other", comment: planted.objection };
  expect((await browser.post(found, objection)).status).toBe(303);
}

/** Writes a letter, sends it, notes the answer and adds it. */
async function appeal(site: StartedSite, browser: Browser, billId: string, answer: Buffer): Promise<void> {
  const address = `/account/file-appeal?bill=${billId}&kind=internal-appeal`;
  const { claimNumber, appealReason, proof } = planted;
  const said = { ...(await hiddenFields(browser, address)), claimNumber, appealReason };
  const begun = await browser.post(address, { ...said, intent: "write" });
  expect(begun.status).toBe(303);
  const letter = begun.headers.get("Location") ?? "";
  expect(await pageText(browser, letter)).toContain(appealReason);
  const appealId = /\/account\/appeals\/([0-9a-f-]{36})/.exec(letter)?.[1] ?? "";
  const followed = `/account/audit/detailed?appeal=${appealId}`;
  const changes: Record<string, string>[] = [
    { change: "send", on: "2026-03-10", how: "fax", proof },
    { change: "answer", on: "2026-03-20", note: planted.answer },
  ];
  for (const change of changes) {
    const reply = await browser.post(followed, { ...(await hiddenFields(browser, followed)), ...change });
    expect([change.change, reply.status]).toEqual([change.change, 303]);
  }
  const added = await site.fetch(`/account/appeals/${appealId}/add-document`, {
    method: "POST",
    headers: { Cookie: browser.cookie(), "User-Agent": planted.userAgent },
    body: filesForm([{ bytes: answer, name: planted.answerName }]),
  });
  expect(added.status).toBe(303);
  expect(await pageText(browser, followed)).toContain(planted.answerName);
}

/** What a page's forms send along without being asked. */
async function hiddenFields(browser: Browser, address: string): Promise<Record<string, string>> {
  const hidden = parse(await pageText(browser, address)).querySelectorAll('main form input[type="hidden"]');
  return Object.fromEntries(
    hidden.map((field) => [field.getAttribute("name")!, field.getAttribute("value") ?? ""]),
  );
}

async function pageText(browser: Browser, address: string): Promise<string> {
  return (await browser.get(address)).text();
}
