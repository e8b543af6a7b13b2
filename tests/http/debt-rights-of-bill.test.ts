import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { getProfile, saveProfile } from "#app/domain/accounts/profile.server.ts";
import { emptyBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { addListedHospital } from "../support/assisting-hospitals.ts";
import { drawLines } from "../support/drawn-papers.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { noonClock, today } from "../support/noon-clock.ts";
import { pageOf } from "../support/read-page.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture, uploadForm } from "../support/upload.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock });
let ada: SignedIn;
let billId: string;
beforeAll(async () => {
  ada = await signIn(site, { name: "Ada Muñoz" });
  billId = await keepBill(site, ada, bill);
  await post(`/account/bills/${billId}/call`, { intent: "collector", collector: "yes", noticeOn: today });
});

const bill: Partial<KeptBill> = {
  providerName: stated("Juniper General Hospital"),
  statementDate: stated("2026-04-01"),
  totals: { ...emptyBill.totals, chargesCents: stated(110_000), amountDueCents: stated(110_000) },
  lines: [keptLine(1, "99284", 110_000)],
  lastLineId: 1,
};

const { get, post } = visitsOf(site, () => ada);

async function liveIn(state: string | null): Promise<void> {
  const { profile, version } = await getProfile(site.db, ada.account);
  await saveProfile(site.db, ada.account, { profile: { ...profile, state }, version });
}

const mainOf = async (path: string) => (await pageOf(await get(path))).main.text.replace(/\s+/g, " ");

/** The body of a letter that is begun now. */
async function letterOf(kind: string, fields: Record<string, string> = {}): Promise<string> {
  const appealId = randomUUID();
  const reply = await post(`/account/file-appeal?bill=${billId}&kind=${kind}`, {
    intent: "write",
    appealId,
    ...fields,
  });
  expect(reply.status).toBe(303);
  return (await get(`/account/appeals/${appealId}/letter.txt`)).text();
}

describe("a bill that a collector asks for", () => {
  test("says what it may not do in the patient's state, with the law and where it was read", async () => {
    await liveIn("CO");
    const text = await mainOf(`/account/bills/${billId}`);
    expect(text).toContain("What a collector can and can’t do in Colorado");
    expect(text).toContain("until 182 days after the care");
    expect(text).toContain("C.R.S. 6-20-203(2)");
    expect(text).toContain("We read the law’s text");
    expect(text).toContain("We took Colorado from your address.");
    expect(text).toContain("must not sue, or threaten to sue");
    const links = parse(await (await get(`/account/bills/${billId}`)).text()).querySelectorAll("main a");
    expect(links.map((link) => link.getAttribute("href"))).toContain("/rights/colorado");
  });

  test("says so where no rule of the state was read, and nothing where nobody knows the state", async () => {
    await liveIn("KS");
    expect(await mainOf(`/account/bills/${billId}`)).toContain("any rule of Kansas on collectors yet");
    await liveIn(null);
    expect(await mainOf(`/account/bills/${billId}`)).not.toContain("What a collector can and can’t do");
  });
});

test("a call's page says who enforces, with phones and when they were checked", async () => {
  await liveIn("MD");
  const text = await mainOf(`/account/bills/${billId}/call`);
  expect(text).toContain("Who enforces the rules in Maryland");
  expect(text).toContain("Health Education and Advocacy Unit");
  expect(text).toContain("410-528-8662");
  expect(text).toContain("Checked on Nov 29, 2026");
  await liveIn("VA");
  const inVirginia = await mainOf(`/account/bills/${billId}/call`);
  expect(inVirginia).toContain("We haven’t checked any number for the attorney general of Virginia");
  expect(inVirginia).not.toContain("804-786-2071");
});

describe("a letter", () => {
  const toCollector = () => letterOf("debt-validation", { collectorName: "Northgate Recovery LLC" });

  test("names the state's law with its citation, and asks", async () => {
    await liveIn("CA");
    const letter = (await toCollector()).replace(/\s+/g, " ");
    expect(letter).toContain("As I understand the law of California");
    expect(letter).toContain("This applies unless a court decides otherwise");
    expect(letter).toContain("(Civ. Code 1785.27(a),(b) (SB 1061).)");
    expect(letter).toContain("Please tell me in writing if this applies to this debt");
    expect(letter).not.toMatch(/you (have )?(broke|violated|broken)/i);
  });

  test.each([
    ["IL", "whose first day nobody read"],
    ["NC", "that hospitals agreed to and no statute says"],
    ["KS", "that nobody read"],
  ])("of somebody in %s leaves out a rule %s", async (state) => {
    await liveIn(state);
    expect(await toCollector()).not.toContain("As I understand the law");
    expect(await letterOf("charity-care")).not.toContain("As I understand the law");
  });

  test("to a hospital names what binds hospitals", async () => {
    await liveIn("NY");
    const letter = (await letterOf("charity-care")).replace(/\s+/g, " ");
    expect(letter).toContain("must not sue before 180 days");
    expect(letter).toContain("Pub. Health Law 2807-k(9-a)");
  });
});

test("a collector's letter that nobody keeps says it too, by the hospital's state", async () => {
  const hospital = { ...nthHospital(0, "NV"), name: "Cattail Marsh Hospital" };
  await importPriceTexts(site.db, [priceFileText({ hospital, charges: [charge("73721")] })]);
  const notice = await billFixture("printed/collection-notice-in-sentences.txt");
  const bytes = await drawLines(notice.toString().split("\n"));
  const { main } = await pageOf(await site.post("/audit", uploadForm({ bytes, name: "notice.pdf" })));
  const text = main.text.replace(/\s+/g, " ");
  expect(text).toContain("What a collector can and can’t do in Nevada");
  expect(text).toContain("60 days before any action");
  expect(text).toContain("We took Nevada from the hospital.");
});

test("an answer about assistance leads to the rights of the hospital's state", async () => {
  const id = await addListedHospital(site.db, { name: "Bay Filed Hospital", state: "MD" });
  const reply = await site.post("/assistance", {
    hospital: "Bay Filed Hospital",
    hospitalId: id,
    idFor: "Bay Filed Hospital",
    size: "2",
    per: "year",
    income: "30000",
  });
  const { links } = await pageOf(reply);
  expect(links()).toContain("/rights/maryland");
});
