import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { expectOddValuesAnswered } from "../support/odd-values.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const manyCodes = Array.from({ length: 60 }, (_, n) => String(80_100 + n));

/** Of two hospitals two files each: in Texas one price of each case, in Ohio 60 laboratory tests that went up. */
const files = [
  ...[
    { date: "2025-02-01", amounts: ["1000", "2000", "1000", "100", "1000"], cash: "800" },
    { date: "2026-03-01", amounts: ["1500", "1000", "1005", "3000", null], cash: "600" },
  ].map(({ date, amounts, cash }) =>
    priceFileText({
      hospital: nthHospital(0, "TX"),
      date,
      charges: ["73721", "71046", "99213", "70450", "99214"].map((code, index) =>
        charge(code, {
          gross: amounts[index] ?? null,
          cash: index === 0 ? cash : amounts[index] ? null : "70",
        }),
      ),
    }),
  ),
  ...["2025-05-05", "2026-05-05"].map((date, year) =>
    priceFileText({
      hospital: nthHospital(1, "OH"),
      date,
      charges: manyCodes.map((code, n) => charge(code, { gross: String(100 + year * (n + 2)) })),
    }),
  ),
  priceFileText({ hospital: nthHospital(2, "CA"), charges: [charge("73721")] }),
];

const site = siteForTests();
beforeAll(async () => {
  await importPriceTexts(site.db, files);
});

const read = (path: string) => readPage(site, path);
const page = "/data/price-history";

interface MovesFile {
  total: number;
  hospital_count: number;
  compared_count: number;
  outlier_count: number;
  note: string | null;
  results: Record<string, string | number>[];
}
const fileOf = async (query: string) =>
  (await (await site.fetch(`${page}.json?${query}`)).json()) as MovesFile;
const codesOf = async (query: string) => (await fileOf(query)).results.map(({ code }) => code);

test("what went up and down, in percent and dollars, with both files' dates and the way to the prices", async () => {
  const up = await read(`${page}?kind=gross&state=TX`);
  expect(up.status).toBe(200);
  expect(up.text).toMatch(
    /CPT 73721 · Outpatient, facility .*Hospital A of Saint Nobody City of TX, TX .*\$1,000\.00 file dated Feb 1, 2025 \$1,500\.00 file dated Mar 1, 2026 50% more \$500\.00 more/,
  );
  expect(up.links()).toContainEqual(
    expect.stringMatching(
      /^\/hospital_service_details\?name=Hospital\+A\+of\+Saint\+Nobody&id=[0-9a-f]{10}&code=73721&code_type=CPT$/,
    ),
  );
  const down = await read(`${page}?kind=gross&direction=down`);
  expect(down.text).toMatch(
    /CPT 71046 .*\$2,000\.00 file dated .*\$1,000\.00 file dated .*50% less \$1,000\.00 less/,
  );
  const cash = await read(`${page}?direction=down`);
  expect(cash.text).toMatch(/1 discounted cash price went down by 1% or more/);
  expect(cash.text).toMatch(
    /\$800\.00 file dated Feb 1, 2025 \$600\.00 file dated Mar 1, 2026 25% less \$200\.00 less/,
  );
});

test("small changes, prices of one file only and those beyond a factor of 20 are no moves, and are counted", async () => {
  expect(await codesOf("kind=gross&state=TX")).toEqual(["73721"]);
  expect(await codesOf("kind=gross&state=TX&direction=down")).toEqual(["71046"]);
  expect(await fileOf("kind=gross&state=TX")).toMatchObject({
    hospital_count: 1,
    compared_count: 4,
    up_count: 1,
    down_count: 1,
    outlier_count: 1,
  });
  const { text } = await read(`${page}?kind=gross&state=TX`);
  expect(text).toContain(
    "1 hospital in Texas has an earlier file here. Both files have 4 gross charges, in all categories. Of these, 1 went up, 1 went down, 1 changed by less than 1%, and 1 changed by more than a factor of 20.",
  );
});

test("the largest come first, 50 a page, by state, category and hospital", async () => {
  const all = await fileOf("kind=gross");
  expect(all.total).toBe(61);
  const percents = all.results.map(({ change_percent }) => Number(change_percent));
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  const first = await read(`${page}?kind=gross`);
  expect(first.text).toContain("Changes 1 to 50 of 61");
  expect(first.links()).toContain(`${page}?kind=gross&page=2`);
  expect((await read(`${page}?kind=gross&page=2`)).text).toContain("Changes 51 to 61 of 61");
  expect(await codesOf("kind=gross&state=ohio")).toEqual(manyCodes.toReversed());
  expect(await codesOf("kind=gross&category=imaging")).toEqual(["73721"]);
  expect(await codesOf("kind=gross&hospital=hospital+a+of+saint+nobody")).toEqual(["73721"]);
  const one = await read(`${page}?hospital=Hospital+A+of+Saint+Nobody&state=TX&kind=gross`);
  expect(one.text).toContain("Only Hospital A of Saint Nobody. Show all hospitals");
});

test("the figures are those of the prices of both files", async () => {
  const { rows } = await site.db.$client.query<{ code: string; former: number; now: number }>(`
    select p.code, f.gross::float8 as former, p.gross::float8 as now
    from prices p join price_history f using (hospital_id, code, code_type, setting, billing_class, modifiers, drug_unit)
    where p.gross between 1.01 * f.gross and 20 * f.gross order by p.code`);
  const { results } = await fileOf("kind=gross");
  expect(
    results
      .map(({ code, former_price, price }) => ({ code, former: former_price, now: price }))
      .sort((a, b) => (String(a.code) < String(b.code) ? -1 : 1)),
  ).toEqual(rows);
  for (const { change, change_percent, price, former_price } of results) {
    expect(change).toBeCloseTo(Number(price) - Number(former_price), 2);
    expect(change_percent).toBeCloseTo((100 * Number(change)) / Number(former_price), 2);
  }
});

test("the same comes as CSV, linked with the page's filters", async () => {
  expect((await read(`${page}?kind=gross&state=TX`)).links()).toContain(`${page}.csv?state=TX&kind=gross`);
  const csv = await (await site.fetch(`${page}.csv?kind=gross&state=TX`)).text();
  const [heading, line, ...others] = csv.trimEnd().split("\r\n");
  expect(heading).toMatch(/^hospital_name,city,state,code_type,code,.*,change,change_percent$/);
  expect(line).toMatch(/^Hospital A of Saint Nobody,City of TX,TX,CPT,73721,.*,1000,2025-02-01,.*,500,50$/);
  expect(others).toEqual([]);
});

describe("bad input", () => {
  test("is said, and the rest is answered", async () => {
    for (const [query, sentence] of [
      ["state=Narnia", "We have no second price file of a hospital in this state."],
      ["state=CA", "We have no second price file of a hospital in this state."],
      ["category=Magic", "We have no prices in this category."],
      ["kind=bitcoin", "A price must be “cash” or “gross”."],
      ["direction=sideways", "A direction must be “up” or “down”."],
      ["hospital=Nowhere+General", "We don’t know a hospital called “Nowhere General”."],
      ["hospital=Hospital+C+of+Saint+Nobody", "Hospital C of Saint Nobody has no earlier file here."],
    ]) {
      const { status, text } = await read(`${page}?${query}`);
      expect([query, status]).toEqual([query, 200]);
      expect(text).toContain(sentence);
    }
  });

  test("a page that is not there leads to the first", async () => {
    for (const number of ["0", "-1", "1e9", "3", "99999999"]) {
      const { status, text } = await read(`${page}?kind=gross&page=${number}`);
      expect([number, status]).toEqual([number, 404]);
      expect(text).toContain("This list doesn’t have that page. It has 2 pages.");
    }
  });

  test("whatever stands in the address is answered in words", async () => {
    await expectOddValuesAnswered(site, page, [
      "state",
      "category",
      "kind",
      "direction",
      "hospital",
      "city",
      "page",
    ]);
  });
});

test("the page is the same for everyone, light, and without the framework's script", async () => {
  const { headers, html } = await read(`${page}?kind=gross`);
  expect(headers.get("Cache-Control")).toMatch(/^public\b.*s-maxage=/);
  const scripts = html.match(/<script[^>]*>|rel="modulepreload"/g) ?? [];
  expect(scripts.map((tag) => /src="\/assets\/(page|share-page)-script-/.exec(tag)?.[1])).toEqual([
    "page",
    "share-page",
  ]);
});

test("without a second file of any hospital the page says how history comes to be", async () => {
  const fresh = await openTestSite({ SAMPLE_DATA: "on" });
  onTestFinished(() => fresh.close());
  const { status, text, links } = await readPage(fresh, page);
  expect(status).toBe(200);
  expect(text).toContain("No history yet");
  expect(text).toContain("When we import a hospital’s newer file, we keep the earlier one");
  expect(links()).toContain("/price-files");
  expect(await (await fresh.fetch(`${page}.json`)).json()).toMatchObject({ total: 0, results: [] });
});
