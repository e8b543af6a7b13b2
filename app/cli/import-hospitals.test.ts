import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { importPriceText } from "../../tests/fixtures/mrf/import-price-text.ts";
import { digestTables, listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../tests/support/folder-for-tests.ts";
import { runProgram } from "../../tests/support/run-program.ts";

const database = databaseForEachTest({ isOfCommands: true });
const folder = folderForTests();

const HEADER =
  "Facility ID,Facility Name,Address,City/Town,State,ZIP Code,Telephone Number,Hospital Type,Hospital overall rating";
const HARBOR =
  "050001,QUIET HARBOR HOSPITAL,12 QUIET HARBOR ROAD,SAN DIEGO,CA,92101,(619) 555-0100,Acute Care Hospitals,4";

async function listFile(name: string, ...lines: (string | Buffer)[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(
    file,
    Buffer.concat(lines.map((line) => Buffer.concat([Buffer.from(line), Buffer.from("\n")]))),
  );
  return file;
}

const run = (...args: string[]) => runProgram("hospitals import", ...args);

async function importPrices(hospital: Parameters<typeof priceFileText>[0]["hospital"] = {}): Promise<void> {
  const bytes = Buffer.from(priceFileText({ hospital, charges: [charge("71046")] }));
  await importPriceText(database.db, bytes);
}

test("a list is imported and tells what it found, added and could not match, with the file's problems", async () => {
  await importPrices();
  await importPrices(nthHospital(1, "TX"));
  const file = await listFile(
    "list.csv",
    HEADER,
    HARBOR,
    "051300,QUIET HARBOR HOSPITAL,12 QUIET HARBOR RD,SAN DIEGO,CA,92101,555,Critical Access Hospitals,Not Available",
    Buffer.from("450001,CLÍNICA DE LUBBOCK,7 PLAIN STREET,LUBBOCK,TX,79401,,,9", "latin1"),
    "450002,,8 PLAIN STREET,LUBBOCK,TX,79401,,,",
  );
  const { code, output } = await run(file);
  expect(code).toBe(0);
  expect(output.replace(/\d+\.\d s/, "0.1 s")).toBe(`${file}: 3 hospitals; 0.1 s
  problems in the file: 3
    G3: “555” is not a phone number of ten digits.
    I4: “9” is not a rating from 1 to 5.
    B5: The hospital has no name; the row is left out.
  matched: 1 (1 by name and address), 0 of them unchanged
  added without prices: 1
  placed by their ZIP code, as the list has no coordinates: 2
  not applied, as another stands for the same hospital: 1
    CCN 051300, Quiet Harbor Hospital (San Diego, CA): CCN 050001, hospital 1, Quiet Harbor Hospital
  hospitals with prices that no entry was found for: 1
    hospital 2, Hospital B of Saint Nobody (City of TX, TX)
`);
  expect(await listRows(database.db, "select ccn, name, phone from hospitals order by ccn")).toEqual([
    "050001 ; Quiet Harbor Hospital ; (619) 555-0100",
    "450001 ; Clínica de Lubbock ; -",
    "- ; Hospital B of Saint Nobody ; -",
  ]);
});

test("an entry that several hospitals fit is named with them", async () => {
  await importPrices({ address: "5 Lake Road", licenseNumber: "L1", npi: "1000000001" });
  await importPrices({ address: "900 Office Park", licenseNumber: "L2", npi: "1000000002" });
  const { output } = await run(
    await listFile("list.csv", HEADER, HARBOR.replace("12 QUIET HARBOR ROAD", "")),
  );
  expect(output).toContain(`  not applied, as several hospitals fit: 1
    CCN 050001, Quiet Harbor Hospital (San Diego, CA): hospital 1, Quiet Harbor Hospital; hospital 2, Quiet Harbor Hospital
`);
});

test("of each kind of report the first twenty are printed, and all with --all", async () => {
  const rows = Array.from(
    { length: 25 },
    (_, n) => `05${String(n).padStart(4, "0")},H ${n},${n} ST,LA,CA,90001,5,,`,
  );
  const file = await listFile("list.csv", HEADER, ...rows);
  const problems = (output: string) => output.match(/^ {4}G\d+: /gm)?.length;
  const { output } = await run(file);
  expect([problems(output), output.includes("    and 5 more (--all)\n")]).toEqual([20, true]);
  expect(problems((await run("--all", file)).output)).toBe(25);
});

test("for machines the result is one line of JSON, with everything", async () => {
  await importPrices();
  const file = await listFile("list.csv", HEADER, HARBOR, "1,SHORT,,,CA,,,,");
  const { code, output } = await run("--json", file);
  expect([code, output.trim().split("\n")]).toEqual([0, [expect.any(String)]]);
  expect(JSON.parse(output)).toEqual({
    file,
    listed: 1,
    merges: [],
    problems: [{ place: "A3", reason: "ccn-format", written: "1" }],
    matched: { "name and address": 1 },
    unchanged: 0,
    added: 0,
    ambiguous: [],
    contested: [],
    placedByZip: 1,
    withoutEntry: [],
    seconds: expect.any(Number),
  });
});

test.each([
  ["nowhere.csv", null, /nowhere\.csv cannot be read: ENOENT/],
  [
    "other.csv",
    "name,price\nA,1\n",
    /other\.csv is not a hospital list: .* no column "facility id", "state"\.$/m,
  ],
  ["header.csv", `${HEADER}\n`, /header\.csv names no hospital\.$/m],
  ["utf16.csv", Buffer.from(`\ufeff${HEADER}\n${HARBOR}`, "utf16le"), /cannot be read: The file is UTF-16/],
])("%s is no hospital list: it says so, ends with 1 and changes nothing", async (name, content, message) => {
  if (content !== null) await writeFile(path.join(folder, name), content);
  const before = await digestTables(database.db);
  const { code, output } = await run(path.join(folder, name));
  expect(output).toMatch(message);
  expect([code, output.includes("    at ")]).toEqual([1, false]);
  expect(await digestTables(database.db)).toEqual(before);
});

test.each([
  [[]],
  [["--unknown", "a.csv"]],
])("called with %j it ends with 2 and says how to call it", async (args) => {
  const { code, output } = await run(...args);
  expect([code, output.startsWith("Usage: npx faircharge hospitals import")]).toEqual([2, true]);
});
