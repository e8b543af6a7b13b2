import { describe, expect, test } from "vitest";
import { inOrderOfPrice } from "../fixtures/price-group.ts";
import { expectOddAnswered } from "../support/odd-values.ts";
import type { PagePart } from "../support/page-part.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const read = (path: string) => readPage(site, path);
const offered = ({ field }: PagePart, label: string) =>
  field(label).options.flatMap(({ value }) => value || []);
const mri = "category=imaging&subcategory=mri";

interface PriceFile {
  total: number;
  results: {
    hospital_name: string;
    state: string;
    code: string;
    service_name: string;
    price: number;
    price_kind: string;
    billing_class: string;
    distance_miles: number | null;
  }[];
}
const pricesOf = async (query: string) =>
  (await (await site.fetch(`/hospitals.json?${query}`)).json()) as PriceFile;

test("before any choice the page leads to categories and states, and searches nothing", async () => {
  const { status, html, text, links } = await read("/hospitals");
  expect(status).toBe(200);
  expect(text).toContain("Search Hospitals");
  expect(links()).toContain("/hospitals?category=imaging");
  expect(links()).toContain("/hospitals?state=TX");
  expect(html).not.toContain("<table");
  expect(links()).toContain("/data");
});

test("each list offers what the choices before it leave", async () => {
  const nothing = await read("/hospitals");
  expect(offered(nothing, "Category")).toContain("imaging");
  expect(offered(nothing, "Subcategory")).toContain("mri"); // no list waits for another
  expect(nothing.html).not.toContain("disabled");
  const texan = await read(`/hospitals?state=TX&${mri}`);
  expect(offered(texan, "Subcategory")).toContain("mri");
  expect(offered(texan, "CPT code")).toContain("73721");
  expect(offered(texan, "Service").length).toBeGreaterThan(1);
  expect(offered(await read(`/hospitals?state=TX&${mri}&cpt=73721`), "Service")).toHaveLength(1);
  const codeAlone = await read("/hospitals?cpt=73721");
  expect(codeAlone.field("Subcategory").value).toBe("mri");
  expect(codeAlone.text).toMatch(/\d+ prices at \d+ hospitals/);
  expect((await read("/hospitals?cpt=99999x")).text).toContain("We have no prices under this code.");
});

test("the page begins with a name and a place, which lead to hospitals, nearest first", async () => {
  const { action, fields } = (await read("/hospitals")).main.button("Search");
  expect([
    action,
    Object.keys(fields)
      .filter((name) => name !== "was")
      .slice(0, 2),
  ]).toEqual(["/hospitals", ["name", "near"]]);
  const near = await read("/hospitals?name=heron&near=Houston");
  expect(near.text).toContain("Hospitals near Houston, TX");
  expect(near.text).toMatch(
    /Bluff Heron Hospital .*Not rated 484 miles \(\d{3}\) \d{3}-\d{4} Orange Heron Hospital .*Golden Heron Hospital/,
  );
  expect(near.links()).toContainEqual(expect.stringMatching(/^tel:\d{10}$/));
  expect((await read("/hospitals?near=Houston")).text).toMatch(
    /Bayou Larkspur Medical Center .*nearest|nearest first/,
  );
  const alike = await read("/hospitals?name=Larkspurr");
  expect(alike.text).toContain("We don’t know a hospital called “Larkspurr”. These have similar names.");
  expect(alike.text).toContain("Bayou Larkspur Medical Center");
  expect((await read("/hospitals?name=zzzz")).text).toContain("We don’t know a hospital that matches.");
  const prices = await pricesOf(`${mri}&name=heron`);
  expect(prices.total).toBeGreaterThan(0);
  for (const { hospital_name } of prices.results) expect(hospital_name).toContain("Heron");
});

test("a state alone lists its hospitals", async () => {
  const { text, link } = await read("/hospitals?state=TX");
  expect(text).toContain("Hospitals in Texas");
  expect(link("Bayou Larkspur Medical Center")).toMatch(
    /^\/hospital_details\?name=Bayou\+Larkspur\+Medical\+Center&id=[0-9a-f]{10}$/,
  );
});

test("prices come 20 a page, cheapest first, each with what it is and its source", async () => {
  const { status, text, links, values } = await read(`/hospitals?${mri}&cpt=73721`);
  expect(status).toBe(200);
  expect(values("pick")).toHaveLength(20);
  expect(text).toMatch(/Prices 1 to 20 of \d+/);
  expect(text).toMatch(/\$[\d,.]+ to \$[\d,.]+ \d+ prices at \d+ hospitals/);
  expect(text).toContain("CPT 73721");
  expect(text).toContain("Discounted cash price");
  expect(links()).toContainEqual(expect.stringMatching(/^\/price-files\/\d+\?row=\d+$/));
  const { results, total } = await pricesOf(`${mri}&cpt=73721`);
  expect(results.length).toBe(total);
  expect(results).toEqual(inOrderOfPrice(results));
});

test("the address sorts the other way, by name, and by distance from a place that is known", async () => {
  const highest = (await pricesOf(`${mri}&cpt=73721&sort=highestPrice`)).results;
  expect(highest).toEqual(inOrderOfPrice(highest, -1));
  const names = (await pricesOf(`${mri}&cpt=73721&sort=name`)).results.map((found) => found.hospital_name);
  expect(names.at(0)! < names.at(-1)!).toBe(true);
  const near = await pricesOf(`${mri}&cpt=73721&sort=nearest&near=Houston, TX`);
  const distances = near.results.map((found) => found.distance_miles!);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances[0]).toBeLessThan(20);
  const { text } = await read(`/hospitals?${mri}&sort=nearest`);
  expect(text).toContain("enter where you are");
});

test("the second page goes on where the first ended, and one beyond the last is told", async () => {
  const { total } = await pricesOf(`${mri}`);
  expect(total).toBeGreaterThan(20);
  expect((await read(`/hospitals?${mri}&page=2`)).text).toContain("Prices 21 to ");
  const beyond = await read(`/hospitals?${mri}&page=49`);
  expect([beyond.status, beyond.text.includes("This list doesn’t have that page")]).toEqual([404, true]);
});

describe("a form without script", () => {
  const formOf = (was: string, now: string) => `/hospitals?was=${encodeURIComponent(was)}&${now}`;
  const ledTo = async (path: string): Promise<string> => {
    const to = (await site.fetch(path)).headers.get("Location");
    return to === null ? path : ledTo(to);
  };
  const whole = "state=TX&category=imaging&subcategory=mri&cpt=73721&service=";

  test("that changed an earlier choice leads to an address without the later ones", async () => {
    expect(await ledTo(formOf(whole, whole.replace("TX", "CA")))).toBe("/hospitals?state=CA");
    expect(await ledTo(formOf(whole, whole.replace("imaging", "surgery")))).toBe(
      "/hospitals?state=TX&category=surgery",
    );
  });

  test("keeps choices that were made in one go", async () => {
    const reply = await site.fetch(formOf("", "state=TX&category=imaging&subcategory=&near="));
    expect(reply.headers.get("Location")).toBe("/hospitals?state=TX&category=imaging");
  });
});

test("the same prices come as CSV and as JSON", async () => {
  const csv = await site.fetch((await read(`/hospitals?state=TX&${mri}`)).link(/^CSV/));
  expect(csv.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  const lines = (await csv.text()).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^hospital_name,city,state,/);
  const { results } = await pricesOf(`state=TX&${mri}`);
  expect(lines).toHaveLength(results.length + 1);
  expect(new Set(results.map(({ state }) => state))).toEqual(new Set(["TX"]));
  expect((await site.fetch("/hospitals.csv")).status).toBe(400);
});

test("CSV holds every price of a long list, JSON leads from page to page to where pages end", async () => {
  const laboratory = "category=laboratory-tests";
  const csv = await site.fetch(`/hospitals.csv?${laboratory}`);
  const lines = (await csv.text()).trimEnd().split("\r\n");
  expect(csv.headers.get("X-Total-Count")).toBe(String(lines.length - 1));
  expect(csv.headers.get("Cache-Control")).toBe("no-cache");
  expect(lines.length).toBeGreaterThan(1001);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines[1]).toMatch(/,\/price-files\/\d+,,(row \d+|\/standard_charge_information\/.+)$/);
  const head = await site.fetch(`/hospitals.csv?${laboratory}`, { method: "HEAD" });
  expect(head.headers.get("X-Total-Count")).toBe(String(lines.length - 1));
  let next: string | null = `/hospitals.json?${laboratory}`;
  let listed = 0;
  while (next) {
    const page: { next: string | null; results: unknown[] } = await (await site.fetch(next)).json();
    listed += page.results.length;
    next = page.next;
  }
  expect(listed).toBe(1000);
});

test("the page's policy allows the map's pictures and nothing else from elsewhere", async () => {
  const { headers, html } = await read(`/hospitals?${mri}`);
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("img-src 'self' data: blob: https://tile.openstreetmap.org;");
  expect(policy).toContain("script-src 'self';");
  expect((await read("/compare")).headers.get("Content-Security-Policy")).not.toContain("openstreetmap");
  expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
  expect(html).toContain("https://www.openstreetmap.org/?mlat=");
});

test("choices that nothing is known of are told, and the page goes on without them", async () => {
  const { status, text } = await read("/hospitals?state=ZZ&category=Nothing");
  expect(status).toBe(200);
  expect(text).toContain("We haven’t loaded a price file from this state yet.");
  expect(text).toContain("We have no prices in this category.");
});

test("a place that is not known is asked for at its field, and no prices are shown", async () => {
  const { status, html, text, field, link } = await read(`/hospitals?${mri}&near=Chicgo`);
  expect(status).toBe(400);
  expect(text).toContain("We don’t know the place “Chicgo”.");
  expect(field("Where")).toMatchObject({ name: "near", isInvalid: true });
  expect(link("Chicago, IL")).toBe(`/hospitals?${mri}&near=Chicago%2C+IL`);
  expect(html).not.toContain("<table");
  expect((await site.fetch(`/hospitals.csv?${mri}&near=Chicgo`)).status).toBe(400);
});

test("odd values in any parameter are answered in words", async () => {
  const names = "name state category subcategory cpt service near radius sort page was".split(" ");
  await expectOddAnswered(names, [200, 302, 400, 404], ({ name, query, nth }) =>
    site.fetch(`/hospitals?${nth % 2 === 0 ? `state=TX&${mri}&${query}` : `${query}&${name}=again`}`),
  );
  for (const page of ["0", "-1", "1000000000"]) {
    expect((await site.fetch(`/hospitals?${mri}&page=${page}`)).status).toBe(404);
  }
});
