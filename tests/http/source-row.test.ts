import { readFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { importPriceText } from "../fixtures/mrf/import-price-text.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "off" });

const imported = new Map<string, number>();

async function importFixture(name: string): Promise<{ id: number; file: string }> {
  const file = await readFile(new URL(`../fixtures/mrf/${name}`, import.meta.url), "utf8");
  const before = imported.get(name);
  if (before !== undefined) return { id: before, file };
  const { importId } = await importPriceText(site.db, file, { fileName: name });
  imported.set(name, importId);
  return { id: importId, file };
}

/** The cells of a page's tables by their headings, amounts without the zeros at their ends. */
function cellsOf(html: string): Record<string, string> {
  const rows = parse(html).querySelectorAll("main tbody tr");
  const cells = rows.map((row) => [row.querySelector("code")?.text, row.querySelector("td")?.text]);
  return Object.fromEntries(cells.map(([heading = "", value = ""]) => [heading, withoutZeros(value)]));
}

/** The same out of the file itself. From row 3 on, no cell of the fixtures is quoted. */
function cellsOfRow(file: string, row: number): Record<string, string> {
  const lines = file.split("\n");
  const headings = lines[2]!.trim().split(",");
  const cells = lines[row - 1]!.trim()
    .split(",")
    .map((value, at) => [headings[at]!, withoutZeros(value)] as const);
  return Object.fromEntries(cells.filter(([, value]) => value !== ""));
}

const withoutZeros = (value: string) => (/^\d+\.\d+$/.test(value) ? String(Number(value)) : value);

test("a price of a service at a hospital, and each of its lines, leads to its row", async () => {
  const { id } = await importFixture("tall-good.csv");
  const { rows } = await site.db.$client.query("select short_id from hospitals");
  const { html } = await readPage(
    site,
    `/hospital_service_details?name=Example+Hospital&id=${rows[0].short_id}&code=85025&code_type=CPT`,
  );
  const links = parse(html).querySelectorAll('main a[href*="?row="]');
  const led = links.map((link) => [link.text, link.getAttribute("href")]);
  expect(led).toContainEqual(["row 4", `/price-files/${id}?row=4`]);
  expect(led).toContainEqual(["row 5", `/price-files/${id}?row=5`]); // the second plan's rate
});

test.each([
  { name: "tall-good.csv", rows: [4, 5] },
  { name: "wide-good.csv", rows: [4] },
  { name: "tall-v2-2-good.csv", rows: [4] },
])("a row of $name has every cell of the file, under its heading", async ({ name, rows }) => {
  const { id, file } = await importFixture(name);
  for (const row of rows) {
    const { status, html } = await readPage(site, `/price-files/${id}?row=${row}`);
    expect([row, status]).toEqual([row, 200]);
    expect(cellsOf(html)).toEqual(cellsOfRow(file, row));
  }
});

test("an item of a JSON file has its members, counted from 0", async () => {
  const { id } = await importFixture("json-good.json");
  const { html, text } = await readPage(site, `/price-files/${id}?row=0`);
  expect(cellsOf(html)).toEqual({
    description: "Blood count",
    "code_information/0/code": "85025",
    "code_information/0/type": "CPT",
    setting: "outpatient",
    gross_charge: "100.5",
    discounted_cash: "60",
    minimum: "40",
    maximum: "80",
    payer_name: "Acme",
    plan_name: "PPO",
    standard_charge_dollar: "45.2",
    methodology: "fee schedule",
  });
  expect(text).toContain("Item 0 of standard_charge_information, counted from 0");
  expect(html).toContain('id="charge-0"');
});

test("the page says which file to check, which other rows repeat the charge, and stays out of search engines", async () => {
  const { id } = await importFixture("tall-good.csv");
  const { html, text, headers, links } = await readPage(site, `/price-files/${id}?row=4`);
  expect(text).toContain("They are not the file itself");
  expect(text).toMatch(/File tall-good\.csv .* SHA-256 of its bytes [0-9a-f]{64}/);
  expect(links()).toContain(`/price-files/${id}?row=5`);
  expect(html).toContain('content="noindex"');
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/price-files/${id}?row=4"`);
  expect(headers.get("Cache-Control")).toMatch(/^public\b/);
});

test("a row that was left out says why, and one of which nothing is kept says so", async () => {
  const { id } = await importFixture("tall-missing-setting.csv");
  const report = parse((await readPage(site, `/price-files/${id}`)).html);
  expect(report.querySelector(`#problem-list a[href="/price-files/${id}?row=5"]`)?.text).toBe("G5");
  const leftOut = await readPage(site, `/price-files/${id}?row=5`);
  expect(leftOut.status).toBe(200);
  expect(leftOut.text).toContain("Nothing was imported from here. G5: The setting is missing or empty.");
  for (const row of ["2", "99", "999999999"]) {
    const none = await readPage(site, `/price-files/${id}?row=${row}`);
    expect([row, none.status]).toEqual([row, 404]);
    expect(none.text).toContain("We kept nothing from this row");
  }
});
