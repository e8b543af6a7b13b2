import { copyFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { folderForTests } from "../support/folder-for-tests.ts";
import { readPage } from "../support/read-page.ts";
import { runProgramIn } from "../support/run-program.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const FIXTURE = "tests/fixtures/rules/nadac-national-average-drug-acquisition-cost-11-25-2026.csv";
const site = siteForTests({}, { clock: { now: () => new Date("2026-11-30T17:00:00Z") } });
const folder = folderForTests();

const drug = { unit: "1", type: "UN" };
beforeAll(async () => {
  const charges = [
    charge("x", { codes: [{ code: "00000-1234-01", type: "NDC" }], drug, gross: "12.5" }),
    charge("x", { codes: [{ code: "00000-7777-07", type: "NDC" }], drug, gross: "9" }),
    charge("x", {
      codes: [
        { code: "J1885", type: "HCPCS" },
        { code: "00000-1234-01", type: "NDC" },
      ],
      drug,
      gross: "40",
    }),
  ];
  await importPriceTexts(site.db, [priceFileText({ hospital: nthHospital(0, "TX"), charges })]);
});

const run = (...args: [string, ...string[]]) =>
  runProgramIn({ env: { ...process.env, DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir } }, ...args);
const addressOf = (codeType: string, code: string) =>
  `/hospital_service_details?${new URLSearchParams({ name: nthHospital(0, "TX").name, code, code_type: codeType })}`;
const audit = async (lines: string) =>
  parse(await (await site.post("/audit", { lines, setting: "outpatient", check: "yes" })).text());
const APIECE =
  /Pharmacies have paid about \$0\.0213 apiece \(a tablet, capsule or the like\) for this drug since Nov 18, 2026\./;

test("nothing is said until a file is imported, which the command knows by its fields", async () => {
  const address = addressOf("NDC", "00000-1234-01");
  expect((await readPage(site, address)).text).not.toContain("Pharmacies have paid");
  const file = path.join(folder, "weekly.csv");
  await copyFile(FIXTURE, file);
  const imported = await run("rules import", file);
  expect([imported.code, imported.stdout]).toEqual([
    0,
    expect.stringContaining("drug acquisition costs (NADAC), 2026-11-25; 5 rows"),
  ]);
  expect((await run("rules list")).stdout).toContain("drug acquisition costs (NADAC), 2026-11-25");
  const { text, links } = await readPage(site, address);
  expect(text).toMatch(APIECE);
  expect(text).toContain("CMS’s survey of retail pharmacies (NADAC), as of Nov 25, 2026.");
  expect(links()).toContain(
    "https://www.medicaid.gov/medicaid/prescription-drugs/pharmacy-pricing/index.html",
  );
});

test("a drug without a cost, or with a HCPCS code, has none beside it", async () => {
  for (const [codeType, code] of [
    ["NDC", "00000-7777-07"],
    ["HCPCS", "J1885"],
  ] as const) {
    const { status, text } = await readPage(site, addressOf(codeType, code));
    expect([code, status, text.includes("Pharmacies have paid")]).toEqual([code, 200, false]);
  }
});

test("a bill's drug line has it beside it, as context and never as a finding", async () => {
  const page = await audit(
    "11/20/2026 NDC 00000-1234-01 Tablet 1 $950.00\n11/20/2026 J1885 Ketorolac 1 $40.00",
  );
  const [line, other] = page.querySelectorAll("details:has(#breakdown) tbody tr");
  expect(line?.text).toMatch(APIECE);
  expect(other?.text).not.toContain("Pharmacies have paid");
  expect(
    page
      .querySelectorAll("[data-strength]")
      .map(({ text }) => text)
      .join(),
  ).not.toContain("Pharmacies");
  expect((await audit("11/01/2026 NDC 00000-1234-01 Tablet 1 $950.00")).text).toContain("$0.0249 apiece");
  expect((await audit("06/01/2026 NDC 00000-1234-01 Tablet 1 $950.00")).text).not.toContain(
    "Pharmacies have paid",
  );
});

test("an NDC of ten digits is taken with hyphens alone", async () => {
  for (const [written, isKnown] of [
    ["0000-1234-01", true],
    ["00000-1234-1", true],
    ["00000123401", true],
    ["0000123401", false],
  ] as const) {
    const page = await audit(`11/20/2026 NDC ${written} Tablet 1 $950.00`);
    expect([written, page.text.includes("Pharmacies have paid")]).toEqual([written, isKnown]);
  }
});
