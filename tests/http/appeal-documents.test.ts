import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { filesForm } from "../support/keep-bill.ts";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keepBill, stated } from "../support/kept-bills.ts";
import { letterText } from "../support/letter-text.ts";
import { noonClock } from "../support/noon-clock.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock });

let ada: SignedIn;
let billId: string;
beforeEach(async () => {
  ada = await signIn(site);
  billId = await keepBill(site, ada, { providerName: stated("Juniper General Hospital") });
});

const pathOf = (appealId: string) => `/account/audit/detailed?appeal=${appealId}`;
const { get } = visitsOf(site, () => ada);
const remove = (appealId: string, fileId: string) =>
  site.post(pathOf(appealId), { change: "remove-document", fileId }, { Cookie: ada.cookie });

/** Sends files from the page of an appeal. */
const add = (appealId: string, files: { bytes: Uint8Array | string; name: string }[], who = ada) =>
  site.post(`/account/appeals/${appealId}/add-document`, filesForm(files), { Cookie: who.cookie });
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("documents are added several at once, sealed, opened as they were sent, and removed", async () => {
  const appealId = await keepAppeal(site, ada, { billId }, { change: "write-letter", letter: letterText });
  const added = await add(appealId, [
    { bytes: png, name: "receipt.png" },
    { bytes: png, name: "fax רפואי.png" },
  ]);
  expect(added.headers.get("Location")).toBe(`${pathOf(appealId)}&done=added`);
  const page = parse(await (await get(pathOf(appealId))).text());
  const links = page.querySelectorAll(`main a[href^="/account/appeals/${appealId}/documents/"]`);
  expect(links.map(({ text }) => text)).toEqual(["receipt.png", "fax רפואי.png"]);
  expect(page.querySelector("main")?.structuredText).toContain("Document added: receipt.png");
  const href = links[0]!.getAttribute("href")!;
  const file = await get(href);
  expect(Buffer.from(await file.arrayBuffer()).equals(png)).toBe(true);
  expect([file.headers.get("Content-Disposition"), file.headers.get("Cache-Control")]).toEqual([
    "attachment; filename=receipt.png",
    "private, no-store",
  ]);
  const fileId = href.split("/").at(-1)!;
  const sealed = path.join(site.dataDir, "account-files", ada.account.accountId, fileId);
  expect((await readFile(sealed)).includes(png)).toBe(false);
  expect((await get(href, await signIn(site))).status).toBe(404);
  expect((await remove(appealId, fileId)).status).toBe(303);
  expect((await get(href)).status).toBe(404);
  expect((await remove(appealId, fileId)).status).toBe(404);
});

test("documents that cannot be kept are refused in words, and none of them stays", async () => {
  const appealId = await keepAppeal(site, ada, { billId });
  const many = Array.from({ length: 200 }, (_, index) => ({ bytes: png, name: `${index}.png` }));
  const tooMany = await add(appealId, many);
  expect([tooMany.status, await tooMany.text()]).toEqual([
    422,
    expect.stringContaining("Maximum 10 files allowed at once. You can add more afterwards."),
  ]);
  expect((await add(appealId, [])).status).toBe(422);
  expect((await add(appealId, [{ bytes: "a letter", name: "a.docx" }])).status).toBe(415);
  for (let round = 0; round < 5; round++) {
    expect((await add(appealId, many.slice(0, 10))).status).toBe(303);
  }
  const full = await add(appealId, many.slice(0, 1));
  expect(await full.text()).toContain("can have 50 documents");
  const { rows } = await site.db.execute(
    sql`select 1 from account_files where account_id = ${ada.account.accountId}`,
  );
  expect(rows).toHaveLength(50);
  expect((await add(randomUUID(), many.slice(0, 1))).status).toBe(404);
  expect((await add(appealId, many.slice(0, 1), await signIn(site))).status).toBe(404);
});
