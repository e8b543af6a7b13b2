import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { importPriceFile } from "#app/domain/imports/import-price-file.server.ts";
import { type PriceFile, priceFileOf } from "#app/domain/imports/price-file.server.ts";
import { MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import type { PagePart } from "../support/page-part.ts";
import { readPage } from "../support/read-page.ts";
import { withoutTables } from "../support/without-tables.ts";

const notice = 'aria-label="Sample data"';

async function importFixture(
  site: TestSite,
  name: string,
  change: (text: string) => string = (text) => text,
) {
  const text = await readFile(new URL(`../fixtures/mrf/${name}`, import.meta.url), "utf8");
  return importFile(site, priceFileOf(name, Buffer.from(change(text))));
}

async function importFile(site: TestSite, file: PriceFile): Promise<number> {
  const result = await importPriceFile(site.db, file, {
    strict: false,
    maxBytes: MRF_CHECK_DEFAULTS.maxBytes,
    isSample: false,
    replacesSampleData: true,
  });
  if (result.outcome !== "imported") throw new Error(`${file.fileName} was ${result.outcome}.`);
  return result.importId;
}

describe("a site with the sample data", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ SAMPLE_DATA: "on" });
  });
  afterAll(() => site.close());

  const importsOf = ({ links }: PagePart) =>
    links().flatMap((link) => (/^\/price-files\/\d+$/.test(link) ? Number(link.split("/")[2]) : []));

  test("every page says that its hospitals and prices are fictional, and how real ones come in", async () => {
    for (const path of [
      "/",
      "/upload-bill",
      "/coming-soon",
      "/nowhere",
      "/price-files",
      "/price-files/1",
      "/price-files/0",
    ]) {
      const { html, text } = await readPage(site, path);
      expect([path, html.includes(notice)]).toEqual([path, true]);
      expect(text).toContain("all of it fictional.");
      expect(text).toContain("Load real prices");
    }
  });

  test("the price files are listed newest import first, 20 a page, each with a link to its report", async () => {
    const first = await readPage(site, "/price-files");
    expect(first.text).toContain("Files 1 to 20 of 40, newest import first");
    const second = await readPage(site, "/price-files?page=2");
    expect(second.text).toContain("Files 21 to 40 of 40, newest import first");
    const ids = [...importsOf(first), ...importsOf(second)];
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(40);
    for (const { links } of [first, second]) {
      expect(links()).toEqual(expect.arrayContaining(["/price-files?page=2", "/price-files"]));
    }
    expect(first.current()).toContain("Page 1");
  });

  test("a row of the list says whose file it is, from when, in which template, and what came in", async () => {
    const { text } = await readPage(site, "/price-files?page=2");
    expect(text).toMatch(
      /Amberlight Medical Center Los Angeles, CA [A-Z][a-z]{2} \d+, 2026 CMS 3\.0, CSV tall [\d,]+ 0 0 Current/,
    );
  });

  test("a page that the list does not have leads back to its first", async () => {
    for (const page of ["3", "999999999", "99999999999999999999", "0", "-1", "1.5", "two"]) {
      const { status, html, text, link } = await readPage(site, `/price-files?page=${page}`);
      expect([page, status]).toEqual([page, 404]);
      expect(text).toContain("This list doesn’t have that page. It has 2 pages. Go to the first one");
      expect(link("Go to the first one")).toBe("/price-files");
      expect(html).toContain('content="noindex"');
    }
    const empty = await site.fetch("/price-files?page=");
    expect([empty.status, empty.headers.get("Location")]).toEqual([301, "/price-files"]);
  });

  test("a sample's report is said to be of a fictional hospital and kept out of search engines", async () => {
    const { html, text } = await readPage(site, "/price-files/1");
    expect(text).toContain("The hospital is fictional.");
    expect(html).toContain('content="noindex"');
    expect(text).toContain("Nothing: no errors and no warnings.");
  });

  test("the first real file takes the notice away", async () => {
    await importFixture(site, "tall-good.csv");
    for (const path of ["/", "/price-files", "/nowhere"]) {
      const html = async () => (await readPage(site, path)).html;
      await expect.poll(html).not.toContain(notice); // kept pages follow within a second or two
    }
    expect((await readPage(site, "/price-files")).text).toContain(" 1 file, newest import first");
  });
});

describe("a site without the sample data", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ PAGE_CACHE_MB: "0" }); // the tests look right after they import
  });
  afterEach(() => site.db.$client.query("delete from hospitals"));
  afterAll(() => site.close());

  test("an empty list says how to import a file", async () => {
    const { status, html, text } = await readPage(site, "/price-files");
    expect(status).toBe(200);
    expect(text).toContain("No price file has been imported yet.");
    expect(text).toContain("npx faircharge import &lt;file, folder or URL&gt;");
    expect(html).not.toContain(notice);
    expect(html).not.toContain("<table");
  });

  test("an import number that there is not, or that is none, answers 404 with a way on", async () => {
    for (const id of [
      "1",
      "2147483648",
      "99999999999999999999",
      "0",
      "-1",
      "1.5",
      "01",
      "one",
      "%00",
      "1%20or%201=1",
    ]) {
      const { status, html, text, links } = await readPage(site, `/price-files/${id}`);
      expect([id, status]).toEqual([id, 404]);
      expect(text).toContain("We have no import report with this number");
      expect(links()).toContain("/price-files");
      expect(html).toContain('content="noindex"');
    }
  });

  test("the report says what the file is, what came in and what each number counts", async () => {
    const id = await importFixture(site, "tall-good.csv");
    const { status, html, text } = await readPage(site, `/price-files/${id}`);
    expect(status).toBe(200);
    expect(text).toContain("Price file of Example Hospital");
    expect(text).toContain("Town, CA. This site shows these prices as the hospital’s current ones.");
    const { rows } = await site.db.$client.query("select * from imports where import_id = $1", [id]);
    for (const [name, column] of Object.entries({
      "Rows read": "row_count",
      "Rows left out": "row_left_out_count",
      "Standard charges": "charge_count",
      "Negotiated charges": "negotiated_charge_count",
      Prices: "price_count",
      "Prices with a discounted cash price": "cash_price_count",
      Services: "service_count",
      Payers: "payer_count",
    })) {
      expect(text).toContain(` ${name} ${rows[0][column]} `);
    }
    expect(text).toContain("That is 100% of the prices.");
    expect(text).toContain("File tall-good.csv File date Mar 1, 2026 Template CMS 3.0, CSV tall");
    expect(text).toContain(`Size ${Number(rows[0].size_bytes).toLocaleString("en-US")} bytes`);
    expect(text).toContain(rows[0].sha256);
    expect(text).toMatch(/Imported [A-Z][a-z]{2} \d+, \d{4}, \d\d:\d\d UTC/);
    expect(html).toMatch(/<title>Price file of Example Hospital: import report \d+ \| Faircharge<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/price-files/${id}"`);
    expect(html).not.toContain("noindex");
  });

  test("the report ends with what became of every amount, and names the columns that nothing reads", async () => {
    const id = await importFixture(site, "tall-good.csv", (text) =>
      text
        .replace(
          ",additional_generic_notes",
          ",additional_generic_notes,standard_charge|Acme|negotiated_dollar",
        )
        .replace(",40,80,\n", ",40,80,,46\n"),
    );
    const { text } = await readPage(site, `/price-files/${id}`);
    expect(text).toContain(
      "Read 12 Stored 6 Merged as identical: the same charge, repeated for each payer 4 " +
        "Left out: in a column that the template does not have 1 " +
        "Left out: in a row that describes a modifier, not a charge 1 ",
    );
    expect(text).toContain("Y3 standard_charge|Acme|negotiated_dollar 1");
  });

  test("an older file of the same hospital is history", async () => {
    const newer = await importFixture(site, "tall-good.csv");
    const older = await importFixture(site, "tall-good.csv", (text) =>
      text.replace("2026-03-01", "2025-03-01"),
    );
    expect((await readPage(site, `/price-files/${older}`)).text).toContain("These prices are history");
    expect((await readPage(site, `/price-files/${newer}`)).text).toContain("Status Current");
    const { text } = await readPage(site, "/price-files");
    expect(text).toMatch(
      /Mar 1, 2025 CMS 3\.0, CSV tall \d+ 0 0 History .* Mar 1, 2026 CMS 3\.0, CSV tall \d+ 0 0 Current/,
    );
  });

  test("where a file is from is a link when it is on the web, and text when it is anything else", async () => {
    const file = priceFileOf(
      "a.csv",
      await readFile(new URL("../fixtures/mrf/tall-good.csv", import.meta.url)),
    );
    const sourceUrl = "https://hospital.example/files/a.csv?v=1&x=2";
    const id = await importFile(site, { ...file, sourceUrl, sourcePageUrl: "javascript:alert(1)" });
    const { html, text, links } = await readPage(site, `/price-files/${id}`);
    expect(links()).toContain("https://hospital.example/files/a.csv?v=1&x=2");
    expect(html).not.toContain('href="javascript:');
    expect(text).toContain("javascript:alert(1)");
  });

  test("problems are counted by rule and listed with place, severity, message and rule", async () => {
    const id = await importFixture(site, "tall-missing-setting.csv");
    const { text } = await readPage(site, `/price-files/${id}`);
    expect(text).toContain("1 error and 0 warnings.");
    expect(text).toContain("Breaks a rule of the file’s CMS template.");
    expect(text).toContain("B12 is the cell in column B of row 12");
    expect(text).toContain("value-missing Error 1 G5: The setting is missing or empty.");
    expect(text).toContain("G5 Error The setting is missing or empty. value-missing");
    expect(text).toContain("Rows left out 1 ");
    expect((await readPage(site, "/price-files")).text).toMatch(/CSV tall \d+ 1 0 Current/);
  });

  test("a warning is told from an error by a word", async () => {
    const id = await importFixture(site, "tall-nine-nines.csv");
    const { text } = await readPage(site, `/price-files/${id}`);
    expect(text).toMatch(/0 errors and \d+ warnings?\./);
    expect(text).toMatch(/nine-nines Warning \d+ [A-Z]+\d+: 999999999/);
  });

  test("places in a JSON file are explained as ways through it", async () => {
    const id = await importFixture(site, "json-percentage-without-median.json");
    const { text } = await readPage(site, `/price-files/${id}`);
    expect(text).toContain("/standard_charge_information/11 is the twelfth item.");
    expect(text).toContain(
      "/standard_charge_information/0/standard_charges/0/payers_information/0/median_amount Error",
    );
    expect(text).toContain("Items read 2 ");
  });

  test("of many problems the first 1,000 are listed, 50 a page, and all are counted", async () => {
    const id = await importFixture(site, "tall-missing-setting.csv", (text) => {
      const [names = "", values = "", items = "", good = "", faulty = ""] = text.split("\n");
      return [names, values, items, good, ...Array.from({ length: 1234 }, () => faulty)].join("\n");
    });
    const first = await readPage(site, `/price-files/${id}`);
    expect(first.text).toContain("1,234 errors and 0 warnings.");
    expect(first.text).toContain("value-missing Error 1,234 G5: The setting is missing or empty.");
    expect(first.text).toContain(
      "Problems 1 to 50 of 1,234, in the order of the file; only the first 1,000 are kept",
    );
    expect(first.html.match(/>The setting is missing or empty\.</g)).toHaveLength(50);
    expect(first.links()).toContain(`/price-files/${id}?page=2#problem-list`);
    expect(first.links()).toContain(`/price-files/${id}?page=20#problem-list`);

    const last = await readPage(site, `/price-files/${id}?page=20`);
    expect(last.text).toContain("Problems 951 to 1,000 of 1,234");
    expect(last.text).toContain("G1004 Error The setting is missing or empty.");
    expect(last.links()).toContain(`/price-files/${id}#problem-list`);
    expect(last.html).toContain(`<link rel="canonical" href="${site.origin}/price-files/${id}"`);

    const beyond = await readPage(site, `/price-files/${id}?page=21`);
    expect(beyond.status).toBe(404);
    expect(beyond.text).toContain("This list doesn’t have that page. It has 20 pages.");
    expect(beyond.text).toContain("Price file of Example Hospital");
  });

  test("both pages carry no framework script and are the same for everyone; what is not there is not kept", async () => {
    const id = await importFixture(site, "tall-good.csv");
    for (const path of ["/price-files", `/price-files/${id}`]) {
      const reply = await site.fetch(path);
      expect(reply.headers.get("Cache-Control")).toMatch(/^public\b.*s-maxage=/);
      expect((await reply.text()).match(/<script|rel="modulepreload"/g)).toHaveLength(1);
      const beyond = await site.fetch(`${path}?page=9`);
      expect([beyond.status, beyond.headers.get("Cache-Control")]).toEqual([404, null]);
    }
  });
});

describe("a site whose database fails the notice", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ PAGE_CACHE_MB: "0" }); // the tests look right after they import
    await site.db.$client.query(
      `insert into hospitals (name, match_name, state, is_sample) values ('Sample', 'sample', 'CA', true)`,
    );
  });
  afterAll(() => site.close());

  test("a page that needs no hospital comes without the notice when the question fails", async () => {
    expect((await readPage(site, "/coming-soon")).html).toContain(notice);
    const { status, html } = await withoutTables(site, ["hospitals"], () => readPage(site, "/coming-soon"));
    expect(status).toBe(200);
    expect(html).not.toContain(notice);
    expect(console.error).toHaveBeenCalledTimes(1);
    vi.mocked(console.error).mockClear();
  });

  test("a page does not wait for the notice until the database answers", async () => {
    const hasty = await openTestSite({}, { sampleNoticePatienceMs: 1 });
    const client = await hasty.db.$client.connect();
    try {
      await client.query("begin");
      await client.query("lock table hospitals in access exclusive mode");
      const { status, html } = await readPage(hasty, "/coming-soon");
      expect(status).toBe(200);
      expect(html).not.toContain(notice);
    } finally {
      await client.query("rollback");
      client.release();
      await hasty.close();
    }
  });
});
