import { writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { streamZip, type ZipEntry } from "#app/platform/files/zip-stream.server.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../../tests/support/folder-for-tests.ts";
import { importProviders } from "./import-providers.server.ts";

const database = databaseForTests();
const folder = folderForTests();
const [CLINIC, DOCTOR, MOVING, FAR] = ["1000000004", "1000000012", "1000000020", "1000000038"];
const OTHER = "1000000046";

const COLUMNS = [
  "NPI",
  "Entity Type Code",
  "Provider Organization Name (Legal Business Name)",
  "Provider Business Practice Location Address State Name",
  "Provider Business Practice Location Address Postal Code",
  "Provider Business Practice Location Address Country Code (If outside U.S.)",
  "Healthcare Provider Taxonomy Code_1",
  "NPI Deactivation Date",
];
const PLACE_COLUMNS = [
  "NPI",
  "Provider Secondary Practice Location Address - State Name",
  "Provider Secondary Practice Location Address - Postal Code",
];
const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => `${row.map((cell) => `"${cell}"`).join()}\n`).join(""));
const provider = (npi: string, state: string, deactivated = "") =>
  deactivated
    ? [npi, "", "", "", "", "", "", deactivated]
    : [npi, "2", `Clinic ${npi}`, state, "60612", "US", "261QR0200X", ""];

/** The report as a workbook: a title above the header. */
async function workbookOf(npis: readonly string[]): Promise<Buffer> {
  const cells = ["NPPES Deactivated Records", "NPI", ...npis];
  const rows = cells.map((cell, row) => `<row r="${row + 1}"><c t="str"><v>${cell}</v></c></row>`).join("");
  const part = (name: string, xml: string) => ({ path: name, content: Buffer.from(xml) });
  return buffer(
    streamZip(
      [
        part("xl/workbook.xml", "<workbook/>"),
        part("xl/worksheets/sheet1.xml", `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ],
      new Date(0),
    ),
  );
}

async function importZip(name: string, entries: readonly ZipEntry[]) {
  const file = path.join(folder, name);
  await writeFile(file, await buffer(streamZip(entries, new Date(0))));
  const { signal } = new AbortController();
  return importProviders(database.db, [file], { states: new Set(["IL"]), signal, onProgress: () => {} });
}

async function known() {
  const { rows } = await database.db.execute<{ npi: string; is_active: boolean; places: number }>(
    sql`select npi::text, is_active, jsonb_array_length(other_places) as places from providers order by npi`,
  );
  return rows.map(({ npi, is_active, places }) => [npi, is_active, places]);
}

test("an archive's files come in together, a week changes them, and the report of deactivated NPIs is read as a workbook", async () => {
  const monthly = await importZip("NPPES_Data_Dissemination_June_2026.zip", [
    {
      path: "npidata_pfile_20050523-20260607.csv",
      content: csv([
        COLUMNS,
        provider(CLINIC!, "IL"),
        provider(DOCTOR!, "IL"),
        provider(MOVING!, "IL"),
        provider(FAR!, "WI"),
      ]),
    },
    { path: "npidata_pfile_20050523-20260607_fileheader.csv", content: csv([COLUMNS]) },
    {
      path: "pl_pfile_20050523-20260607.csv",
      content: csv([PLACE_COLUMNS, [FAR!, "IL", "60612"], [CLINIC!, "IL", "60607"]]),
    },
  ]);
  expect(monthly).toMatchObject({
    files: [
      { kind: "places", keptCount: 2 },
      { kind: "nppes", rowCount: 4, keptCount: 4 },
    ],
    leftOut: [],
  });
  expect(await known()).toEqual([
    [CLINIC, true, 1],
    [DOCTOR, true, 0],
    [MOVING, true, 0],
    [FAR, true, 1],
  ]);
  const weekly = await importZip("NPPES_Data_Dissemination_060826_061426_Weekly.zip", [
    {
      path: "npidata_pfile_20260608-20260614.csv",
      content: csv([COLUMNS, provider(DOCTOR!, "", "06/09/2026"), provider(MOVING!, "WI")]),
    },
  ]);
  expect(weekly).toMatchObject({ files: [{ kind: "nppes", rowCount: 2, keptCount: 1 }] });
  expect(await known()).toEqual([
    [CLINIC, true, 1],
    [DOCTOR, false, 0],
    [FAR, true, 1],
  ]);
  const report = await importZip("NPPES_Deactivated_NPI_Report_061526.zip", [
    { path: "NPPES Deactivated NPI Report 20260615.xlsx", content: await workbookOf([CLINIC!, OTHER]) },
  ]);
  expect(report).toMatchObject({ files: [{ kind: "deactivated", rowCount: 2 }] });
  expect(await known()).toEqual([
    [CLINIC, false, 1],
    [DOCTOR, false, 0],
    [FAR, true, 1],
    [OTHER, false, 0],
  ]);
});

test("an archive of over a thousand files is refused, and nothing changes", async () => {
  const before = await known();
  const entries = Array.from({ length: 1_001 }, (_, index) => ({
    path: `${index}.csv`,
    content: Buffer.of(10),
  }));
  const end = await importZip("many.zip", entries);
  expect(end).toMatchObject({
    outcome: "refused",
    refusal: { told: expect.stringContaining("1000 files") },
  });
  expect(await known()).toEqual(before);
});
