import { afterEach, expect, test, vi } from "vitest";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { withoutTables } from "../support/without-tables.ts";

const site = siteForTests({ SAMPLE_DATA: "on", PAGE_CACHE_MB: "0" });
afterEach(() => {
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

const readWithout = (tables: string[], path: string) =>
  withoutTables(site, tables, () => readPage(site, path));

const hospital = "/hospital_details?name=Lakeglass%20Medical%20Center&id=289f7efcba";

test.each([
  [["state_totals"], "/hospitals", "Failed to fetch the states"],
  [["category_statistics"], "/hospitals", "Failed to fetch categories"],
  [["services"], "/hospitals?category=imaging&subcategory=mri", "Failed to fetch CPT and Service data"],
  [["prices"], "/hospitals?category=imaging&subcategory=mri", "Failed to fetch search results"],
  [["hospitals"], "/hospitals?state=IL", "Failed to fetch the hospitals"],
  [["prices"], "/hospital_search?search=knee+mri", "Failed to fetch search results"],
  [["popular_services"], "/hospital_search", "We could not load the list of services."],
  [["category_statistics"], "/data", "Failed to fetch categories"],
  [["payers"], "/data", "We could not load these figures."],
  [["prices"], hospital, "Failed to load services. Please try again."],
  [["state_totals"], hospital, "We could not load these figures."],
  [["shared_bills"], hospital, "We could not load the bills that people shared."],
])("without the table of %s the page %s stands, says “%s” and is kept by no cache", async (...given) => {
  const [tables, path, line] = given;
  const { status, text, html, headers } = await readWithout(tables, path);
  expect([status, headers.get("Cache-Control"), text.includes(line)]).toEqual([200, "no-store", true]);
  expect(html).toContain("Try again</a>");
  expect(text).not.toContain("No service matches that");
  const now = await readPage(site, path);
  expect(now.headers.get("Cache-Control")).toMatch(/^public/);
  expect(now.text).not.toContain(line);
});

test("no page is a failure while nothing can be read", async () => {
  const all = ["state_totals", "category_statistics", "services", "prices", "hospitals", "popular_services"];
  for (const path of ["/hospitals", "/hospitals?state=IL", "/hospital_search?search=mri", "/data"]) {
    expect([path, (await readWithout(all, path)).status]).toEqual([path, 200]);
  }
});

test("a hospital that cannot be looked up is ‘Hospital not found’, to be asked for again", async () => {
  const { status, text, html } = await readWithout(["hospitals"], hospital);
  expect(status).toBe(503);
  expect(text).toContain("Hospital not found Failed to fetch data for Lakeglass Medical Center. Try again");
  expect(html).toContain('content="noindex"');
});

test("a file is whole or is none", async () => {
  const { status, html } = await readWithout(["prices"], "/hospitals.json?category=imaging");
  expect([status, JSON.parse(html)]).toEqual([
    503,
    { error: "Failed to fetch search results", status_code: 503 },
  ]);
});

test("a search that cannot be read keeps its choices, and is not told that there are none", async () => {
  const { text, links } = await readWithout(
    ["services"],
    "/hospitals?category=imaging&subcategory=mri&cpt=73721",
  );
  expect(text).not.toContain("We have no prices under this code");
  expect(links()).toContain("/hospitals?category=imaging&subcategory=mri&cpt=73721");
});
