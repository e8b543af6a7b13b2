import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { oddValues, readPage } from "../support/read-page.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SAMPLE_DATA: "on" });
});
afterAll(() => site.close());

const read = (path: string) => readPage(site, path);
const first = "hospital1=Bayou+Larkspur+Medical+Center&state1=TX&city1=Houston";
const both = `${first}&hospital2=Copper+Magnolia+Hospital&state2=TX&city2=Houston`;
/** The same, as links of ours have it. */
const bothById = async () =>
  `hospital1=Bayou+Larkspur+Medical+Center&id1=${await idOf("Bayou Larkspur Medical Center")}` +
  `&hospital2=Copper+Magnolia+Hospital&id2=${await idOf("Copper Magnolia Hospital")}`;
const idOf = async (name: string) => {
  const { html } = await read("/compare?state1=TX&choose=yes");
  return new RegExp(`<option value="([0-9a-f]{10})"[^>]*>${name}`).exec(html)?.[1] ?? "";
};

test("the page asks for two hospitals, each by its state", async () => {
  const { status, html, text } = await read("/compare");
  expect(status).toBe(200);
  expect(text).toContain("Compare two hospitals");
  expect(text).not.toContain("Both hospitals must be selected.");
  expect(html).toContain(">Update choices<");
  expect(await idOf("Bayou Larkspur Medical Center")).toMatch(/^[0-9a-f]{10}$/);
});

test("one hospital is not enough", async () => {
  for (const query of [
    "compare=yes",
    first,
    "hospital2=Copper+Magnolia+Hospital",
    `pick=${await idOf("Bayou Larkspur Medical Center")}`,
    `${first}&compare=yes`,
  ]) {
    const { status, text } = await read(`/compare?${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(text).toContain("Both hospitals must be selected.");
  }
  const twice = await read(`/compare?${first}&${first.replaceAll("1=", "2=")}`);
  expect([twice.status, twice.text.includes("the same hospital twice")]).toEqual([400, true]);
});

test("choosing a state is no comparison yet", async () => {
  const { status, text } = await read(`/compare?${first}&state2=CA&choose=yes`);
  expect(status).toBe(200);
  expect(text).not.toContain("Both hospitals must be selected.");
  expect(text).toContain("Amberlight Medical Center, Los Angeles, CA");
});

test("hospitals picked from a list lead to an address that names them", async () => {
  const [one, two] = [await idOf("Bayou Larkspur Medical Center"), await idOf("Copper Magnolia Hospital")];
  const reply = await site.fetch(`/compare?category=imaging&pick=${one}&pick=${one}&pick=${two}&compare=yes`);
  expect([reply.status, reply.headers.get("Location")]).toEqual([
    302,
    `/compare?${await bothById()}&category=imaging`,
  ]);
  for (const query of [`hospital1=${one}&hospital2=${two}`, `hospital1=Another&id1=${one}&id2=${two}`]) {
    const byId = await site.fetch(`/compare?${query}`);
    expect(byId.headers.get("Location")).toBe(`/compare?${await bothById()}`);
  }
});

test("two hospitals stand side by side with the difference in words and number", async () => {
  const { status, html, text } = await read(`/compare?${both}`);
  expect(status).toBe(200);
  expect(text).toMatch(/\d+ prices that both publish for the same thing/);
  expect(text).toMatch(/\$[\d,.]+ (less|more)/);
  expect(html).toMatch(/href="\/price-files\/\d+"/);
  expect(html).toContain("/hospital_service_details?name=Bayou+Larkspur");
});

test("each difference is that of its two prices, of one kind", async () => {
  const file = await (await site.fetch(`/compare.json?${both}`)).json();
  expect(file.hospital1).toBe("Bayou Larkspur Medical Center");
  expect(file.results.length).toBe(file.total);
  for (const row of file.results) {
    expect(row.difference).toBeCloseTo(row.hospital2_price - row.hospital1_price, 2);
    expect(["cash", "gross"]).toContain(row.price_kind);
  }
});

test("category and text narrow the comparison; nothing that fits is told", async () => {
  const all = await (await site.fetch(`/compare.json?${both}`)).json();
  const imaging = await (await site.fetch(`/compare.json?${both}&category=imaging`)).json();
  expect(imaging.total).toBeGreaterThan(0);
  expect(imaging.total).toBeLessThan(all.total);
  expect(new Set(imaging.results.map((row: { category: string }) => row.category))).toEqual(
    new Set(["Imaging"]),
  );
  const csv = await site.fetch(`/compare.csv?${both}&category=imaging`);
  expect(csv.headers.get("X-Total-Count")).toBe(String(imaging.total));
  const [heading = "", ...lines] = (await csv.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(imaging.total);
  expect(heading).toMatch(/,hospital1_source_place,hospital2_source_place$/);
  const place = "(row \\d+|/standard_charge_information/\\d+/standard_charges/\\d+)";
  for (const line of lines) expect(line).toMatch(new RegExp(`,${place},${place}$`));
  expect((await read(`/compare?${both}&category=imaging`)).html).toContain(`>CSV, ${imaging.total} rows</a>`);
  const none = await read(`/compare?${both}&q=qqxxzz`);
  expect([none.status, none.text.includes("Nothing that both publish matches.")]).toEqual([200, true]);
});

test("a hospital that nobody knows is told by its name", async () => {
  const { status, text } = await read(`/compare?${first}&hospital2=Nowhere`);
  expect(status).toBe(400);
  expect(text).toContain("No hospital called “Nowhere” has prices here.");
});

test("odd values in any parameter are answered in words", async () => {
  for (const name of [
    "hospital1",
    "state1",
    "city1",
    "hospital2",
    "category",
    "q",
    "page",
    "pick",
    "choose",
  ]) {
    for (const value of oddValues()) {
      const path = `/compare?${new URLSearchParams({ [name]: value })}&${both}`;
      const { status } = await site.fetch(path);
      expect([path.slice(0, 200), [200, 302, 400, 404].includes(status)]).toEqual([path.slice(0, 200), true]);
    }
  }
});

test("a part of a hospital's name asks which one is meant, and each answer leads to the comparison", async () => {
  const { status, html, text } = await readPage(site, "/compare?name1=lakegl&name2=prairie+lark&compare=yes");
  expect(status).toBe(200);
  expect(text).toContain("No hospital is called just “lakegl”. Which of these do you mean?");
  expect(html).toMatch(/href="\/compare\?hospital1=Lakeglass[^"]*"/);
});
