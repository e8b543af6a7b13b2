import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SAMPLE_DATA: "on" });
});
afterAll(() => site.close());

const lines = [
  "3/2/2026 85025 Blood count 1 $42.00",
  "3/2/2026 85025 Blood count 1 $42.00",
  "3/2/2026 73721-RT MRI of knee 1 $2,900.00",
].join("\n");

async function send(fields: Record<string, string>, path = "/audit") {
  const reply = await site.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  const text = await reply.text();
  return { reply, text, page: parse(text) };
}

test("the page asks for a bill without an account, and is in the sitemap and the footer", async () => {
  const page = parse(await (await site.fetch("/audit")).text());
  expect(page.querySelector('form[enctype="multipart/form-data"] [name="uploaded_file"]')).not.toBeNull();
  expect(page.querySelector('[name="lines"]')).not.toBeNull();
  expect(page.querySelector('footer a[href="/audit"]')).not.toBeNull();
  expect(await (await site.fetch("/sitemaps/pages.xml")).text()).toContain("/audit</loc>");
});

test("what is typed is checked: findings by strength with evidence and source, what was not checked, what each line means", async () => {
  const { reply, page } = await send({ lines, setting: "outpatient", statementDate: "4/1/2026" });
  expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([
    200,
    expect.stringContaining("no-store"),
  ]);
  expect(page.querySelectorAll("h3").map(({ text }) => text.trim())).toContain("Errors 1");
  const finding = page.querySelector("#duplicate-line-1");
  expect(finding?.text).toContain("At stake: $42.00");
  expect(finding?.querySelector('a[href="#line-1"]')?.text).toBe("Lines 1 and 2");
  expect(finding?.querySelector('a[href^="https://www.consumerfinance.gov/"]')).not.toBeNull();
  expect(page.querySelector("section:has(#not-checked)")?.text).toContain("no explanation of benefits (EOB)");
  expect(page.querySelector("table")?.text).toContain("Modifier RT: right side");
  expect(page.querySelector('[name="lines"]')?.text).toContain("73721-RT");
});

test("with the hospital's name its own prices stand beside each line, and who pays alone may ask for the cash price", async () => {
  const { page } = await send({
    lines,
    provider: "Lakeglass Medical Center",
    setting: "outpatient",
    coverage: "self-pay",
  });
  const finding = page.querySelector('[id^="above-cash-price"]');
  expect(finding?.text).toMatch(/The hospital publishes a cash price of \$1,561\.23/);
  expect(finding?.querySelector('a[href^="/price-files/"]')?.text).toBe("The hospital’s price file");
  expect(page.querySelectorAll("table svg[role=img]").length).toBeGreaterThan(0);
  expect(page.text).toContain("hospitals in IL ask");
});

test("what cannot be read comes back with what to mend, and nothing that was typed is lost", async () => {
  const none = await send({ lines: "no amount here", provider: "Somewhere" });
  expect(none.reply.status).toBe(422);
  expect(none.page.querySelector("title")?.text).toMatch(/^Error: /);
  expect(none.page.querySelector("#audit-problems a[href='#lines']")?.text).toMatch(
    /^Type at least one line/,
  );
  expect(none.page.querySelector('[name="lines"]')?.text).toContain("no amount here");
  const odd = await send({ lines, statementDate: "soon", owedCents: "lots", chargesCents: "-5" });
  const problems = odd.page.querySelectorAll("#audit-problems a").map((link) => link.getAttribute("href"));
  expect(problems).toEqual(["#statementDate", "#chargesCents", "#owedCents"]);
});

test("a bill of totals alone is checked for what they say", async () => {
  const { reply, page } = await send({
    lines: "",
    chargesCents: "900",
    paymentsCents: "0",
    adjustmentsCents: "0",
    balanceCents: "950",
  });
  expect(reply.status).toBe(200);
  expect(page.querySelector("#balance-mismatch-1")?.text).toContain("At stake: $50.00");
  expect(page.querySelector("section:has(#not-checked)")?.text).toContain(
    "Lines charged twice: no procedure codes",
  );
});

test("lines without an amount are told of beside the findings", async () => {
  const { page } = await send({ lines: `Date Code Amount\n${lines}` });
  expect(page.text).toContain("1 line has no amount and was left out: “Date Code Amount”");
});

test("the findings are files too: a table and JSON, from the same form", async () => {
  const csv = await send({ lines }, "/audit/findings.csv");
  expect(csv.reply.headers.get("Content-Disposition")).toContain("bill-check.csv");
  expect(csv.text.split(/\r?\n/)[1]).toMatch(/^duplicate-line,error,1 2,42,/);
  const json = await send({ lines }, "/audit/findings.json");
  expect(json.reply.headers.get("Content-Disposition")).toContain("bill-check.json");
  expect(JSON.parse(json.text)).toMatchObject({ disputable_cents: 4_200 });
  expect((await send({ lines: "" }, "/audit/findings.csv")).reply.status).toBe(422);
});

test("a receipt hands on what it knows", async () => {
  const page = parse(
    await (await site.fetch("/audit?provider=Lakeglass&date=2026-03-02&charges=12.50")).text(),
  );
  const value = (name: string) => page.querySelector(`[name="${name}"]`)?.getAttribute("value");
  expect([value("provider"), value("statementDate"), value("chargesCents")]).toEqual([
    "Lakeglass",
    "2026-03-02",
    "12.50",
  ]);
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
});

test("nothing of a checked bill is stored", async () => {
  const before = await countRows();
  await send({ lines, provider: "Nowhere Known Clinic" });
  expect(await countRows()).toEqual(before);
});

async function countRows() {
  const { rows } = await site.db.execute<{ counts: string }>(
    `select string_agg(table_name || ' ' || (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || quote_ident(table_name), false, true, '')))[1]::text, ', ' order by table_name) as counts
     from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows[0]!.counts;
}
