import { parse } from "node-html-parser";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectOddValuesAnswered } from "../support/odd-values.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const read = (path: string) => readPage(site, path);
const page = "/data/coverage";

interface CoverageFile {
  total: number;
  covered_hospitals: number;
  listed_without_file: number | null;
  mean_score: number | null;
  results: {
    hospital_name: string;
    state: string;
    file_date: string | null;
    error_count: number;
    cash_share: number;
    score: number;
    [part: string]: unknown;
  }[];
}
const fileOf = async (query = "") =>
  (await (await site.fetch(`${page}.json${query}`)).json()) as CoverageFile;

/** The score as the page's words have it, from the imports and the prices themselves. */
async function scores() {
  const { rows } = await site.db.$client.query<Record<string, string | number>>(`
    select i.import_id, template, file_date >= newest - 365 as is_fresh, error_count, row_count,
      (select count(*) from standard_charges c where c.import_id = i.import_id)::int as charges,
      (select count(*) from negotiated_charges n where n.import_id = i.import_id)::int as negotiated,
      (select count(*) from prices p where p.import_id = i.import_id)::int as prices,
      (select count(cash) from prices p where p.import_id = i.import_id)::int as cash
    from imports i, (select max(file_date) as newest from imports) newest`);
  return new Map(
    rows.map((row) => {
      const count = (name: string) => Number(row[name]);
      const parts = [
        row.template === "3.0" ? 20 : 0,
        row.is_fresh ? 20 : 0,
        Math.floor(20 * Math.max(0, 1 - count("error_count") / count("row_count"))),
        Math.floor((20 * count("cash")) / count("prices")),
        Math.floor(20 * Math.min(1, count("negotiated") / count("charges"))),
      ];
      return [`/price-files/${row.import_id}`, { parts, cashShare: count("cash") / count("prices") }];
    }),
  );
}

test("every hospital's score is what its formula makes of its file", async () => {
  const expected = await scores();
  const { results, total, mean_score } = await fileOf();
  expect(total).toBe(expected.size);
  expect(results).toHaveLength(total);
  for (const row of results) {
    const { parts, cashShare } = expected.get(String(row.report))!;
    const points = ["template", "date", "errors", "cash", "negotiated"].map((part) => row[`score_${part}`]);
    expect([row.hospital_name, ...points]).toEqual([row.hospital_name, ...parts]);
    expect(row.score).toBe(parts.reduce((sum, one) => sum + one, 0));
    expect(row.cash_share).toBeCloseTo(cashShare, 4);
  }
  const mean = results.reduce((sum, { score }) => sum + score, 0) / total;
  expect(mean_score).toBe(Math.round(mean));
  expect(new Set(results.map(({ score }) => score)).size).toBeGreaterThan(3);
});

test("the page shows each hospital with its file and the way to its report, and the formula in words", async () => {
  const { status, text, links } = await read(page);
  expect(status).toBe(200);
  const { results, total } = await fileOf();
  const first = results[0]!;
  expect(text).toMatch(new RegExp(`${total} hospitals in the USA have a price file here`));
  expect(text).toContain(`${first.hospital_name} `);
  expect(text).toMatch(new RegExp(`${first.hospital_name} .*? ${first.score} `));
  const { results: best } = await fileOf("?sort=best");
  const sorted = parse((await read(`${page}?sort=best`)).html);
  expect(sorted.querySelectorAll("th[aria-sort]").map((th) => th.text)).toEqual(["Score of 100▼"]);
  expect(sorted.querySelector("th[aria-sort] a")?.getAttribute("href")).toBe(`${page}?sort=worst#hospitals`);
  expect(sorted.querySelector("tbody th a")?.text).toBe(best[0]?.hospital_name);
  expect(links()).toContain(`${first.report}`);
  expect(text).toContain("The score is the sum of five parts.");
  expect(text).toContain("What it does not measure");
  expect(text).toContain("The equal weights are our choice.");
});

test("the hospitals are sorted and narrowed as the address says, 10 a page", async () => {
  const { results, total } = await fileOf();
  const scoresOf = async (sort: string) => (await fileOf(`?sort=${sort}`)).results.map(({ score }) => score);
  expect(await scoresOf("best")).toEqual(results.map(({ score }) => score).sort((a, b) => b - a));
  expect(await scoresOf("worst")).toEqual(results.map(({ score }) => score).sort((a, b) => a - b));
  const errors = (await fileOf("?sort=errors")).results.map(({ error_count }) => error_count);
  expect(errors).toEqual(errors.toSorted((a, b) => b - a));
  const dates = (await fileOf("?sort=newest")).results.flatMap(({ file_date }) => file_date ?? []);
  expect(dates).toEqual(dates.toSorted().reverse());

  const [{ state, hospital_name: name }] = results as [CoverageFile["results"][number]];
  const inState = await fileOf(`?state=${state}`);
  expect(inState.results).toEqual(results.filter((row) => row.state === state));
  expect((await fileOf(`?name=${encodeURIComponent(name.toLowerCase())}`)).results).toEqual(
    results.filter((row) => row.hospital_name === name),
  );
  expect((await fileOf("?name=%25")).total).toBe(0);

  const pageCount = Math.ceil(total / 10);
  const last = await read(`${page}?page=${pageCount}`);
  expect(last.status).toBe(200);
  expect(last.text).toContain(` to ${total} of ${total}`);
  const beyond = await read(`${page}?page=${pageCount + 1}`);
  expect(beyond.status).toBe(404);
  expect(beyond.text).toContain("This list doesn’t have that page");
});

test("hospitals on CMS's list without a file count as not covered", async () => {
  const fresh = await openTestSite({ SAMPLE_DATA: "on" });
  onTestFinished(() => fresh.close());
  await fresh.db.$client.query(`
    insert into hospitals (name, match_name, state, ccn) values ('A', 'a', 'TX', '450001'), ('B', 'b', 'WY', '530001')`);
  const file = (await (await fresh.fetch(`${page}.json`)).json()) as CoverageFile;
  expect(file.listed_without_file).toBe(2);
  const { text } = await readPage(fresh, page);
  const known = file.covered_hospitals + 2;
  expect(text).toContain(`of ${known} hospitals in the USA have a price file here`);
  expect(text).toContain("The 2 others are on CMS’s hospital list");
  expect((await readPage(fresh, `${page}?state=WY`)).text).toContain("0 of 1 hospital in Wyoming");
});

test("the table comes as CSV too", async () => {
  const reply = await site.fetch(`${page}.csv?sort=best`);
  expect(reply.headers.get("Content-Disposition")).toContain("hospital-coverage.csv");
  const [heading, ...lines] = (await reply.text()).trimEnd().split("\r\n");
  expect(heading).toMatch(/^hospital_name,.*,score,score_template,score_date,.*,report$/);
  expect(lines).toHaveLength((await fileOf()).total);
});

describe("bad input", () => {
  test("an unknown state and a name that fits nobody are said", async () => {
    const state = await read(`${page}?state=Narnia`);
    expect([state.status, state.text]).toEqual([
      200,
      expect.stringContaining("We don’t know a state with this name"),
    ]);
    const name = await read(`${page}?name=zzzz`);
    expect([name.status, name.text]).toEqual([
      200,
      expect.stringContaining("No hospital with a price file matches."),
    ]);
  });

  test("whatever stands in the address is answered in words", async () => {
    await expectOddValuesAnswered(site, page, ["state", "name", "sort", "page"]);
  });
});

test("a site without price files says so, and still tells how the score is made", async () => {
  const empty = await openTestSite();
  onTestFinished(() => empty.close());
  const { status, text, links } = await readPage(empty, page);
  expect(status).toBe(200);
  expect(text).toContain("We do not have any hospital’s price file yet.");
  expect(text).toContain("How the score works");
  expect(links()).toContain("/price-files");
});
