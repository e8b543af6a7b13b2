import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { readPage } from "../support/read-page.ts";

let site: TestSite;
/** A service of a sample hospital with negotiated charges of several payers and allowed amounts. */
let service: { hospitalId: number; importId: number; chargeNo: number } & Record<
  "name" | "state" | "city" | "code" | "code_type" | "cash" | "payer",
  string
>;

beforeAll(async () => {
  site = await openTestSite({ SAMPLE_DATA: "on" });
  const { rows } = await site.db.execute<typeof service>(sql`
    select h.hospital_id as "hospitalId", c.import_id as "importId", c.charge_no as "chargeNo", h.name, h.state, h.city,
      c.code, c.code_type, to_char(c.cash, 'FM999,999,990.00') as cash, min(y.name) as payer
    from hospitals h
    join prices p using (hospital_id)
    join standard_charges c on c.hospital_id = h.hospital_id and c.import_id = h.current_import_id
      and c.charge_no = p.charge_no
    join negotiated_charges n on n.hospital_id = h.hospital_id and n.import_id = c.import_id
      and n.charge_no = c.charge_no
    join payer_plans pp on pp.hospital_id = h.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
    join payers y using (payer_id)
    where c.code_type = 'CPT' and c.cash is not null and p.line_count = 1
    group by 1, 2, 3, 4, 5, 6, 7, 8, c.cash
    having count(distinct y.payer_id) > 3 and count(*) filter (where n.claim_count = '1 through 10') > 0
      and count(n.median_amount) > 0 and count(distinct n.claim_count) > 1
      and (select count(*) from standard_charges o where o.hospital_id = h.hospital_id and o.import_id = c.import_id
        and o.code_type = c.code_type and o.code = c.code) = 1
    order by h.hospital_id, c.code limit 1`);
  service = rows[0]!;
});
afterAll(() => site.close());

const query = () => {
  const { name, state, city, code, code_type } = service;
  return { name, state, city, code, code_type };
};
const address = (given: Record<string, string>, path = "/hospital_service_details") =>
  `${path}?${new URLSearchParams(given)}`;

async function read(given: Record<string, string>) {
  const reply = await site.fetch(address(given));
  const html = (await reply.text()).replaceAll("<!-- -->", "");
  return { status: reply.status, headers: reply.headers, html };
}

test("a service's page says what the hospital charges, with kind, setting, date and source", async () => {
  const { status, html, headers } = await read(query());
  expect(status).toBe(200);
  expect(html).toContain("What this hospital charges");
  expect(html).toContain(`$${service.cash}`);
  expect(html).toContain("Discounted cash price: ");
  expect(html).toContain("From its file dated ");
  expect(html).toContain(`href="/price-files/${service.importId}"`);
  expect(html).toContain("I have a bill for this");
  expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
});

test("the price stands among those of the state and the nation, drawn and as a table, with n", async () => {
  const { html } = await read(query());
  const plots = html.match(/<svg[^>]*role="img"[^>]*>/g) ?? [];
  expect(plots).toHaveLength(2);
  expect(plots[0]).toMatch(/aria-label="\d+ prices? in California;/);
  expect(html).toContain("The same as numbers");
  expect(html).toContain("20 times the middle one");
  const { rows } = await site.db.execute<{ count: number }>(sql`
    select s.cash_count as count from service_statistics s join prices p
      using (code_type, code, billing_class, modifiers, drug_unit)
    where s.state = '' and s.setting = 'outpatient' and p.setting <> 'inpatient' and p.hospital_id = ${service.hospitalId} and p.charge_no = ${service.chargeNo}`);
  expect(rows[0]?.count).toBeGreaterThan(1);
  expect(html).toMatch(new RegExp(`data-heading="n"[^>]*><div>${rows[0]?.count}<`));
});

test("each payer's plan has its rate, methodology and what was allowed, with the count as published", async () => {
  const { html } = await read(query());
  expect(html).toContain("n = 1 through 10 claims");
  expect(html).toMatch(/n = \d+ claims|n = 0: no claim was paid/);
  expect(html).toContain("10th to 90th percentile");
  expect(html).toContain("in the middle");
  expect(html.match(/<details(?! class="[^"]*menu)[^>]*>/g)?.length).toBeGreaterThan(3);
});

test("one payer can be chosen in the address; an unknown one leads back to all", async () => {
  const { html } = await read({ ...query(), payer: service.payer });
  expect(html).toContain(`Negotiated charges of ${service.payer.replaceAll("&", "&amp;")}`);
  expect(html.match(/Negotiated charges of /g)).toHaveLength(1);
  const { status, html: none } = await read({ ...query(), payer: `No "such" payer %` });
  expect(status).toBe(200);
  expect(none).toContain("See all payers");
});

test.each(["0", "-1", "1000000000", "x"])("a page of charges that is none (%s) says so", async (page) => {
  const { status, html } = await read({ ...query(), page });
  expect(status).toBe(200);
  expect(html).toContain("There is no such page");
});

test("a code is found in any usual spelling, and a procedure's without its type", async () => {
  const { name, state, city, code } = query();
  expect((await read({ name, state, city, code: ` ${code.toLowerCase()} ` })).status).toBe(200);
});

test("a service that the hospital does not publish answers 404 with its other services", async () => {
  const { name, state, city } = query();
  for (const code of ["70599", "00000", "9".repeat(10_000), `'"%/\\🏥`]) {
    const { status, html } = await read({ name, state, city, code });
    expect(status).toBe(404);
    expect(html).toContain("here</h1>");
    expect(html).toMatch(/href="\/hospital_(service_)?details\?[^"]*(code=|category=)/);
    expect(html).toContain('href="/hospital_search?code');
  }
});

test("a missing hospital or service is told what to do, an unknown hospital is not found", async () => {
  expect((await read({})).status).toBe(400);
  const { name, state, city } = query();
  const unnamed = await read({ name, state, city });
  expect([unnamed.status, unnamed.html.includes("must name a service")]).toEqual([400, true]);
  const unknown = await read({ ...query(), name: "Nowhere General" });
  expect([unknown.status, unknown.html.includes("Hospital not found")]).toEqual([404, true]);
});

test("the charges come as JSON and CSV with the same filters", async () => {
  const json = await site.fetch(address(query(), "/hospital_service_details.json"));
  const all = await json.json();
  expect(all).toMatchObject({ hospital_name: service.name, code: service.code });
  const filtered = await site.fetch(
    address({ ...query(), payer: service.payer }, "/hospital_service_details.json"),
  );
  const { results } = await filtered.json();
  expect(results.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThan(all.results.length);
  expect(new Set(results.map((row: { payer: string }) => row.payer))).toEqual(new Set([service.payer]));
  const csv = await site.fetch(address(query(), "/hospital_service_details.csv"));
  expect((await csv.text()).trim().split("\r\n")).toHaveLength(all.results.length + 1);
  const unknown = await site.fetch(address({ ...query(), code: "00000" }, "/hospital_service_details.json"));
  expect(unknown.status).toBe(404);
});

test("nothing is said of where a price stands that cannot be one", async () => {
  const { rows } = await site.db.execute<{ [field: string]: string }>(sql`
    select name, short_id as id, code, code_type, charge_no::text as line
    from prices join hospitals using (hospital_id) where implausible in ('far-below-its-like', 'far-above-its-like')
    order by code limit 1`);
  const { text } = await readPage(site, `/hospital_service_details?${new URLSearchParams(rows[0])}`);
  expect(text).toMatch(/which cannot be the price: (less than a twentieth|more than 20 times)/);
  const [, standing = ""] = /Where this price stands(.*)What each insurer/.exec(text) ?? [];
  expect(standing).toContain("The same as numbers");
  expect(standing).not.toMatch(/lowest quarter|highest quarter|below the middle|above the middle/);
});
