import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../../tests/support/folder-for-tests.ts";
import { findDrugCosts } from "./find-drug-costs.server.ts";
import { importCmsFile } from "./import-cms-file.server.ts";

const NAME = "nadac-national-average-drug-acquisition-cost-11-25-2026.csv";
const HEADER =
  "NDC Description,NDC,NADAC Per Unit,Effective Date,Pricing Unit,Pharmacy Type Indicator,OTC,Explanation Code,Classification for Rate Setting,Corresponding Generic Drug NADAC Per Unit,Corresponding Generic Drug Effective Date,As of Date";
const TABLET = "00000-1234-01";

const database = databaseForTests();
const folder = folderForTests();
beforeEach(async () => {
  await database.db.$client.query("delete from cms_files");
});

async function importBytes(bytes: string | Buffer, { name = NAME, edition = null as string | null } = {}) {
  const filePath = path.join(folder, name);
  await writeFile(filePath, bytes);
  return importCmsFile(database.db, filePath, { edition, table: null });
}
const importRows = (rows: string[], name = NAME) =>
  importBytes(`${[HEADER, ...rows].join("\n")}\n`, { name });
const row = (ndc: string, dollars: string, effective: string, asOf: string, unit = "EA") =>
  `,${ndc},${dollars},${effective},${unit},C/I,N,1,G,,,${asOf}`;
const costOn = async (ndc: string, day: string | null) =>
  (await findDrugCosts(database.db, [{ ndc, day }]))[0];
const dollarsOn = async (ndc: string, day: string) => (await costOn(ndc, day))?.dollars ?? null;

test("a week's file is known by its fields, packed or not, and its edition is the newest day that it shows", async () => {
  const fixture = await readFile(path.join("tests/fixtures/rules", NAME));
  expect(await importBytes(gzipSync(fixture), { name: "download.csv.gz" })).toMatchObject({
    outcome: "imported",
    files: [{ edition: { kind: "drug-costs", table: null, edition: "2026-11-25", part: null }, rowCount: 5 }],
  });
  expect(await costOn(TABLET, "2026-11-30")).toEqual({
    dollars: 0.0213,
    unit: "EA",
    effectiveOn: "2026-11-18",
    asOf: "2026-11-25",
  });
  expect(await costOn("00000-5678-02", "2026-11-30")).toMatchObject({ dollars: 4.10275, unit: "ML" });
  expect(await costOn("00000-9100-03", "2026-11-30")).toMatchObject({ dollars: 0.00875, unit: "GM" });
  const { rows } = await database.db.$client.query("select entries::text from cms_entries where code = $1", [
    TABLET,
  ]);
  expect(JSON.parse(rows[0].entries)).toHaveLength(2); // two weeks that say the same are one
});

test("the cost that took effect last by the day of care counts, of all imported weeks, for a year", async () => {
  await importRows([row("00000123401", "0.03", "01/07/2026", "01/14/2026")], "nadac-01-14-2026.csv");
  await importRows([row("00000123401", "0.02", "11/18/2026", "11/25/2026")]);
  expect(await dollarsOn(TABLET, "2026-01-06")).toBeNull();
  expect(await dollarsOn(TABLET, "2026-01-07")).toBe(0.03);
  expect(await dollarsOn(TABLET, "2026-11-17")).toBe(0.03);
  expect(await dollarsOn(TABLET, "2026-11-18")).toBe(0.02);
  expect(await dollarsOn(TABLET, "2027-11-24")).toBe(0.02);
  expect(await dollarsOn(TABLET, "2027-11-25")).toBeNull();
  expect(await costOn(TABLET, null)).toBeNull();
  expect(await dollarsOn("00000-0000-00", "2026-11-20")).toBeNull();
});

test("pages of drugs are made anew when costs come or go", async () => {
  const version = async () =>
    (await database.db.$client.query("select version from data_version")).rows[0].version;
  const before = await version();
  await importRows([row("00000123401", "0.02", "11/18/2026", "11/25/2026")]);
  const between = await version();
  expect(between).not.toBe(before);
  await database.db.$client.query("delete from cms_files");
  expect(await version()).not.toBe(between);
});

describe("bad input", () => {
  test.each([
    ["00000123401", TABLET],
    ["00000-1234-01", TABLET],
    ["0000-1234-01", TABLET],
    ["00000-234-01", "00000-0234-01"],
    ["00000-1234-1", TABLET],
  ])("the NDC %s is %s", async (written, ndc) => {
    expect(await importRows([row(written, "0.02", "11/18/2026", "11/25/2026")])).toMatchObject({
      outcome: "imported",
    });
    expect(await dollarsOn(ndc, "2026-11-30")).toBe(0.02);
  });

  test("ten digits without hyphens, which may be three NDCs, find nothing", async () => {
    await importRows([row("01234567801", "0.02", "11/18/2026", "11/25/2026")]);
    for (const written of ["1234567801", "0123456780", "1234-5678-01 ", "", "N/A"])
      expect(await costOn(written, "2026-11-30")).toBeNull();
  });

  test.each([
    ["1234567801", "0.02", "11/18/2026", "11/25/2026", "EA", "not-a-code"],
    ["12345678", "0.02", "11/18/2026", "11/25/2026", "EA", "not-a-code"],
    ["000001234O1", "0.02", "11/18/2026", "11/25/2026", "EA", "not-a-code"],
    ["00000123401", "two cents", "11/18/2026", "11/25/2026", "EA", "not-a-number"],
    ["00000123401", "0.00000", "11/18/2026", "11/25/2026", "EA", "not-a-number"],
    ["00000123401", "0.02", "02/30/2026", "11/25/2026", "EA", "not-a-date"],
    ["00000123401", "0.02", "12/02/2026", "11/25/2026", "EA", "not-a-date"],
    ["00000123401", "0.02", "11/18/2026", "", "EA", "not-a-date"],
    ["00000123401", "0.02", "11/18/2026", "11/25/2026", "TAB", "not-an-indicator"],
  ])("a file with a row %s, %s, %s, %s, %s is refused whole", async (ndc, dollars, effective, asOf, unit, fault) => {
    const good = row("00000567802", "4.1", "10/21/2026", "11/25/2026");
    expect(await importRows([good, row(ndc, dollars, effective, asOf, unit)])).toMatchObject({
      outcome: "refused",
      refusal: { reason: "row", row: 3, fault },
    });
    expect(await costOn("00000-5678-02", "2026-11-30")).toBeNull();
  });

  test("a file that is cut off, empty, of another kind by its name or of another day than said is refused", async () => {
    const good = row("00000123401", "0.02", "11/18/2026", "11/25/2026");
    expect(await importBytes(`${HEADER}\n${good}\n,000001`)).toMatchObject({ refusal: { reason: "row" } });
    expect(await importBytes(`${HEADER}\n${good}`)).toMatchObject({ refusal: { reason: "cut-short" } });
    expect(await importRows([])).toMatchObject({ outcome: "refused" });
    expect(await importRows([good], "January 2026 ASP Pricing File.csv")).toMatchObject({
      refusal: { reason: "other-kind", byContent: "drug-costs" },
    });
    expect(await importBytes(`${HEADER}\n${good}\n`, { edition: "2026-10" })).toMatchObject({
      refusal: { reason: "other-edition" },
    });
    expect(await importBytes(`${HEADER}\n${good}\n`, { edition: "2026-11" })).toMatchObject({
      outcome: "imported",
    });
    expect(await importBytes(`${HEADER}\n${good}\n`)).toMatchObject({ refusal: { reason: "same-again" } });
  });
});
