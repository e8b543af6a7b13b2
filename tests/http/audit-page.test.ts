import { readFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const lines = [
  "3/2/2026 85025 Blood count 1 $42.00",
  "3/2/2026 85025 Blood count 1 $42.00",
  "3/2/2026 73721-RT MRI of knee 1 $2,900.00",
].join("\n");

async function send(fields: Record<string, string>, path = "/audit") {
  const reply = await site.post(path, fields);
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
  expect(page.querySelector("section:has(#not-checked)")?.text).toContain(
    "What you really owe with a plan: add its explanation of benefits",
  );
  expect(
    page
      .querySelectorAll("table")
      .map(({ text }) => text)
      .join(),
  ).toContain("Modifier RT: right side");
  expect(page.querySelector('[name="lines"]')?.text).toContain("73721-RT");
});

test("with the hospital's name its own prices stand beside each line, and who pays alone may ask for the cash price", async () => {
  const asked = { provider: "Lakeglass Medical Center", setting: "outpatient", coverage: "self-pay" };
  const { page } = await send({ ...asked, check: "yes", lines: lines.replaceAll("3/2/2026", "4/2/2026") });
  const finding = page.querySelector('[id^="above-cash-price"]');
  expect(finding?.text).toMatch(
    /The hospital publishes a cash price of \$1,561\.23 \(.* of its price file of Mar 26, 2026, in force on Apr 2, 2026\)/,
  );
  expect(finding?.text).toContain("At stake: $1,338.77");
  expect(finding?.querySelector('a[href^="/price-files/"]')?.text).toBe("The hospital’s price file");
  expect(page.querySelectorAll("table svg[role=img]").length).toBeGreaterThan(0);
  expect(page.text).toContain("hospitals in IL charge cash patients");

  const before = (await send({ ...asked, check: "yes", lines })).page;
  const question = before.querySelector('[data-strength="question"][id^="above-cash-price"]');
  expect(question?.text).toContain("We don’t have the file that was in force on Mar 2, 2026.");
  expect(question?.text).not.toContain("At stake");
});

test("where care was given is filled in from the lines, with the reason, and the rules that need it run", async () => {
  const { page } = await send({
    lines: "3/2/2026 99284 ER visit 1 $1,240.00\n3/2/2026 85025 Blood count 1 $42.00",
  });
  expect(page.querySelector('[name="setting"] [selected]')?.getAttribute("value")).toBe("emergency");
  expect(page.text).toContain("Chosen because the bill has an emergency visit.");
  expect(page.querySelector("section:has(#not-checked)")?.text).not.toContain("Where care was given");
  const unknown = await send({ lines: "3/2/2026 85025 Blood count 1 $42.00" });
  expect(unknown.page.querySelector("section:has(#not-checked)")?.text).toContain("Where care was given");
});

test("which of several hospitals of a name is meant is asked above the findings, and the choice shows its prices", async () => {
  const renamed = "Harborlight Medical Center";
  await site.db.execute(
    `update hospitals set name = '${renamed}' where hospital_id in
       (select hospital_id from hospitals where name <> 'Lakeglass Medical Center' and current_import_id is not null limit 2)`,
  );
  const asked = (await send({ lines, provider: renamed, setting: "outpatient" })).page;
  const choices = asked.querySelectorAll('#which-hospital input[name="hospitalId"]');
  expect(choices.map((choice) => choice.getAttribute("form"))).toEqual(Array(3).fill("audit-form"));
  expect(asked.querySelectorAll('[name="hospitalId"]')).toHaveLength(3);
  expect(asked.text).toContain(`2 hospitals we know are called ${renamed}.`);
  expect(asked.text).not.toContain("we don’t know the hospital");
  const at = (selector: string) => asked.toString().indexOf(asked.querySelector(selector)!.toString());
  expect(at("#which-hospital")).toBeLessThan(at("section:has(#findings)"));
  const hospitalId = choices[0]!.getAttribute("value")!;
  const { page } = await send({ lines, provider: renamed, setting: "outpatient", hospitalId });
  expect(page.querySelector("#which-hospital")).toBeNull();
  expect(page.querySelector(`a[href*="${hospitalId}"]`)?.text).toBe(renamed);
  expect(page.querySelector('select[name="hospitalId"] [selected]')?.getAttribute("value")).toBe(hospitalId);
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
    "The services themselves: this bill doesn’t list each one with its code",
  );
});

test("a sum that fails is asked about until the lines as read were looked through; then it is an error", async () => {
  const first = await send({
    lines: "ER visit level 4 $1,240.00\nCT head $890.00\nTotal $2,350.00",
    check: "yes",
  });
  const asked = first.page.querySelector("#sum-mismatch-1")?.text;
  expect(asked).toContain("First compare the charges and totals in the form below");
  expect(asked).not.toContain("At stake");
  const form = first.page.querySelector("#audit-form")!;
  const fields = form
    .querySelectorAll("textarea, input")
    .map((field) => [
      field.getAttribute("name")!,
      field.tagName === "TEXTAREA" ? field.text : (field.getAttribute("value") ?? ""),
    ]);
  const shown = Object.fromEntries(fields);
  const second = await send({ ...shown, check: "yes" });
  expect(second.page.querySelector("#sum-mismatch-1")?.text).toContain("At stake: $220.00");
  const { text } = await send({ ...shown }, "/audit/findings.json");
  expect(JSON.parse(text)).toMatchObject({ disputable_cents: 0 });
});

test("lines without an amount are told of beside the findings", async () => {
  const { page } = await send({ lines: `what is this\n${lines}` });
  expect(page.text).toContain("1 line has no amount and was left out: “what is this”");
  expect(page.querySelector('[name="lines"]')?.text).toContain("what is this");
});

test("headings, totals and payments of a pasted bill are no lines: they fill their fields", async () => {
  const pasted = [
    "Service\tDate\tUnits\tAmount",
    "ER visit level 4\t3/2/2026\t1\t$1,240.00",
    "Therapy, 15 min\t3/2/2026\t2\t$156.00",
    "Total charges\t\t\t$1,396.00",
    "Insurance paid\t\t\t-$900.00",
    "You owe\t\t\t$496.00",
  ].join("\r\n");
  const { page } = await send({ lines: pasted });
  const value = (name: string) => page.querySelector(`[name="${name}"]`)?.getAttribute("value");
  expect([value("chargesCents"), value("paymentsCents"), value("balanceCents")]).toEqual([
    "1396.00",
    "900.00",
    "496.00",
  ]);
  expect(page.querySelector('[name="lines"]')?.text.trim().split("\n")).toEqual([
    "2026-03-02  ER visit level 4  x1  $1,240.00".replace(",", ""),
    "2026-03-02  Therapy, 15 min  x2  $156.00",
  ]);
  expect(page.text).not.toContain("At stake");
});

test("what was not read surely is marked to be checked, and asks for no money until it is", async () => {
  const fields = { setting: "outpatient", statementDate: "4/1/2026" };
  const typed = "3/2/2026 80053 Blood chemistry 4 $352.00";
  const unsure = await send({ ...fields, lines: typed });
  expect(unsure.page.text).toContain("Line 1, “Blood chemistry”: are these 4 units?");
  expect(unsure.page.querySelector('[name="lines"]')?.text).toContain("x4?");
  expect(unsure.page.querySelector('[id^="mue-units"]')?.text).not.toContain("At stake");
  const checked = await send({ ...fields, lines: "3/2/2026 80053 Blood chemistry x4 $352.00" });
  expect(checked.page.text).not.toContain("are these 4 units?");
  expect(checked.page.querySelector('[id^="mue-units"]')?.text).toContain("At stake: $264.00");
});

test("a bill in another currency is refused in words, and what was typed stays", async () => {
  const { reply, page } = await send({ lines: "85025 Blood count €42.00" });
  expect(reply.status).toBe(422);
  expect(page.querySelector("#audit-problems a[href='#lines']")?.text).toMatch(/another currency/);
  expect(page.querySelector('[name="lines"]')?.text).toContain("€42.00");
});

test("clean bills as people type and paste them are accused of nothing", async () => {
  const folder = new URL("../fixtures/typed-bills/", import.meta.url);
  for (const batch of [1, 2, 3, 4, 5, 6]) {
    const bills = JSON.parse(await readFile(new URL(`batch-${batch}.json`, folder), "utf8"));
    const clean = bills.filter(({ isClean }: { isClean: boolean }) => isClean);
    for (const { id, text } of clean.slice(0, 10)) {
      const { reply, text: page } = await send({ lines: text });
      expect(reply.status, id).toBe(200);
      expect(page, id).not.toContain("At stake");
    }
  }
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
