import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

/** Cash prices of a hospital each: with a gap of 1,900 / 410; the more expensive ones from just three times 410; just below it.
 */
const scans = {
  "73721": [240, 260, 300, 380, 390, 410, 1900, 2000, 2500, 2900, 3100],
  "70551": [240, 260, 300, 380, 390, 410, 1230, 2000, 2500, 2900, 3100],
  "74177": [240, 260, 300, 380, 390, 410, 1229, 1500, 1800, 2000, 2400],
  // four above the gap are stragglers
  "71260": [240, 260, 300, 380, 390, 400, 410, 2000, 2500, 2900, 3100],
};
/** In two clusters in California; Texas has all the values between. */
const brain = "70553";
const groups = "6 hospitals $240 to $410, 5 hospitals $1,900 to $3,100";
const why = "nothing in between. A median of these would be no hospital’s price.";
const ranges = [
  { hospital_count: 6, lowest: 240, highest: 410 },
  { hospital_count: 5, lowest: 1900, highest: 3100 },
];
const scan = "code_type=CPT&code=73721";
const first = "name=Hospital+A+of+Saint+Nobody";

const site = siteForTests();
beforeAll(async () => {
  const texts = scans["73721"].map((_, n) =>
    priceFileText({
      hospital: nthHospital(n, "CA"),
      charges: Object.entries({ ...scans, [brain]: scans["73721"] }).map(([code, cash]) =>
        charge(code, { cash: String(cash[n]), gross: "5000" }),
      ),
    }),
  );
  const between = Array.from({ length: 10 }, (_, n) =>
    priceFileText({
      hospital: nthHospital(texts.length + n, "TX"),
      charges: [charge("70553", { cash: String(500 + 100 * n), gross: "5000" })],
    }),
  );
  await importPriceTexts(site.db, [...texts, ...between]);
  await site.db.$client.query("update hospitals set latitude = 34.05, longitude = -118.24");
});

const textOf = async (path: string) => (await readPage(site, path)).text;
const fileOf = async (code: string) =>
  (await site.fetch(`/hospital_search.json?code_type=CPT&code=${code}`)).json();

test("cash prices in two heaps have two ranges with their n, and no middle", async () => {
  const text = await textOf(`/hospital_search?${scan}`);
  expect(text).toContain(
    "Hospitals charge $240 to $410 or $1,900 to $3,100 if you pay yourself, at 11 hospitals",
  );
  expect(text).toContain(`${groups}; ${why}`);
  expect(text).not.toContain("median: lower is better");
  expect(text).not.toMatch(/(?:Middle|Median) \$|Typical|% (above|below) the median/);
  expect(await fileOf("73721")).toMatchObject({
    like_price_count: 11,
    p25: null,
    median: null,
    p75: null,
    ranges,
    results: scans["73721"].map(() => ({ price_level: null, from_middle: null })),
  });
});

test("a gap of three times the price is one, a smaller one or one before four stragglers is none", async () => {
  expect(await fileOf("70551")).toMatchObject({
    median: null,
    ranges: [{ highest: 410 }, { hospital_count: 5, lowest: 1230 }],
  });
  expect(await fileOf("74177")).toMatchObject({ median: 410, ranges: null });
  expect(await fileOf("71260")).toMatchObject({ median: 400, ranges: null });
});

test("/data says both ranges in its answer, its picture, its tables and its files", async () => {
  const { text, html } = await readPage(site, `/data?${scan}`);
  expect(text).toContain(`Cash prices in the USA: ${groups}; ${why}`);
  expect(text).toMatch(/No median: two groups 6 hospitals \$240 to \$410/);
  expect(text).not.toContain("Too few hospitals");
  expect(text).not.toContain("the dashed line");
  expect(html).toContain(`California: ${groups}`);
  const file = await (await site.fetch(`/data.json?${scan}`)).json();
  const { hospital_count: low_hospital_count, lowest: low_from, highest: low_to } = ranges[0]!;
  const { hospital_count: high_hospital_count, lowest: high_from, highest: high_to } = ranges[1]!;
  expect(file).toMatchObject({
    median: null,
    ranges,
    results: [
      {
        state: "CA",
        median: null,
        spread: null,
        ...{ low_hospital_count, low_from, low_to, high_hospital_count, high_from, high_to },
        note: "two groups",
      },
    ],
  });
  const gross = await textOf(`/data?${scan}&kind=gross`);
  expect(gross).toContain("$5,000 is the median gross charge");
});

test("a service with two heaps, in the state or in the nation, is in no index", async () => {
  const { rows } = await site.db.$client.query(
    `select state, service_count::int as services from category_indexes
     where kind = 'cash' and category = 'imaging' and subcategory = '' and setting = '' order by state`,
  );
  expect(rows).toEqual([
    { state: "CA", services: 2 },
    { state: "TX", services: 1 },
  ]);
  const text = await textOf("/data?category=imaging&state=CA");
  expect(text).toMatch(/CPT 70553 21 \$900\.00 No median: two groups No median: two groups/);
});

test("a price among two heaps has its rank and both ranges at its hospital, but no level", async () => {
  const service = await textOf(`/hospital_service_details?${first}&${scan}`);
  expect(service).toContain(`Cash prices in California: ${groups}; ${why}`);
  expect(service).toContain("The lowest of 11 hospitals in California.");
  expect(service).toContain("No median: two groups");
  expect(service).not.toMatch(/Too few|Low\.|the band is/);
  const hospital = await textOf(`/hospital_details?${first}&q=73721`);
  expect(hospital).toContain(`No median: two groups ${groups}; ${why}`);
  const billed = await textOf(`/hospital_service_details?${first}&${scan}&amount=900`);
  expect(billed).toContain(`Cash prices in California: ${groups}; ${why}`);
});

test("a part of what is usually billed has no median and no total where its prices are two heaps", async () => {
  for (const where of ["", "&location=CA", "&location=90012"]) {
    const text = await textOf(`/hospital_search?${scan}${where}`);
    expect(text).toContain(`No median: two groups ${groups}; ${why}`);
    expect(text).toContain(
      "We can’t give a total: not every main part has a cash price that can be added up.",
    );
    expect(text).toContain(
      "No median to add up, since cash prices are in two groups with nothing in between: hospital.",
    );
  }
});

test("a saved price among two heaps stands beside both", async () => {
  const { button } = await readPage(site, `/hospital_service_details?${first}&${scan}`);
  const price = button("Save this price").fields.save!;
  expect(await textOf(`/saved?save=${price}`)).toContain(`Cash prices in California: ${groups}; ${why}`);
});

test("a line of a bill stands beside both ranges of the state", async () => {
  const reply = await site.post("/audit", {
    lines: "3/2/2026 73721 MRI of knee 1 $900.00",
    provider: "Hospital A of Saint Nobody",
    setting: "outpatient",
  });
  expect(await reply.text()).toContain(`Cash prices in CA: ${groups}; ${why}`);
});

test("the download of statistics has both ranges in place of quartiles", async () => {
  const reply = await site.fetch("/data/downloads/service-statistics.csv.gz");
  const lines = gunzipSync(Buffer.from(await reply.arrayBuffer()))
    .toString()
    .split("\n");
  const heading = lines[0]!.split(",");
  const row = lines.find((line) => /^CPT,73721,outpatient,facility,.*,CA,/.test(line))!;
  const [amounts, told] = row.split(/,(?="\[)/);
  const cell = (name: string) => amounts!.split(",")[heading.indexOf(name)];
  expect([heading.at(-1), cell("cash_count"), cell("cash_median")]).toEqual(["cash_ranges", "11", ""]);
  expect(JSON.parse(told!.slice(1, -1).replaceAll('""', '"'))).toEqual(ranges);
});
