import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { emptyBill } from "#app/domain/bills/kept/kept-bill.ts";
import { loadPdfium } from "#app/platform/ocr/pdf/load-pdfium.server.ts";
import type { OpenPdfium } from "#app/platform/ocr/pdf/open-pdfium.ts";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { authorise } from "../support/authorise.ts";
import { filesForm } from "../support/keep-bill.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { readPdfText } from "../support/read-pdf-text.ts";
import { readZip } from "../support/read-zip.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture } from "../support/upload.ts";
import { visitsOf } from "../support/visits-of.ts";

const today = "2026-11-26";
const site = siteForTests({}, { clock: { now: () => new Date(`${today}T17:00:00Z`) } });
let openPdfium: OpenPdfium;
let ada: SignedIn;
let hospital: { name: string; shortId: string };
let billId: string;

beforeAll(async () => {
  openPdfium = await loadPdfium();
  ada = await signIn(site, { name: "Ada Example" });
  const [hospitalId] = await importPriceTexts(site.db, [
    priceFileText({ hospital: nthHospital(0, "TX"), charges: [charge("73721", { gross: "4000" })] }),
  ]);
  const { rows } = await site.db.execute<typeof hospital>(
    sql`select name, short_id as "shortId" from hospitals where hospital_id = ${hospitalId!}`,
  );
  hospital = rows[0]!;
  await site.db.execute(sql`
    insert into hospital_policies (hospital_id, source_kind, free_percent, discount_percent, as_of, tax_year, ein, filer_name,
      facility_name, application_url, criteria)
    values (${hospitalId!}, 'filing', 300, 400, '2025-06-30', 2024, '123456789', 'Larkfield Health', 'Larkfield Hospital',
      'https://larkfield.example/form.pdf', '{income,assets}')`);
  billId = await keepOne();
});

const keepOne = (statementDate = "2026-10-01", of = ada) =>
  keepBill(site, of, {
    providerName: stated(hospital.name),
    hospital,
    statementDate: stated(statementDate),
    totals: { ...emptyBill.totals, chargesCents: stated(100_000), amountDueCents: stated(90_000) },
    lines: [keptLine(1, "99284", 100_000)],
  });

const { get, post } = visitsOf(site, () => ada);
const pageOf = async (reply: Response) => parse(await reply.text());
const textOf = (page: HTMLElement) => page.querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";
const textAt = async (path: string) => textOf(await pageOf(await get(path)));

/** Two people: one earns $1,500 every two weeks, the other nothing. */
const household = {
  size: "2",
  "person-0": "Ada",
  "kind-0": "wages",
  "amount-0": "1500",
  "span-0": "two-weeks",
  "person-1": "My son",
  "kind-1": "none",
  "program-wic": "yes",
  insurance: "some",
  accountNumber: "5512098",
};

async function begin(more: Record<string, string> = {}, of = billId): Promise<string> {
  const appealId = randomUUID();
  const fields = { intent: "begin", appealId, ...household, ...more };
  const reply = await post(`/account/assistance?bill=${of}`, fields);
  expect([reply.status, reply.headers.get("Location")]).toEqual([
    303,
    `/account/appeals/${appealId}/application`,
  ]);
  return appealId;
}

async function appealOf(appealId: string) {
  const found = await keptAppeals.find(site.db, ada.account, appealId);
  return { ...found!.appeal, version: found!.version };
}

async function pdfOf(appealId: string): Promise<string[]> {
  const reply = await get(`/account/appeals/${appealId}/application.pdf`);
  expect([reply.status, reply.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  return (await readPdfText(openPdfium, bytes)).map((text) => text.replace(/\s+/g, " "));
}

describe("the household's form", () => {
  test("tells first what is known of help there, with its source and the last day", async () => {
    const text = await textAt(`/account/assistance?bill=${billId}`);
    expect(text).toContain("Larkfield Health filed with the IRS for 2024");
    expect(text).toContain("300% is about $47,880 a year for a household of one");
    expect(text).toContain("at least until Sat, May 29, 2027");
    expect(text).not.toMatch(/qualif/i);
  });

  test("says of each field what is wrong and how to mend it, and keeps what was typed", async () => {
    const fields = { ...household, size: "0", "person-0": "", "amount-0": "a lot", "kind-1": "" };
    const reply = await post(`/account/assistance?bill=${billId}`, {
      intent: "begin",
      appealId: randomUUID(),
      ...fields,
    });
    expect(reply.status).toBe(422);
    const page = await pageOf(reply);
    expect(
      page.querySelectorAll('[role="alert"] a').map((link) => [link.getAttribute("href"), link.text]),
    ).toEqual([
      ["#size", "Enter a number of people from 1 to 30"],
      ["#person-0", "Row 1: enter whose income it is, such as “me”"],
      ["#amount-0", "Row 1: enter an amount in dollars, such as 1450"],
      ["#kind-1", "Row 2: choose what kind of income it is, or “No income”"],
    ]);
    expect(page.querySelector("#person-1")?.getAttribute("value")).toBe("My son");
  });

  test("of a bill that is another's, or of none, opens nothing", async () => {
    const other = await signIn(site);
    expect((await get(`/account/assistance?bill=${billId}`, other)).status).toBe(404);
    expect((await get("/account/assistance")).headers.get("Location")).toBe("/account/bills");
  });
});

describe("an application", () => {
  test("is kept sealed, with a letter that holds the hospital's own lines and asks it to wait", async () => {
    const appealId = await begin();
    const { application, letters, dates, askedCents } = await appealOf(appealId);
    expect(application).toEqual({
      size: 2,
      incomes: [
        { person: "Ada", kind: "wages", amountCents: 150_000, span: "two-weeks" },
        { person: "My son", kind: "none", amountCents: 0, span: "month" },
      ],
      programs: ["wic"],
      insurance: "some",
    });
    expect([dates.firstBillOn, askedCents]).toEqual(["2026-10-01", 90_000]);
    const { body, references, enclosures } = letters[0]!.letter;
    expect(body).toContain(
      "The number of people in my household is 2. Our income before taxes is $39,000.00 a year.",
    );
    expect(body).toContain("A member of my household receives WIC.");
    expect(body).toContain(
      "Under the policy that your hospital filed with the IRS for 2024, care is free up to 300%",
    );
    expect(body).toContain("240 days after the first bill");
    expect(body).toContain("suspend all collection");
    expect(references.join(" ")).toContain("5512098");
    expect(enclosures).toEqual(["The bill", "Household and income, signed", "Documents, as listed"]);
    const { rows } = await site.db.execute<{ clear: string }>(
      sql`select encode(sealed_appeal, 'escape') || encode(sealed_summary, 'escape') as clear from account_appeals
          where appeal_id = ${appealId}`,
    );
    expect(rows[0]!.clear).not.toContain("150000");
  });

  test("sent twice is begun once", async () => {
    const appealId = await begin();
    const fields = { intent: "begin", appealId, ...household, size: "5" };
    expect((await post(`/account/assistance?bill=${billId}`, fields)).status).toBe(303);
    expect((await appealOf(appealId)).application?.size).toBe(2);
  });

  test("changes its household, and the letter's figures but not its writer's own words", async () => {
    const appealId = await begin();
    const path = `/account/appeals/${appealId}/application`;
    const { letters, version } = await appealOf(appealId);
    const own = letters[0]!.letter.body.replace(
      "Please suspend all collection",
      "Please, please suspend it all",
    );
    const { senderLines, recipientLines, references, enclosures, ...texts } = letters[0]!.letter;
    const lines = Object.fromEntries(
      Object.entries({ senderLines, recipientLines, references, enclosures }).map(([name, all]) => [
        name,
        all.join("\n"),
      ]),
    );
    const edited = { ...texts, ...lines, body: own, intent: "save", version: String(version) };
    expect((await post(`/account/appeals/${appealId}/letter`, edited)).status).toBe(303);
    const changed = { ...household, size: "3", "amount-0": "2000", "program-wic": "" };
    const saved = await post(path, { intent: "save", version: String(version + 1), ...changed });
    expect(saved.headers.get("Location")).toBe(`${path}?done=savedLetter`);
    const { body } = (await appealOf(appealId)).letters.at(-1)!.letter;
    expect(body).toContain("household is 3. Our income before taxes is $52,000.00 a year.");
    expect(body).not.toContain("WIC");
    expect(body).toContain("Please, please suspend it all");
    const late = await post(path, { intent: "save", version: String(version), ...changed });
    expect(late.status).toBe(409);
  });

  test("takes its papers, and is one PDF: cover, letter, household, list, then the papers", async () => {
    const appealId = await begin();
    const path = `/account/appeals/${appealId}/application`;
    const paper = { bytes: await billFixture("urgent-care-receipt.png"), name: "stub.png" };
    const scan = { bytes: await billFixture("scanned-statement-two-pages.pdf"), name: "tax.pdf" };
    for (const [file, kind] of [
      [paper, "pay-stubs"],
      [scan, "tax-return"],
    ] as const) {
      const body = filesForm([file], { paper: kind });
      const added = await site.post(path, body, { Cookie: ada.cookie });
      expect(added.headers.get("Location")).toBe(`${path}?done=added`);
    }
    expect(await textAt(path)).toContain("stub.png");
    const pages = await pdfOf(appealId);
    expect(pages).toHaveLength(8);
    const [cover, letter, letterGoesOn, home, list, ...papers] = pages;
    expect(cover).toContain("Pages including this one: 8");
    expect(cover).toContain("https://larkfield.example/form.pdf");
    expect(letter).toContain("Application for financial assistance");
    expect(letterGoesOn).toContain("Documents, as listed");
    expect(home).toContain("Ada: Wages or salary, $1,500.00 every two weeks ($39,000.00 a year)");
    expect(home).toContain("My son: no income");
    expect(list).toContain("Pay stubs: enclosed");
    expect(list).toContain("Bank statements: sent separately, or to follow");
    expect(papers.map((text) => text.trim())).toEqual([
      "Your latest tax return, page 1 of 2",
      "Your latest tax return, page 2 of 2",
      "Pay stubs, page 1 of 1",
    ]);
    const page = await pageOf(await get(path));
    const fileId = page.querySelector("input[name=fileId]")?.getAttribute("value") ?? "";
    expect((await post(path, { intent: "remove", fileId })).status).toBe(303);
    expect(await pdfOf(appealId)).toHaveLength(6);
  });

  test("goes from sent over more papers to granted, as its page tells it", async () => {
    const appealId = await begin();
    const follow = `/account/audit/detailed?appeal=${appealId}`;
    const note = async (change: Record<string, string>) => {
      const { version } = await appealOf(appealId);
      const reply = await post(follow, { version: String(version), on: today, ...change });
      expect([change.change, reply.status]).toEqual([change.change, 303]);
      return textAt(follow);
    };
    await note({ change: "send", how: "fax" });
    expect(await note({ change: "ask-more", note: "Bank statements" })).toMatch(
      /Asked for more documents.*Open the application/,
    );
    expect(await textAt(`/account/appeals/${appealId}/application`)).toContain("After you send it");
    expect(await note({ change: "send", how: "fax" })).toContain("Sent, waiting for an answer");
    const granted = await note({ change: "decide", result: "won", gainedCents: "900" });
    expect(granted).toContain("Granted. Started on");
    expect(granted).toContain("They asked for more");
  });

  test("that was refused leads to asking for another look", async () => {
    const appealId = await begin();
    const follow = `/account/audit/detailed?appeal=${appealId}`;
    const changes: Record<string, string>[] = [
      { change: "send", how: "mail" },
      { change: "decide", result: "lost" },
    ];
    for (const change of changes) {
      const { version } = await appealOf(appealId);
      await post(follow, { version: String(version), on: today, ...change });
    }
    const page = await pageOf(await get(follow));
    expect(textOf(page)).toContain("Turned down. Started on");
    const hrefs = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(hrefs).toContain(`/account/file-appeal?bill=${billId}&kind=charity-care&follows=${appealId}`);
  });

  test("goes along in the export, and with its appeal when that is deleted", async () => {
    const bob = await signIn(site, { name: "Bob Example" });
    const kept = await keepOne("2026-10-01", bob);
    const appealId = randomUUID();
    const body = new URLSearchParams({ intent: "begin", appealId, ...household });
    const headers = { Cookie: bob.cookie };
    await site.post(`/account/assistance?bill=${kept}`, body, headers);
    const archive = Buffer.from(await (await get("/account/export/archive.zip", bob)).arrayBuffer());
    const { appeals } = JSON.parse(String(readZip(archive).get("account.json")));
    expect(appeals[0].application).toMatchObject({ size: 2, programs: ["wic"], insurance: "some" });
    await site.post(`/account/audit/detailed/delete?appeal=${appealId}`, { intent: "delete" }, headers);
    expect((await get(`/account/appeals/${appealId}/application`, bob)).status).toBe(404);
  });

  test("is opened by whom its owner lets file appeals and see bills, and by nobody else", async () => {
    const appealId = await begin();
    const path = `/account/appeals/${appealId}/application`;
    const helper = await authorise(site, ada, ["file-appeals", "view-bills"]);
    expect((await get(`${path}?for=${helper.grantId}`, helper)).status).toBe(200);
    for (const given of [["view-bills"], ["file-appeals"]] as const) {
      const other = await authorise(site, ada, [...given]);
      for (const address of [path, `${path}.pdf`]) {
        expect([given, (await get(`${address}?for=${other.grantId}`, other)).status]).toEqual([given, 403]);
      }
    }
  });
});

describe("the account's home", () => {
  test("tells once of each bill that help is known for how long one can ask, from the first bill of the care", async () => {
    const eve = await signIn(site, { name: "Eve Example" });
    const at = async (who: SignedIn) => textOf(await pageOf(await get("/account", who)));
    expect(await at(eve)).not.toContain("financial assistance");
    const kept = await keepOne("2026-10-01", eve);
    expect(await at(eve)).toContain("you can apply at least until Sat, May 29, 2027 (184 days left)");
    const body = new URLSearchParams({ intent: "begin", appealId: randomUUID(), ...household });
    await site.post(`/account/assistance?bill=${kept}`, body, { Cookie: eve.cookie });
    const text = await at(eve);
    expect(text).not.toContain("you can apply at least until");
    expect(text.match(/May 29, 2027/g)).toHaveLength(1);
  });
});
