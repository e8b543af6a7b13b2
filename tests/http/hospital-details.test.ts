import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { PagePart } from "../support/page-part.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const hospital = { name: "Amberlight Medical Center", state: "CA", city: "Los Angeles" };
const address = (query: Record<string, string>, path = "/hospital_details") =>
  `${path}?${new URLSearchParams(query)}`;

/** The page's text as a browser would decode it, without React's comment marks. */
async function read(query: Record<string, string>) {
  const page = await readPage(site, address(query));
  return { ...page, html: page.html.replaceAll("<!-- -->", "") };
}

async function findBusySubcategory() {
  const { rows } = await site.db.execute<{ category: string; subcategory: string; services: number }>(sql`
    select category, subcategory, count(distinct (code_type, code))::int as services
    from prices join hospitals using (hospital_id) where name = ${hospital.name}
    group by category, subcategory order by services desc limit 1`);
  return rows[0]!;
}

test("a hospital's page has its name, badge, address, phone, map and what it publishes in the first HTML", async () => {
  const { status, html, headers, links, headings } = await read({ name: hospital.name });
  expect(status).toBe(200);
  expect(headings()[0]).toBe("Amberlight Medical Center");
  expect(html).toMatch(/data-fixed[^>]*>Fixed Price</);
  expect(html).toContain("1420 Amberlight Way");
  expect(links()).toContainEqual(expect.stringMatching(/^tel:\+?\d{10,}$/));
  expect(html).toContain("data-point-map");
  expect(html).toContain("https://www.openstreetmap.org/?mlat=34.0561");
  expect(html).toContain("Other Services");
  expect(html).toContain("Please select a category and subcategory to view services.");
  expect(links()).toContainEqual(expect.stringMatching(/^\/price-files\/\d+$/));
  expect(html).toMatch(/n = [\d,]+ hospitals?/);
  expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
  expect(headers.get("Content-Security-Policy")).toContain("https://tile.openstreetmap.org");
});

test("the numbers that the hospital is known by stand with its facts, on the page, in its JSON and in the data API", async () => {
  // One that no test has asked for: pages are kept until the data change.
  const numbered = { name: "Lakeglass Medical Center", state: "IL", city: "Chicago" };
  await site.db.execute(sql`
    update hospitals set stated_ccns = '{050001}', npis = '{1999100013,1999100021}', eins = '{951234567}'
    where name = ${numbered.name}`);
  const { html } = await read(numbered);
  for (const [name, value] of [
    ["CMS number (CCN)", "050001"],
    ["National provider identifier (NPI)", "1999100013, 1999100021"],
    ["Employer’s tax number (EIN)", "95-1234567"],
  ]) {
    expect(html).toMatch(new RegExp(`<dt[^>]*>${name!.replace(/[()]/g, "\\$&")}</dt><dd>${value}</dd>`));
  }
  const numbers = { ccn: "050001", npis: ["1999100013", "1999100021"], eins: ["95-1234567"] };
  const json = await site.fetch(address(numbered, "/hospital_details.json"));
  expect(await json.json()).toMatchObject(numbers);
  const call = await site.fetch(`/common/hospital_metadata/${encodeURIComponent(numbered.name)}`);
  expect(await call.json()).toMatchObject({ hospital_metadata: numbers });
});

test("title, description and keywords come from the hospital's name", async () => {
  const { html } = await read(hospital);
  expect(html).toContain("<title>Amberlight Medical Center | Faircharge</title>");
  expect(html).toMatch(
    /<meta name="description" content="Amberlight Medical Center in Los Angeles, CA[^"]+"/,
  );
  expect(html).toMatch(/<meta name="keywords" content="Amberlight Medical Center[^"]+"/);
});

describe("the panel of other services", () => {
  test("has its subcategory and 'Show Services' disabled until what they need is chosen", async () => {
    const { category, subcategory } = await findBusySubcategory();
    const disabledIn = ({ field, button }: PagePart) => [
      field("Subcategory").isDisabled,
      button("Show Services").isDisabled,
    ];
    expect(disabledIn(await read(hospital))).toEqual([true, true]);
    const one = await read({ ...hospital, category });
    expect(disabledIn(one)).toEqual([false, true]);
    expect(one.text).toContain("Please select a category and subcategory to view services.");
    const both = await read({ ...hospital, category, subcategory });
    expect(disabledIn(both)).toEqual([false, false]);
    for (const text of ["Update choices", "Reset"]) expect(both.text).toContain(text);
  });

  test("lists 8 services a page, with numbered pages beyond that", async () => {
    const { category, subcategory, services } = await findBusySubcategory();
    expect(services).toBeGreaterThan(8);
    const first = await read({ ...hospital, category, subcategory });
    const rows = first.region("Other Services").rows();
    expect(rows).toHaveLength(8);
    expect(first.link(/^Page 2$/)).toMatch(/page=2#other-services$/);
    const second = await read({ ...hospital, category, subcategory, page: "2" });
    const others = second.region("Other Services").rows();
    expect(others).toHaveLength(Math.min(8, services - 8));
    expect(others[0]).not.toEqual(rows[0]);
    expect(second.current()).toContain("Page 2");
  });

  test("drops a subcategory that is not of the category", async () => {
    const { category } = await findBusySubcategory();
    const reply = await site.fetch(
      address({ ...hospital, category, subcategory: "no such thing", page: "2" }),
      { redirect: "manual" },
    );
    const location = reply.headers.get("Location")!;
    expect(reply.status).toBe(302);
    expect(location).not.toMatch(/subcategory|page/);
    const html = await (await site.fetch(location)).text();
    expect(html).toContain("Please select a category and subcategory to view services.");
  });

  test.each([
    [
      "a category that the hospital does not have",
      { category: "Alchemy" },
      "No services available for this category.",
    ],
    [
      "quotes and markup",
      { category: `"><script>alert(1)</script>` },
      "No services available for this category.",
    ],
  ])("says so for %s", async (_name, query, message) => {
    const { status, html } = await read({ ...hospital, ...query });
    expect(status).toBe(200);
    expect(html).toContain(message);
    expect(html).not.toContain("<script>alert");
  });

  test.each([
    "0",
    "-1",
    "1000000000",
    "two",
    "99",
  ])("offers the first page where page %s is none", async (page) => {
    const { category, subcategory } = await findBusySubcategory();
    const { status, html } = await read({ ...hospital, category, subcategory, page });
    expect(status).toBe(200);
    expect(html).toContain("This list doesn’t have that page");
  });
});

test("a missing name is told what to do", async () => {
  const empty = await site.fetch("/hospital_details?name=");
  expect([empty.status, empty.headers.get("Location")]).toEqual([301, "/hospital_details"]);
  for (const path of ["/hospital_details", "/hospital_details?name=%00"]) {
    const reply = await site.fetch(path);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain("must name a hospital");
  }
});

test.each([
  ["unknown", "Nowhere General"],
  ["quotes and slashes", `O'Hare "1/2" \\ Clinic`],
  ["percent signs", "%_%"],
  ["emoji", "🏥"],
  ["10,000 characters", "x".repeat(10_000)],
])("a name of %s answers 'Hospital not found' with a way on", async (_what, name) => {
  const { status, html, links } = await read({ name });
  expect(status).toBe(404);
  expect(html).toContain("Hospital not found");
  expect(links()).toContain("/hospitals");
});

test("the first of repeated parameters counts", async () => {
  const reply = await site.fetch(`${address(hospital)}&name=Nowhere&state=ZZ`);
  expect(reply.status).toBe(200);
});

const idsIn = (links: string[]) => [
  ...new Set(
    links.flatMap((link) => /name=Amberlight\+Medical\+Center&id=([0-9a-f]{10})$/.exec(link)?.[1] ?? []),
  ),
];

test("several hospitals of one name are a choice, and state and city or the id make it", async () => {
  const { rows } = await site.db.execute<{ name: string; state: string; city: string }>(
    sql`select name, state, city from hospitals where state <> 'CA' and current_import_id is not null limit 1`,
  );
  const other = rows[0]!;
  await site.db.execute(sql`update hospitals set name = ${hospital.name} where name = ${other.name}`);
  try {
    // In capitals, as no test has asked before: a page that was, may be kept for a second.
    const { status, html, links } = await read({ name: hospital.name.toUpperCase() });
    expect(status).toBe(200);
    expect(html).toContain("Which AMBERLIGHT MEDICAL CENTER?");
    const ids = idsIn(links());
    expect(ids).toHaveLength(2);
    for (const id of ids) expect((await read({ name: hospital.name, id })).html).toContain("Fixed Price");
    expect((await read(hospital)).html).toContain("Fixed Price");
    expect((await read({ name: hospital.name, state: "ZZ" })).status).toBe(404);
  } finally {
    await site.db.execute(
      sql`update hospitals set name = ${other.name} where name = ${hospital.name} and state = ${other.state}`,
    );
  }
});

test("two hospitals of one name in one city are each reached by the id", async () => {
  const { rows } = await site.db.execute<{ hospitalId: number; name: string; state: string; city: string }>(
    sql`select hospital_id as "hospitalId", name, state, city from hospitals where state <> 'CA' and is_sample limit 1`,
  );
  const other = rows[0]!;
  const place = (name: string, { state, city }: { state: string; city: string }) =>
    site.db.execute(
      sql`update hospitals set name = ${name}, state = ${state}, city = ${city} where hospital_id = ${other.hospitalId}`,
    );
  await place(hospital.name, { state: "CA", city: "Los Angeles" });
  try {
    const ids = idsIn((await read({ name: hospital.name, state: "ca" })).links());
    expect(ids).toHaveLength(2);
    for (const id of ids) expect((await read({ name: hospital.name, id })).html).toContain("Fixed Price");
  } finally {
    await place(other.name, other);
  }
});

test("the id wins over the name, which leads to the right one, and an unknown id finds nothing", async () => {
  const { rows } = await site.db.execute<{ id: string }>(
    sql`select short_id as id from hospitals where name = ${hospital.name}`,
  );
  const { id } = rows[0]!;
  const reply = await site.fetch(`/hospital_details?name=Another&id=${id}&category=imaging`);
  expect([reply.status, reply.headers.get("Location")]).toEqual([
    301,
    `/hospital_details?name=Amberlight+Medical+Center&id=${id}&category=imaging`,
  ]);
  const { html } = await read({ name: hospital.name });
  expect(html).toContain(
    `rel="canonical" href="${site.origin}/hospital_details?name=Amberlight+Medical+Center&amp;id=${id}"`,
  );
  const unknown = await read({ name: hospital.name, id: "0000000000" });
  expect(unknown.status).toBe(404);
  expect(unknown.html).toContain("Hospital not found");
});

test("community bills show from the eleventh on", async () => {
  const share = (count: number) =>
    site.db.execute(sql`
      insert into shared_bills (id, hospital_name, invoice_date, total_cents, uploaded_at)
      select gen_random_uuid(), ${hospital.name.toUpperCase()}, '2026-01-15', 100000 + n, now()
      from generate_series(1, ${count}::int) n`);
  await share(10);
  expect((await read({ ...hospital, page: "1" })).html).not.toContain("What people were billed here");
  await share(1);
  const { html } = await read({ ...hospital, page: "01" });
  expect(html).toContain("What people were billed here");
  expect(html).toContain("11 bills");
  await site.db.execute(sql`delete from shared_bills`);
});

test("the page comes as JSON and CSV with the same choice", async () => {
  const { category, subcategory, services } = await findBusySubcategory();
  const json = await site.fetch(address({ ...hospital, category, subcategory }, "/hospital_details.json"));
  const found = await json.json();
  expect(found).toMatchObject({ name: hospital.name, negotiation_status: "Fixed" });
  expect(found.results).toHaveLength(services);
  const csv = await site.fetch(address({ ...hospital, category, subcategory }, "/hospital_details.csv"));
  expect(csv.headers.get("Content-Type")).toContain("text/csv");
  expect((await csv.text()).trim().split("\r\n")).toHaveLength(services + 1);
  const unknown = await site.fetch("/hospital_details.json?name=Nowhere");
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { error: "Hospital not found", status_code: 404 },
  ]);
});

describe("how its prices stand in its state", () => {
  test("is said in a sentence and drawn, of each kind of price, as worked out from all prices", async () => {
    const { rows } = await site.db.execute<{ ratio: number }>(sql`
      with p as (
        select p.*, case setting when 'both' then 'outpatient' else setting::text end as room from prices p
        where implausible is null and cash is not null and state = 'CA'),
      wide as (
        select p.hospital_id, p.cash, s.room, b.class, p.code, p.code_type, p.modifiers, p.drug_unit from p
        cross join unnest(settings_of(p.setting)) s(room)
        cross join unnest(billing_classes_of(p.billing_class)) b(class)),
      middles as (
        select code, code_type, room, class, modifiers, drug_unit, count(*) as hospitals,
          percentile_disc(0.5) within group (order by cash) as middle
        from wide group by code, code_type, room, class, modifiers, drug_unit)
      select (p.cash / m.middle)::float8 as ratio from p join hospitals h using (hospital_id)
      join middles m on m.code = p.code and m.code_type = p.code_type and m.room = p.room
        and m.class = case p.billing_class when 'both' then 'facility' else p.billing_class end
        and m.modifiers = p.modifiers and m.drug_unit = p.drug_unit
      where h.name = ${hospital.name} and m.hospitals >= 3 order by ratio`);
    const ratios = rows.map(({ ratio }) => ratio);
    const middle = ratios[Math.ceil(ratios.length / 2) - 1]!;
    const percent = Math.round(Math.abs(middle - 1) * 100);
    const { html, pictures } = await read(hospital);
    expect(html).toContain(
      `For half of the ${ratios.length} services that can be compared, the cash price is ${percent}% or more ${middle > 1 ? "above" : "below"} the median price in California.`,
    );
    const above = ratios.filter((ratio) => ratio > 1).length;
    const below = ratios.filter((ratio) => ratio < 1).length;
    expect(html).toContain(`${below} services are below the median, ${above} above it`);
    expect(html).toContain("the negotiated price is");
    expect(pictures()).toHaveLength(2);
  });

  test("comes before the map, the contact and the other services", async () => {
    const order = (await read(hospital)).headings().slice(1);
    expect(order.filter((heading) => heading !== "How good is it?").slice(0, 5)).toEqual([
      "How its prices compare in California",
      "What common services cost here",
      "Search inside this hospital",
      "Contact info",
      "Other Services",
    ]);
  });
});

test("common services have a price, its level in a word and the difference from the median", async () => {
  const rows = (await read(hospital)).region("What common services cost here").rows();
  expect(rows).toHaveLength(10);
  for (const cells of rows) {
    const row = cells.join(" ");
    expect(row).toMatch(/\$[\d,.]+/);
    expect(row).toMatch(/(Low|Typical|High), .*(median|times).*among \d+ hospitals|Too few hospitals/);
  }
});

describe("the search inside a hospital", () => {
  test("finds its services by everyday words and by code, each with its price", async () => {
    for (const q of ["knee mri", "73721"]) {
      const { status, region } = await read({ ...hospital, q });
      const { text } = region("Search inside this hospital");
      expect(status).toBe(200);
      expect(text).toMatch(new RegExp(`services? here match(es)? “${q}”`));
      expect(text).toMatch(/CPT 73721.*?\$[\d,.]+/);
    }
  });

  test("says what it does not find, and leads to hospitals that may have it", async () => {
    const { status, html, links } = await read({ ...hospital, q: "qqxxzz" });
    expect(status).toBe(200);
    expect(html).toContain("We don’t know a service called “qqxxzz”.");
    expect(links()).toContain("/hospital_search?search=qqxxzz");
  });
});

test("other services have their price after the specified columns", async () => {
  const { category, subcategory } = await findBusySubcategory();
  const panel = (await read({ ...hospital, category, subcategory })).region("Other Services");
  expect(panel.columns().slice(0, 3)).toEqual(["CPT Code", "Service Name", "Price"]);
  for (const row of panel.rows()) expect(row.join(" ")).toMatch(/\$[\d,.]+|Not available/);
});
