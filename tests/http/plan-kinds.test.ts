import { beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../fixtures/mrf/write-price-file.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "off" });
const hospital = nthHospital(0, "IL");
beforeAll(async () => {
  const payers = [
    rate("BCBS MCAID", "BCBS MCAID", "302.84"),
    rate("BCBS PPO - ALL OTHER PLANS", "BCBS PPO - ALL OTHER PLANS", "1624.63"),
    rate("BCBS HMO", "BCBS HMO", "1402"),
    rate("CIGNA CTA", "CIGNA CTA", "700"),
    rate("Humana", "PPO", "9000"),
    rate("UnitedHealthcare", "Choice Plus", "1379"),
  ];
  const charges = [charge("70551", { gross: "4000", cash: "1300", payers })];
  await importPriceTexts(site.db, [priceFileText({ hospital, charges })]);
});

const search = (given: Record<string, string>, path = "/hospital_search") =>
  `${path}?${new URLSearchParams({ search: "70551", ...given })}`;
const details = (given: Record<string, string>, path = "/hospital_service_details") =>
  `${path}?${new URLSearchParams({ name: hospital.name, code: "70551", code_type: "CPT", ...given })}`;

test("a search for an insurer answers with its commercial plans, with n, and links to the other kinds", async () => {
  const { text, link } = await readPage(site, search({ payer: "Blue Cross" }));
  expect(text).toContain("Blue Cross: $1,402.00 to $1,624.63, 2 commercial plans.");
  expect(text).not.toContain("$302.84 at");
  expect(link("1 Medicaid plan")).toContain("plan_kind=medicaid");
  const medicaid = await readPage(site, search({ payer: "Blue Cross", plan_kind: "medicaid" }));
  expect(medicaid.text).toContain("Blue Cross: $302.84, 1 Medicaid plan.");
  expect(medicaid.field("Kind of plan").value).toBe("medicaid");
});

test("rates of the network that an insurer uses are named by the company that has them", async () => {
  const { text } = await readPage(site, search({ payer: "UMR" }));
  expect(text).toContain("UnitedHealthcare, whose network UMR uses: $1,379.00, 1 commercial plan.");
});

test("where the insurer has no commercial plan the page says so", async () => {
  const { text } = await readPage(site, search({ payer: "Cigna" }));
  expect(text).toContain(
    "Cigna has no rate here for commercial plans. These are the rates of plans whose names don’t say their kind.",
  );
});

test("a service's page shows one kind of plan, links to the others, and flags a rate above the list price", async () => {
  const blue = await readPage(site, details({ payer: "Blue Cross" }));
  expect(blue.text).toContain("Rate of Blue Cross Blue Shield, commercial plans $1,402.00 to $1,624.63");
  expect(blue.text).toContain("of 2 commercial plans, median $1,402.00");
  expect(blue.link("1 Medicaid plan")).toContain("plan_kind=medicaid");
  const medicaid = await readPage(site, details({ payer: "Blue Cross", plan_kind: "medicaid" }));
  expect(medicaid.text).toContain("Rate of Blue Cross Blue Shield, Medicaid plans $302.84");
  const named = await readPage(site, details({ payer: "Blue Cross", plan: "BCBS MCAID" }));
  expect(named.text).toContain("Rate of Blue Cross Blue Shield, Medicaid plans $302.84");
  const cigna = await readPage(site, details({ payer: "Cigna" }));
  expect(cigna.text).toContain("Cigna has no rate here for commercial plans.");
  const humana = await readPage(site, details({ payer: "Humana" }));
  expect(humana.text).toContain("This rate is above the hospital’s own list price, $4,000.00");
});

test("every JSON and CSV that names a plan names its kind", async () => {
  const found = await (await site.fetch(search({ payer: "Blue Cross" }, "/hospital_search.json"))).json();
  expect(found).toMatchObject({
    payer: "Blue Cross",
    plan_kind: "commercial",
    plan_kinds: [
      { plan_kind: "commercial", plan_count: 2, lowest_rate: 1402, highest_rate: 1624.63 },
      { plan_kind: "medicaid", plan_count: 1, lowest_rate: 302.84, highest_rate: 302.84 },
    ],
  });
  expect(JSON.stringify(found)).toContain(
    '"plan_kind":"commercial","payer_rate":1402,"max_payer_rate":1624.63',
  );
  const csv = await (await site.fetch(search({ payer: "Blue Cross" }, "/hospital_search.csv"))).text();
  expect(csv.split("\r\n")[0]).toContain("plan_name,plan_kind,payer_rate,max_payer_rate,plan_count");
  const rates = await (await site.fetch(details({}, "/hospital_service_details.csv"))).text();
  expect(rates).toContain("BCBS MCAID,medicaid,302.84,false");
  expect(rates).toContain("PPO,commercial,9000,true");
  const medicaid = await site.fetch(details({ plan_kind: "medicaid" }, "/hospital_service_details.csv"));
  expect((await medicaid.text()).trim().split("\r\n")).toHaveLength(2);
});

test("a hospital's JSON lists its plans with their kinds", async () => {
  const address = `/hospital_details.json?${new URLSearchParams({ name: hospital.name })}`;
  const { plans } = await (await site.fetch(address)).json();
  expect(plans).toHaveLength(6);
  expect(plans).toContainEqual({
    payer: "Blue Cross Blue Shield",
    payer_as_written: "BCBS MCAID",
    plan: "BCBS MCAID",
    plan_kind: "medicaid",
  });
});
