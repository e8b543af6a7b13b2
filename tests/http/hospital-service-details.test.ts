import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { pageOf, readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });
/** A service of a sample hospital with negotiated charges of several payers and allowed amounts. */
let service: { hospitalId: number; importId: number; chargeNo: number } & Record<
  "name" | "state" | "city" | "code" | "code_type" | "cash" | "payer",
  string
>;

beforeAll(async () => {
  const { rows } = await site.db.execute<typeof service>(sql`
    with alone as materialized (
      select hospital_id, import_id, code_type, code from standard_charges
      where code_type = 'CPT' group by 1, 2, 3, 4 having count(*) = 1
    )
    select h.hospital_id as "hospitalId", c.import_id as "importId", c.charge_no as "chargeNo", h.name, h.state, h.city,
      c.code, c.code_type, to_char(c.cash, 'FM999,999,990.00') as cash, min(y.name) filter (where n.dollar is not null) as payer
    from hospitals h
    join prices p using (hospital_id)
    join standard_charges c on c.hospital_id = h.hospital_id and c.import_id = h.current_import_id
      and c.charge_no = p.charge_no
    join alone on alone.hospital_id = h.hospital_id and alone.import_id = c.import_id and alone.code = c.code
    join negotiated_charges n on n.hospital_id = h.hospital_id and n.import_id = c.import_id
      and n.charge_no = c.charge_no
    join payer_plans pp on pp.hospital_id = h.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
    join payers y using (payer_id)
    where c.code_type = 'CPT' and c.cash is not null and p.line_count = 1
    group by 1, 2, 3, 4, 5, 6, 7, 8, c.cash
    having count(distinct y.payer_id) > 3 and count(*) filter (where n.claim_count = '1 through 10') > 0
      and count(n.median_amount) > 0 and count(distinct n.claim_count) > 1
    order by h.hospital_id, c.code limit 1`);
  service = rows[0]!;
});

const query = () => {
  const { name, state, city, code, code_type } = service;
  return { name, state, city, code, code_type };
};
const address = (given: Record<string, string>, path = "/hospital_service_details") =>
  `${path}?${new URLSearchParams(given)}`;

async function read(given: Record<string, string>) {
  const page = await readPage(site, address(given));
  return { ...page, html: page.html.replaceAll("<!-- -->", "") };
}

test("a service's page says what the hospital charges, with kind, setting, date and source", async () => {
  const { status, html, headers, links } = await read(query());
  expect(status).toBe(200);
  expect(html).toContain("Cash price, without insurance");
  expect(html).toContain(`$${service.cash}`);
  expect(html).toMatch(/Discounted cash price<\/button>.*: Outpatient|: Inpatient or outpatient/);
  expect(html).toContain("From the file of ");
  expect(html).toContain("The lines of the price file");
  expect(links().some((link) => link.startsWith(`/price-files/${service.importId}?row=`))).toBe(true);
  expect(html).toContain("I have a bill for this");
  expect(headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
});

test("the price stands among those of the state and the nation, in words, drawn and as a table, with n", async () => {
  const { html, pictures, region } = await read(query());
  expect(pictures().slice(0, 2)).toEqual([
    expect.stringMatching(/^\d+ prices? in California;/),
    expect.stringMatching(/^\d+ prices? in the USA;/),
  ]);
  const standing =
    /(Lower|Higher) than \d of (10|the \d+ other) hospitals in California|The (lowest|highest) of \d+/;
  expect(html).toMatch(standing);
  expect(html.search(standing)).toBeLessThan(html.indexOf("<svg", html.indexOf('id="price"')));
  expect(html).toContain("The same as numbers");
  expect(html).toContain("20 times the median");
  const { rows } = await site.db.execute<{ count: number }>(sql`
    select s.cash_count as count from service_statistics s join prices p
      using (code_type, code, billing_class, modifiers, drug_unit)
    where s.state = '' and s.setting = 'outpatient' and p.setting <> 'inpatient' and p.hospital_id = ${service.hospitalId} and p.charge_no = ${service.chargeNo}`);
  expect(rows[0]?.count).toBeGreaterThan(1);
  expect(region("The same as numbers").row("the USA")).toContain(String(rows[0]?.count));
});

test("each payer's plan has its rate, methodology and what was allowed, with the count as published", async () => {
  const { html } = await read(query());
  expect(html).toContain("n = 1 through 10 claims");
  expect(html).toMatch(/n = \d+ claims|n = 0: no claim was paid/);
  expect(html).toContain("10th to 90th percentile");
  expect(html).toContain(" median");
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

test("a payer's rate takes the place of the cash price, and stands among that payer's in the state", async () => {
  const { text } = await readPage(site, address({ ...query(), payer: service.payer }));
  expect(text).toContain(`Rate of ${service.payer}`.replaceAll("&", "&amp;"));
  expect(text).toMatch(/Negotiated rates? /);
  expect(text).toMatch(/median rate of .* for CPT/);
});

test("a search for a payer's rates leads to the same rate here", async () => {
  const found = await site.fetch(
    address({ code: service.code, code_type: service.code_type, payer: service.payer }, "/hospital_search"),
  );
  const link = (await pageOf(found)).links().find((to) => /^\/hospital_service_details\?.*payer=/.test(to));
  const { text } = await readPage(site, link!);
  expect(text).toMatch(/Rate of .*(Negotiated rate|Not in dollars)/);
  expect(text).not.toContain("has no rate of");
});

/** What the page's line publishes, as numbers. */
async function publishedNumbers(): Promise<{ gross: number; cash: number }> {
  const { rows } = await site.db.execute<{ gross: string; cash: string }>(sql`
    select gross, cash from standard_charges
    where hospital_id = ${service.hospitalId} and import_id = ${service.importId} and charge_no = ${service.chargeNo}`);
  return { gross: Number(rows[0]!.gross), cash: Number(rows[0]!.cash) };
}

test("a bill's amount is held against each published price, first on the page, and nothing is kept of it", async () => {
  const { gross, cash } = await publishedNumbers();
  const amount = gross + 509;
  const { text, headers, html, pictures } = await readPage(
    site,
    address({ ...query(), amount: String(amount) }),
  );
  expect(text).toContain("is $509 above this hospital’s list price and ");
  expect(text).toMatch(
    /(above|times) its cash price\. Insurers pay \$[\d,.]+ to \$[\d,.]+ here, across all kinds of plans\./,
  );
  expect(text).toContain(`$${(amount - cash).toLocaleString("en-US", { minimumFractionDigits: 2 })} more`);
  expect(text).toMatch(/Median list price in California, n = \d+/);
  expect(text).toContain("Ask for an itemized bill");
  expect(html.indexOf('id="bill"')).toBeLessThan(html.indexOf('id="price"'));
  expect(pictures()).toContainEqual(expect.stringContaining("Your bill $"));
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test.each([
  "0",
  "-5",
  "lots",
  "1e9",
  "100000000",
])("an amount of %j is sent back with what to write", async (amount) => {
  const { status, text, html, field } = await readPage(site, address({ ...query(), amount }));
  expect(status).toBe(400);
  expect(text).toContain("Write the amount in dollars, more than 0");
  expect(field(/^What your bill charges/)).toMatchObject({ value: amount, isInvalid: true });
  expect(html).toContain("<title>Error: ");
});

test("a patient's part of a plan's rate is worked out step by step", async () => {
  const { rows } = await site.db.execute<{ payer: string; plan: string; dollar: string }>(sql`
    select y.name as payer, pp.plan_name as plan, n.dollar from negotiated_charges n
    join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
    join payers y using (payer_id)
    where n.hospital_id = ${service.hospitalId} and n.import_id = ${service.importId}
      and n.charge_no = ${service.chargeNo} and n.dollar is not null order by n.rate_no limit 1`);
  const { payer, plan, dollar } = rows[0]!;
  const asked = { ...query(), payer, plan, deductible: "10", coinsurance: "20" };
  const { text, headers } = await readPage(site, address(asked));
  const share = (10 + Math.round((Number(dollar) - 10) * 20) / 100).toFixed(2);
  expect(text).toContain(`${share.replace(/\B(?=(\d{3})+\.)/g, ",")} is what you pay`);
  expect(text).toMatch(/\$10\.00 \+ 20% of \$[\d,.]+ = \$/);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  const limited = await readPage(site, address({ ...asked, out_of_pocket: "12" }));
  expect(limited.text).toContain("$12.00 is what you pay");
});

test("what cannot be worked out is sent back: a term that is none, and terms without a payer", async () => {
  const wrong = await readPage(site, address({ ...query(), payer: service.payer, coinsurance: "120" }));
  expect([wrong.status, wrong.text.includes("as a percentage from 0 to 100")]).toEqual([400, true]);
  const payerless = await readPage(site, address({ ...query(), deductible: "100" }));
  expect([payerless.status, payerless.text.includes("Choose your insurance company:")]).toEqual([400, true]);
});

test.each(["0", "-1", "1000000000", "x"])("a page of charges that is none (%s) says so", async (page) => {
  const { status, html } = await read({ ...query(), page });
  expect(status).toBe(200);
  expect(html).toContain("This list doesn’t have that page");
});

test("a code is found in any usual spelling, and a procedure's without its type", async () => {
  const { name, state, city, code } = query();
  expect((await read({ name, state, city, code: ` ${code.toLowerCase()} ` })).status).toBe(200);
});

test("a service that the hospital does not publish answers 404 with its other services", async () => {
  const { name, state, city } = query();
  for (const code of ["70599", "00000", "9".repeat(10_000), `'"%/\\🏥`]) {
    const { status, html, links } = await read({ name, state, city, code });
    expect(status).toBe(404);
    expect(html).toContain("isn’t in this hospital’s price file</h1>");
    expect(links()).toContainEqual(
      expect.stringMatching(/^\/hospital_(service_)?details\?.*(code=|category=)/),
    );
    expect(links()).toContainEqual(expect.stringMatching(/^\/hospital_search\?code/));
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

test("a service of more lines than a page shows comes whole: as CSV, in pages of JSON, and by each line's address", async () => {
  await site.db.execute(sql`
    insert into standard_charges
    select (jsonb_populate_record(null::standard_charges, to_jsonb(c) || jsonb_build_object('charge_no', 1000000 + no))).*
    from (
      select c.* from standard_charges c join hospitals h using (hospital_id)
      where h.name = ${service.name} and c.import_id = h.current_import_id and c.code = ${service.code} limit 1
    ) c cross join generate_series(1, 250) no`);
  const csv = await (await site.fetch(address(query(), "/hospital_service_details.csv"))).text();
  const lines = new Set(
    csv
      .trim()
      .split("\r\n")
      .slice(1)
      .map((row) => row.split(",")[0]),
  );
  const paged = new Set<string>();
  let next: string | null = address({ ...query(), page: "1" }, "/hospital_service_details.json");
  for (let pages = 0; next !== null; pages++) {
    const file = await (await site.fetch(next)).json();
    expect([pages, file.results.length > 0, file.charge_count]).toEqual([pages, true, lines.size]);
    for (const row of file.results as { line: number }[]) paged.add(String(row.line));
    next = file.next;
  }
  expect(lines).toEqual(paged);
  expect(lines.size).toBeGreaterThan(250);
  const { html } = await read({ ...query(), line: "1000250" });
  expect(html).toMatch(/Shown on this page/);
  await site.db.execute(sql`delete from standard_charges where charge_no > 1000000`);
});

test("nothing is said of where a price stands that cannot be one", async () => {
  const { rows } = await site.db.execute<{ [field: string]: string }>(sql`
    select name, short_id as id, code, code_type, charge_no::text as line
    from prices join hospitals using (hospital_id) where implausible not in ('placeholder', 'cash-above-gross')
    order by code limit 1`);
  const { text } = await readPage(site, `/hospital_service_details?${new URLSearchParams(rows[0])}`);
  expect(text).toMatch(
    /which cannot be the price: (less than 1\/20|more than 20 times|far (below|above) what Medicare pays|it is near)/,
  );
  const [, standing = ""] = /without insurance(.*)What each insurer/.exec(text) ?? [];
  expect(standing).toContain("The same as numbers");
  expect(standing).not.toMatch(/(Low|Typical|High)\.|the median[;.]|(Lower|Higher) than/);
});

test("a line that searches leave out as a doctor's fee gives that reason on its page, too", async () => {
  const { rows } = await site.db.execute<{ [field: string]: string }>(sql`
    with one as (
      select p.hospital_id, p.charge_no, p.setting from prices p
      where p.cash is not null and p.implausible is null and p.code = '70551' order by 1, 2 limit 1),
    marked as (
      update prices p set implausible = 'professional-fee' from one
      where p.hospital_id = one.hospital_id and p.charge_no = one.charge_no and p.setting = one.setting returning p.*)
    select name, short_id as id, code, code_type, charge_no::text as line from marked join hospitals using (hospital_id)`);
  const { text } = await readPage(site, `/hospital_service_details?${new URLSearchParams(rows[0])}`);
  expect(text).toContain("which cannot be the price: this looks like the doctor’s fee only");
});

/** A sample hospital's service in an address. */
async function addressOfCode(code: string): Promise<string> {
  const { rows } = await site.db.execute<Record<string, string>>(sql`
    select h.name, h.short_id as id, p.code, p.code_type from prices p join hospitals h using (hospital_id)
    where p.code = ${code} and p.cash is not null and p.implausible is null order by h.hospital_id limit 1`);
  return address(rows[0]!);
}

test("what is usually also billed stands part by part, a total only where no main part is missing", async () => {
  const { text } = await readPage(site, await addressOfCode("45378"));
  expect(text).toContain("Usually also billed for a colonoscopy");
  expect(text).toMatch(
    /About \$[\d,]+ to \$[\d,]+ without anesthesia: hospital \$[\d,]+ in published cash prices, and doctor at 1 to 2\.5 times what Medicare pays\./,
  );
  expect(text).toContain("No price is known for anesthesia. Ask for it before you decide.");
  expect(text).toMatch(/Medicare pays the doctor \$[\d.,]+\./);
});
