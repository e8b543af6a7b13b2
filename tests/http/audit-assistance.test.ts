import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyBill } from "#app/domain/bills/kept/kept-bill.ts";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const today = "2026-11-26";
const site = siteForTests(
  { API_REQUESTS_PER_MINUTE: "100000" },
  { clock: { now: () => new Date(`${today}T17:00:00Z`) } },
);
let ada: SignedIn;
/** By state: of Texas, which has no law that we know, with a policy; of New York, with none. */
let texas: { name: string; shortId: string };
let newYork: { name: string; shortId: string };

beforeAll(async () => {
  ada = await signIn(site, { name: "Ada Example" });
  const [first, second] = await importPriceTexts(
    site.db,
    ["TX", "NY"].map((state, n) =>
      priceFileText({ hospital: nthHospital(n, state), charges: [charge("73721", { gross: "4000" })] }),
    ),
  );
  texas = await named(first!);
  newYork = await named(second!);
  await site.db.execute(sql`
    insert into hospital_policies (hospital_id, source_kind, free_percent, discount_percent, as_of, tax_year, ein, filer_name,
      facility_name, application_url, criteria)
    values (${first!}, 'filing', 300, 400, '2025-06-30', 2024, '123456789', 'Larkfield Health', 'Larkfield Hospital',
      'https://larkfield.example/form.pdf', '{income,assets}')`);
});

async function named(hospitalId: number) {
  const { rows } = await site.db.execute<{ name: string; shortId: string }>(
    sql`select name, short_id as "shortId" from hospitals where hospital_id = ${hospitalId}`,
  );
  return rows[0]!;
}

/** A bill of one line with $9,000 due. */
const bill = {
  setting: "outpatient",
  statement_date: "2026-10-01",
  service_from: "2026-09-01",
  service_to: "2026-09-01",
  lines: [{ date: "2026-09-01", code: "99284", units: 1, amount_cents: 1_000_000 }],
  totals: { charges_cents: 1_000_000, payments_cents: 100_000, balance_cents: 900_000 },
};

async function audit(more: object) {
  const reply = await site.fetch("/audit.json", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...bill, ...more }),
  });
  const body = await reply.json();
  const finding = body.findings.find(({ rule }: { rule: string }) => rule === "charity-care");
  return { body, finding, message: String(finding?.message ?? "") };
}

const oneWith = (annualCents: number) => ({
  household: { size: 1, annual_income_cents: annualCents, state: "TX" },
});

describe("the filed policy of the hospital of a bill", () => {
  test("is told with its source, its period, what it is in dollars and the range that it may take off", async () => {
    const { body, finding, message } = await audit({ hospital_id: texas.shortId });
    expect(body.findings[0]).toBe(finding);
    expect(finding).toMatchObject({ strength: "question", amount_at_stake_cents: 0 });
    expect(body.disputable_cents).toBe(0);
    expect(message).toContain("Larkfield Health filed with the IRS for 2024 (the year ending Jun 30, 2025)");
    expect(message).toContain(
      "care is free up to 300% of the federal poverty level, and costs less up to 400%",
    );
    expect(message).toContain(
      "300% is about $47,880 a year for a household of one, and $99,000 for four (2026",
    );
    expect(message).toContain("Possible reduction: $0 to $9,000.00.");
    expect(finding.right).toMatchObject({ last_day: "2027-05-29", is_past: false });
    expect(finding.right.message).toContain("at least until");
  });

  // 300 % of $15,960 is $47,880, and 400 % $63,840.
  test.each([
    ["a percent below the free line", 4_740_100, "free", "free"],
    ["at the free line", 4_788_000, "free", "free"],
    ["a percent above it", 4_804_000, "discount", "discount"],
    ["at the outer line", 6_384_000, "discount", "discount"],
    ["a percent above it", 6_400_000, "none", "near"],
    ["no income", 0, "free", "free"],
    ["a great income", 100_000_000_00, "none", null],
  ])("%s", async (_name, annualCents, tier, said) => {
    const { body, message } = await audit({ hospital_id: texas.shortId, ...oneWith(annualCents) });
    expect(body.assistance.tier).toBe(tier);
    const words = { free: "You may owe nothing", discount: "You may owe less", near: "close to the limit" };
    if (said === null) expect(message).toBe("");
    else expect(message).toContain(words[said as keyof typeof words]);
  });

  test("a typed policy goes before it, and both are told", async () => {
    const provider = { assistance: { free_up_to_percent: 100, discount_up_to_percent: 150 } };
    const { body, message } = await audit({ hospital_id: texas.shortId, provider, ...oneWith(2_000_000) });
    expect(body.assistance).toEqual({ percent_of_poverty_level: 125, tier: "discount" });
    expect(message).toContain("Under the policy that you entered, care is free up to 100%");
    expect(message).toContain("filed with the IRS for 2024");
  });

  test("of an organisation as a whole, and of a fictional hospital, says so", async () => {
    const change = (of: string) => site.db.execute(sql`update hospital_policies set ${sql.raw(of)}`);
    await change("is_of_organisation = true, is_sample = true, is_doubtful = true");
    const { message } = await audit({ hospital_id: texas.shortId });
    await change("is_of_organisation = false, is_sample = false, is_doubtful = false");
    for (const said of ["for all of its hospitals together", "are fictional", "Ask the hospital."]) {
      expect(message).toContain(said);
    }
  });

  test("nothing is added to what is wrong with the bill", async () => {
    const line = bill.lines[0]!;
    const { body, finding } = await audit({
      hospital_id: texas.shortId,
      lines: [
        { ...line, code: "85025", amount_cents: 500_000 },
        { ...line, code: "85025", amount_cents: 500_000 },
      ],
      ...oneWith(1_000_000),
    });
    expect(body.findings[0]).toBe(finding);
    expect(body.findings.map(({ rule }: { rule: string }) => rule)).toContain("duplicate-line");
    expect(body.disputable_cents).toBe(500_000);
  });
});

describe("a hospital without a policy", () => {
  test("is asked by its state's law, whose time is longer, and says where that was read", async () => {
    const who = { self_pay: true, household: { size: 1, annual_income_cents: 3_000_000, state: "NY" } };
    const { body, finding, message } = await audit({ hospital_id: newYork.shortId, ...who });
    expect(body.assistance).toEqual({ percent_of_poverty_level: 187, tier: "free" });
    expect(message).toContain("Under state law (Public Health Law 2807-k(9-a); we read a text about it)");
    expect(finding.right).toMatchObject({ last_day: null, is_past: false });
    expect(finding.right.message).toContain("you can apply at any time");
  });

  test("that is a nonprofit is told the federal last day as well, which ends first", async () => {
    const { finding } = await audit({
      hospital_id: newYork.shortId,
      self_pay: true,
      provider: { nonprofit: true },
    });
    expect(finding.right).toMatchObject({ last_day: "2027-05-29", is_past: false });
    expect(finding.right.message).toContain("at least until Sat, May 29, 2027");
    expect(finding.right.message).toContain("you can apply at any time");
  });

  test("elsewhere is told of nothing", async () => {
    const { finding } = await audit({ provider: { name: "Nowhere" } });
    expect(finding).toBeUndefined();
  });
});

test.each([
  ["below the line", "30000", true],
  ["above both lines", "90000", false],
])("before an offer, to a household %s, it names the ceiling or says nothing of help", async (_name, incomeCents, helps) => {
  const billId = await keepBill(site, ada, {
    providerName: stated(texas.name),
    hospital: texas,
    statementDate: stated("2026-10-01"),
    totals: { ...emptyBill.totals, chargesCents: stated(100_000), amountDueCents: stated(90_000) },
    lines: [keptLine(1, "99284", 100_000)],
  });
  const headers = { Cookie: ada.cookie };
  const facts = { coverage: "self-pay", householdSize: "1", incomeCents, householdState: "TX" };
  const body = new URLSearchParams({ intent: "audit", auditId: randomUUID(), ...facts });
  await site.post(`/account/run-audit?bill=${billId}`, body, headers);
  const page = parse(await (await site.fetch(`/account/negotiate?bill=${billId}`, { headers })).text());
  const text = page.querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";
  for (const said of [
    "Ask about financial assistance first",
    "26 CFR 1.501(r)-5(a)",
    "filed with the IRS for 2024",
  ]) {
    expect([said, text.includes(said)]).toEqual([said, helps]);
  }
});

test("a kept bill's audit has it first, with the way to the questions and to the application", async () => {
  const billId = await keepBill(site, ada, {
    providerName: stated(texas.name),
    hospital: texas,
    statementDate: stated(today),
    totals: { ...emptyBill.totals, chargesCents: stated(100_000), amountDueCents: stated(90_000) },
    lines: [keptLine(1, "99284", 100_000)],
  });
  const headers = { Cookie: ada.cookie };
  const body = new URLSearchParams({ intent: "audit", auditId: randomUUID(), setting: "outpatient" });
  const ran = await site.post(`/account/run-audit?bill=${billId}`, body, headers);
  const page = parse(await (await site.fetch(ran.headers.get("Location")!, { headers })).text());
  const [first] = page.querySelectorAll("section[aria-labelledby=findings] section");
  const text = first?.structuredText.replace(/\s+/g, " ") ?? "";
  expect(text).toContain("First: you may owe less, or nothing");
  expect(text).toContain("Possible reduction: $0 to $900.00");
  const hrefs = first?.querySelectorAll("a").map((link) => link.getAttribute("href"));
  expect(hrefs).toContain(`/assistance?id=${texas.shortId}`);
  expect(hrefs).toContain(`/account/assistance?bill=${billId}`);
});
