import { beforeAll, expect, test } from "vitest";
import { importPriceText } from "../fixtures/mrf/import-price-text.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();

const hospital = nthHospital(1, "TX");
const CODES = ["70551", "71046", "73721", "80053"];
const editionOf = (date: string, codes: string[], cash: string) =>
  priceFileText({ hospital, date, charges: codes.map((code) => charge(code, { cash, gross: "900" })) });

beforeAll(async () => {
  await importPriceText(site.db, editionOf("2026-07-01", ["70551", "71046"], "120"));
  await importPriceText(site.db, editionOf("2025-01-01", CODES, "80"));
  await importPriceText(site.db, editionOf("2026-01-01", CODES, "100"));
});

const archive = `/price-files/archive?hospital=${encodeURIComponent(hospital.name)}`;

test("a hospital's editions come newest first, with what each changed, however late an older one came in", async () => {
  const { text, links } = await readPage(site, archive);
  expect(text).toContain("3 editions of this hospital’s price file are loaded here.");
  const [current, middle, first] = text.split("File of ").slice(1);
  expect(current).toMatch(/^Jul 1, 2026 The current one/);
  expect(current).toContain(
    "The median price went up 20%. Of 2 comparable prices, 2 went up and 0 went down",
  );
  expect(current).toContain("It has 2 rows. The edition before had 4.");
  expect(middle).toContain("The median price went up 25%. Of 4 comparable prices, 4 went up");
  expect(middle).not.toContain("The edition before had");
  expect(first).toContain("The first edition here.");
  expect(links().filter((link) => link.startsWith("/price-files/archive.csv?hospital="))).toHaveLength(1);
  const { results } = await (await site.fetch(archive.replace("archive?", "archive.json?"))).json();
  expect(
    results.map((row: Record<string, unknown>) => [row.file_date, row.halved_rows, row.median_ratio]),
  ).toEqual([
    ["2026-07-01", "true", 1.2],
    ["2026-01-01", "false", 1.25],
    ["2025-01-01", "false", null],
  ]);
  expect(results[0].sha256).toMatch(/^[0-9a-f]{64}$/);
  const moved = await site.fetch(`/price-files?hospital=${encodeURIComponent(hospital.name)}`);
  expect(moved.headers.get("Location")).toMatch(/^\/price-files\/archive\?hospital=/);
});

test("the price of a day is that of the latest file up to it, else of the first one after it", async () => {
  const ask = async (code: string, day: string) =>
    (await readPage(site, `${archive}&code=${code}&as_of=${day}`)).text;
  const may = await ask("80053", "2026-05-05");
  expect(may).toContain("On May 5, 2026, the file of Jan 1, 2026 was the latest one loaded here.");
  expect(may).toContain("$900.00 $100.00");
  expect(await ask("80053", "2024-05-05")).toContain("The first one after it is the file of Jan 1, 2025.");
  expect(await ask("80053", "2026-08-01")).toContain("That file has no price for CPT 80053.");
  expect(await ask("80053", "soon")).toContain("Enter a day, such as 2026-03-01.");
});
