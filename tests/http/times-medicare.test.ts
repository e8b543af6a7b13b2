import { expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

/** CMS's OPPS addendum B of October 2025 pays $241.72 for an MRI of the brain (70551); a hospital of the sample data asks
 *  $2,059.26 for it: 2,059.26 / 241.72 = 8.519. */
const scan = "code=70551&code_type=CPT&location=Illinois";
/** A drug by its unit, for which Medicare's amount is of another unit. */
const drug = "code=J0131&code_type=HCPCS";

interface Row {
  hospital_name: string;
  price: number | null;
  implausible: string | null;
  medicare_amount: number | null;
  medicare_ratio: number | null;
  medicare_basis: string | null;
  medicare_edition: string | null;
}
const none = { medicare_amount: null, medicare_ratio: null, medicare_basis: null, medicare_edition: null };
const rowsOf = async (path: string) =>
  ((await (await site.fetch(path)).json()) as { results: Row[] }).results;
const ofPrairieLark = (rows: Row[]) => rows.find((row) => row.hospital_name === "Prairie Lark Hospital");

test("a row says how many times Medicare its price is, and the list once what that means", async () => {
  const { text, links, values } = await readPage(site, `/hospital_search?${scan}`);
  expect(text).toMatch(/\$2,059 (\S+ · )?8\.5 × Medicare/);
  expect(text.match(/\d × Medicare/g)).toHaveLength(values("pick").length + 1);
  expect(text).toContain(
    "2.4 times what Medicare pays nationally for the same service (outpatient payment (OPPS), October 2025)",
  );
  expect(links()).toContain("/learn-roadmap-process#how-prices-are-checked");
  expect((await readPage(site, "/learn-roadmap-process")).html).toContain('id="how-prices-are-checked"');
});

test("where Medicare sets no amount for the same thing a list says nothing of it", async () => {
  const { html, text } = await readPage(site, `/hospital_search?${drug}`);
  expect(html).toContain('name="pick"');
  expect(text).not.toContain("× Medicare");
});

test("the JSON and the CSV of a list have the amount, the ratio, the schedule and its edition", async () => {
  expect(ofPrairieLark(await rowsOf(`/hospital_search.json?${scan}`))).toMatchObject({
    price: 2059.26,
    medicare_amount: 241.72,
    medicare_ratio: 8.519,
    medicare_basis: "outpatient",
    medicare_edition: "2025-10",
  });
  const drugs = await rowsOf(`/hospital_search.json?${drug}`);
  expect(drugs.length).toBeGreaterThan(0);
  for (const row of drugs) expect(row).toMatchObject(none);

  const csv = await (await site.fetch(`/hospital_search.csv?${scan}`)).text();
  expect(csv).toContain(
    "price,price_kind,price_part,price_part_confidence,medicare_amount,medicare_ratio,medicare_basis,medicare_edition,gross_charge",
  );
  expect(csv).toMatch(
    /Prairie Lark Hospital.*,2059\.26,cash,whole-facility,[\d.]+,241\.72,8\.519,outpatient,2025-10,/,
  );
  expect(await (await site.fetch(`/hospital_search.csv?${drug}`)).text()).toMatch(
    /,[\d.]+,(cash|gross),unsure,,,,,,/,
  );
});

test("a list of several services compares each price with its own service's amount", async () => {
  const rows = await rowsOf("/hospitals.json?category=imaging&sort=lowestPrice");
  const { rows: amounts } = await site.db.$client.query<{ code: string; hospital: number }>(
    "select code, hospital::float8 from national_amounts where part = '' and hospital is not null",
  );
  const amountOf = new Map(amounts.map(({ code, hospital }) => [code, hospital]));
  const compared = (rows as (Row & { code: string; billing_class: string; modifiers: string })[]).filter(
    ({ billing_class, modifiers }) => billing_class !== "professional" && modifiers === "",
  );
  expect(new Set(compared.map(({ code }) => code)).size).toBeGreaterThan(1);
  for (const { code, price, medicare_amount, medicare_ratio } of compared) {
    const amount = amountOf.get(code) ?? null;
    expect([code, medicare_amount]).toEqual([code, amount]);
    if (amount !== null) expect(medicare_ratio).toBeCloseTo(price! / amount, 2);
  }
  expect((await readPage(site, "/hospitals?category=imaging")).text).toMatch(/\d × Medicare/);
});

test("a doctor's reading is compared with Medicare's fee for it, and the technical part with nothing", async () => {
  const parts = (await rowsOf(`/hospital_search.json?${scan}&parts=yes`)) as (Row & { modifiers: string })[];
  const reading = parts.filter(({ modifiers }) => modifiers === "26");
  expect(reading.length).toBeGreaterThan(0);
  for (const { price, ...row } of reading) {
    expect(row).toMatchObject({
      medicare_amount: 67.8,
      medicare_basis: "physician",
      medicare_edition: "2026-07",
    });
    expect(row.medicare_ratio).toBeCloseTo(price! / 67.8, 2);
  }
  const technical = parts.filter(({ modifiers }) => modifiers === "TC");
  expect(technical.length).toBeGreaterThan(0);
  for (const row of technical) expect(row).toMatchObject(none);
});

test("what cannot be a price has Medicare's amount beside it and no ratio", async () => {
  const { rows } = await site.db.$client.query<{ code: string }>(
    `select p.code from prices p join national_amounts a using (code, code_type)
     where p.implausible is not null and p.modifiers = '' and p.drug_unit = '' and a.part = '' and a.hospital is not null
       and p.code_type = 'CPT' and p.billing_class in ('facility', 'both') order by 1 limit 1`,
  );
  const called = await rowsOf(
    `/hospital_finder/search?cpt=${rows[0]!.code}&implausible=include&page_size=100`,
  );
  const odd = called.filter(({ implausible }) => implausible !== null);
  expect(odd.length).toBeGreaterThan(0);
  for (const row of odd) {
    expect(row.medicare_amount).toBeGreaterThan(0);
    expect(row.medicare_ratio).toBeNull();
  }
});

test("the file of a hospital's service has the amount beside each of its charges", async () => {
  const query = (code: string, code_type: string) =>
    new URLSearchParams({ name: "Prairie Lark Hospital", state: "IL", code, code_type }).toString();
  const [charge] = await rowsOf(`/hospital_service_details.json?${query("70551", "CPT")}`);
  expect(charge).toMatchObject({
    medicare_amount: 241.72,
    medicare_ratio: 8.519,
    medicare_basis: "outpatient",
  });
  const csv = await (await site.fetch(`/hospital_service_details.csv?${query("70551", "CPT")}`)).text();
  expect(csv).toMatch(/,2059\.26,whole-facility,[\d.]+,241\.72,8\.519,outpatient,2025-10,/);
  const drugs = await rowsOf(`/hospital_service_details.json?${query("J0131", "HCPCS")}`);
  expect(drugs.length).toBeGreaterThan(0);
  for (const row of drugs) expect(row).toMatchObject(none);
});
