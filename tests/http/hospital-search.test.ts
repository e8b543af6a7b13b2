import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { oddValues, readPage } from "../support/read-page.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SAMPLE_DATA: "on" });
});
afterAll(() => site.close());

const read = (path: string) => readPage(site, path);

interface PriceFile {
  code: string;
  hospital_count: number;
  lowest_price: number;
  highest_price: number;
  results: { price: number; setting: string; distance_miles: number | null; payer_name: string | null }[];
}
const pricesOf = async (query: string) =>
  (await (await site.fetch(`/hospital_search.json?${query}`)).json()) as PriceFile;

test("before a search the page offers what others look for", async () => {
  const { status, html, text } = await read("/hospital_search");
  expect(status).toBe(200);
  expect(text).toContain("What does it cost?");
  expect(html).toMatch(/href="\/hospital_search\?search=[^"]+"/);
  expect(html).not.toContain("<table");
});

test("words find a service, its range of prices and how many hospitals publish it", async () => {
  const { status, html, text } = await read("/hospital_search?search=knee+mri");
  expect(status).toBe(200);
  expect(text).toMatch(/\$[\d,.]+ to \$[\d,.]+ at \d+ hospitals, \d+ prices/);
  expect(text).toContain("CPT 737");
  expect(html).toMatch(/<title>[^<]*[Kk]nee[^<]*<\/title>/);
  expect(html.match(/name="pick"/g)?.length).toBeGreaterThan(0);
});

test("a misspelt word and a code are understood", async () => {
  expect((await read("/hospital_search?search=colonscopy")).text).toMatch(/Colonoscopy.* at \d+ hospitals/);
  expect((await pricesOf("search=73721")).code).toBe("73721");
});

test("prices are of one service; the others that the words fit are offered beside it", async () => {
  const { html, text } = await read("/hospital_search?search=mri");
  expect(text).toContain("Did you mean another service?");
  const [, other = ""] =
    /href="(\/hospital_search\?search=mri&amp;code_type=CPT&amp;code=\w+)"/.exec(html) ?? [];
  const code = /code=(\w+)$/.exec(other)?.[1] ?? "none";
  expect((await read(other.replaceAll("&amp;", "&"))).text).toContain(`CPT ${code}`);
});

test("place, radius, price and setting narrow the search", async () => {
  const near = await pricesOf("search=73721&location=Houston,+TX&radius=50&sort=nearest");
  expect(near.results.length).toBeGreaterThan(0);
  for (const { distance_miles } of near.results) expect(distance_miles).toBeLessThanOrEqual(50);
  const all = await pricesOf("search=73721");
  const limit = Math.round((all.lowest_price + all.highest_price) / 2);
  const cheap = await pricesOf(`search=73721&max_price=${limit}`);
  expect(cheap.highest_price).toBeLessThanOrEqual(limit);
  expect(cheap.hospital_count).toBeLessThan(all.hospital_count);
  expect((await pricesOf(`search=73721&min_price=$${limit}`)).lowest_price).toBeGreaterThanOrEqual(limit);
  const outpatient = await pricesOf("search=73721&setting=outpatient");
  expect(new Set(outpatient.results.map(({ setting }) => setting))).not.toContain("inpatient");
});

test("limits that leave nothing can be lifted one by one", async () => {
  const { status, html, text } = await read(
    "/hospital_search?search=73721&max_price=0.01&location=Houston,+TX&radius=10",
  );
  expect(status).toBe(200);
  expect(text).toContain("No hospital publishes a price for this within your limits.");
  expect(html).toContain('href="/hospital_search?search=73721&amp;location=Houston%2C+TX&amp;radius=10"');
  expect(text).toContain("Search with any distance");
});

test("a name that nothing bears is told, with names like it", async () => {
  const { status, text } = await read("/hospital_search?search=qqxxzz+knee");
  expect(status).toBe(200);
  expect(text).toMatch(/No service matches that|[Kk]nee/);
  const none = await read("/hospital_search?search=qqxxzzvv");
  expect(none.text).toContain("No hospital publishes a price for “qqxxzzvv”.");
  expect(none.html).toMatch(/href="\/hospital_search\?search=[^"]+"/);
});

test("prices that cannot be right are refused at their field", async () => {
  for (const [query, message] of [
    ["min_price=-5", "Write a price as an amount in dollars"],
    ["max_price=cheap", "Write a price as an amount in dollars"],
    ["min_price=500&max_price=100", "The highest price is below the lowest"],
  ] as const) {
    const { status, html, text } = await read(`/hospital_search?search=73721&${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(text).toContain("There is a problem");
    expect(text).toContain(message);
    expect(html).toMatch(/aria-invalid="true"/);
    const file = await site.fetch(`/hospital_search.json?search=73721&${query}`);
    expect([file.status, await file.json()]).toEqual([400, expect.objectContaining({ status_code: 400 })]);
  }
});

test("a place that is not known is told, and hospitals everywhere show", async () => {
  const { text } = await read("/hospital_search?search=73721&location=Atlantis");
  expect(text).toContain("No place “Atlantis” is known");
  expect(text).toMatch(/at \d+ hospitals/);
});

test("odd values in any parameter are answered in words", async () => {
  const names = [
    "search",
    "code",
    "code_type",
    "location",
    "radius",
    "min_price",
    "max_price",
    "payer",
    "plan",
  ];
  for (const name of [...names, "setting", "sort", "page"]) {
    for (const value of oddValues()) {
      const path = `/hospital_search?search=73721&location=Houston,+TX&${new URLSearchParams({ [name]: value })}`;
      for (const asked of [
        path,
        `/hospital_search?${new URLSearchParams({ [name]: value })}&${name}=again`,
      ]) {
        const { status } = await site.fetch(asked);
        expect([asked.slice(0, 200), [200, 400, 404].includes(status)]).toEqual([asked.slice(0, 200), true]);
      }
    }
  }
});
