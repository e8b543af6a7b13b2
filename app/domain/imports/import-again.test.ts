import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sayRefusal } from "#app/content/words/say-price-file.ts";
import { findPriceFiles } from "#app/domain/mrf/find-price-files.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import type { ImportResult } from "./import-found.server.ts";
import type { ImportOutcome } from "./import-outcome.ts";
import { importPriceFile } from "./import-price-file.server.ts";
import { importPriceFiles } from "./import-price-files.server.ts";
import { listImports } from "./list-imports.server.ts";
import { priceFileOf } from "./price-file.server.ts";
import { removeImport } from "./remove-import.server.ts";

const database = databaseForEachTest();

const OPTIONS = { strict: false, maxBytes: 1e9, isSample: false, replacesSampleData: false };

const table = (query: string) => listRows(database.db, query);
const prices = () => table("select import_id, code, price from prices order by code");
const history = () => table("select import_id, code, price from price_history order by import_id, code");
const statistics = () =>
  table(
    "select code, hospital_count, gross_count, gross_median from service_statistics where state <> '' order by code",
  );

/** A file of one hospital with a laboratory panel and a second service, dated `date`. */
const fileOf = (date: string, panel: string, other: string) =>
  priceFileText({ date, charges: [charge("80046", { gross: panel }), charge(other, { gross: "40" })] });

async function run(text: string): Promise<ImportOutcome> {
  const outcome = await importPriceFile(database.db, priceFileOf("a.csv", Buffer.from(text)), OPTIONS);
  await refreshStatistics(database.db);
  return outcome;
}

async function imported(text: string): Promise<number> {
  const outcome = await run(text);
  if (outcome.outcome !== "imported") throw new Error(JSON.stringify(outcome));
  return outcome.importId;
}

describe("a second file of a hospital", () => {
  test("of the same bytes changes nothing", async () => {
    const text = fileOf("2026-03-01", "100", "80047");
    const importId = await imported(text);
    const before = [await prices(), await history(), await statistics()];
    expect(await run(text)).toEqual({
      outcome: "unchanged",
      importId,
      hospitalName: "Quiet Harbor Hospital",
    });
    expect([await prices(), await history(), await statistics()]).toEqual(before);
    expect((await listImports(database.db, { page: 1, pageSize: 10 })).total).toBe(1);
  });

  test("that is newer takes the place of the former, which becomes history with all its charges", async () => {
    const former = await imported(fileOf("2026-03-01", "100", "80047"));
    const newer = await imported(fileOf("2026-04-01", "120", "80048"));
    expect(await prices()).toEqual([`${newer} ; 80046 ; 120`, `${newer} ; 80048 ; 40`]);
    expect(await history()).toEqual([`${former} ; 80046 ; 100`, `${former} ; 80047 ; 40`]);
    expect(await table("select import_id, code, gross from standard_charges order by 1, 2")).toEqual([
      `${former} ; 80046 ; 100`,
      `${former} ; 80047 ; 40`,
      `${newer} ; 80046 ; 120`,
      `${newer} ; 80048 ; 40`,
    ]);
    expect(await statistics()).toEqual(["80046 ; 1 ; 1 ; 120", "80048 ; 1 ; 1 ; 40"]);
    const { imports } = await listImports(database.db, { page: 1, pageSize: 10 });
    expect(imports.map(({ importId, isCurrent }) => [importId, isCurrent])).toEqual([
      [newer, true],
      [former, false],
    ]);
  });

  test("that is older becomes history, and the prices stay", async () => {
    const present = await imported(fileOf("2026-03-01", "100", "80047"));
    const outcome = await run(fileOf("12/31/2025", "90", "80048"));
    expect(outcome).toMatchObject({ outcome: "imported", isCurrent: false, published: { priceCount: 2 } });
    expect(await prices()).toEqual([`${present} ; 80046 ; 100`, `${present} ; 80047 ; 40`]);
    expect((await history()).map((row) => row.split(" ; ").slice(1))).toEqual([
      ["80046", "90"],
      ["80048", "40"],
    ]);
    expect(await statistics()).toEqual(["80046 ; 1 ; 1 ; 100", "80047 ; 1 ; 1 ; 40"]);
  });

  test("of the same day, or of a day that cannot be read, takes its place", async () => {
    await imported(fileOf("2026-03-01", "100", "80047"));
    const sameDay = await imported(fileOf("3/1/2026", "101", "80047"));
    expect(await prices()).toEqual([`${sameDay} ; 80046 ; 101`, `${sameDay} ; 80047 ; 40`]);
    const noDay = await imported(fileOf("last spring", "102", "80047"));
    expect(await prices()).toEqual([`${noDay} ; 80046 ; 102`, `${noDay} ; 80047 ; 40`]);
    expect(await statistics()).toEqual(["80046 ; 1 ; 1 ; 102", "80047 ; 1 ; 1 ; 40"]);
  });

  test("in another layout and with another spelling of its name is of the same hospital", async () => {
    await imported(fileOf("2026-03-01", "100", "80047"));
    const hospital = { name: "QUIET HARBOR HOSP", address: "12 Quiet Harbor Rd." };
    await imported(
      priceFileText({ layout: "json", hospital, date: "2026-04-01", charges: [charge("80046")] }),
    );
    expect(await table("select name from hospitals")).toEqual(["Quiet Harbor Hosp"]);
  });
});

describe("a removed import", () => {
  test("gives its place back to the newest former file, in the statistics too, and leaves nothing behind", async () => {
    const oldest = await imported(fileOf("2026-01-01", "80", "80047"));
    const former = await imported(fileOf("2026-03-01", "100", "80048"));
    const latest = await imported(fileOf("2026-04-01", "120", "80049"));
    await imported(fileOf("2026-02-01", "90", "80050"));
    const removed = {
      outcome: "removed",
      hospitalName: "Quiet Harbor Hospital",
      sha256: expect.any(String),
    };
    expect(await removeImport(database.db, latest)).toEqual({ ...removed, currentImportId: former });
    expect(await prices()).toEqual([`${former} ; 80046 ; 100`, `${former} ; 80048 ; 40`]);
    expect(await statistics()).toEqual(["80046 ; 1 ; 1 ; 100", "80048 ; 1 ; 1 ; 40"]);
    expect(await removeImport(database.db, oldest)).toEqual({ ...removed, currentImportId: former });
    expect((await history()).map((row) => row.split(" ; ")[2])).toEqual(["90", "40"]);
    for (const name of ["imports", "standard_charges", "payer_plans", "import_problems", "price_history"]) {
      expect(await table(`select count(*) from ${name} where import_id in (${oldest}, ${latest})`)).toEqual([
        "0",
      ]);
    }
  });

  test("that was the only one takes its hospital along", async () => {
    const payers = [rate("Aetna", "PPO", "70")];
    const importId = await imported(priceFileText({ charges: [charge("80046", { payers })] }));
    expect(await removeImport(database.db, importId)).toMatchObject({ currentImportId: null });
    const tables = [
      "hospitals",
      "hospital_locations",
      "imports",
      "prices",
      "standard_charges",
      "charge_rates",
      "rate_texts",
    ];
    for (const name of [...tables, "payer_plans", "service_statistics", "category_statistics"]) {
      expect([name, await table(`select count(*) from ${name}`)]).toEqual([name, ["0"]]);
    }
    expect(await table("select hospital_count from services")).toEqual(["0"]);
    expect(await imported(priceFileText({ charges: [charge("80046", { payers })] }))).toBeGreaterThan(
      importId,
    );
  });

  test("that is not known is an outcome", async () => {
    expect(await removeImport(database.db, 12)).toEqual({ outcome: "unknown" });
  });
});

test("two hospitals of one name in two states are two", async () => {
  for (const state of ["CA", "TX"]) {
    const hospital = {
      ...nthHospital(0, state),
      licenseNumber: `L-${state}`,
      npi: state === "CA" ? "1000000001" : "1000000002",
    };
    await imported(
      priceFileText({ hospital, charges: [charge("80046", { gross: state === "CA" ? "10" : "20" })] }),
    );
  }
  expect(await table("select name, state from hospitals order by state")).toEqual([
    "Hospital A of Saint Nobody ; CA",
    "Hospital A of Saint Nobody ; TX",
  ]);
  expect(
    await table(
      "select state, hospital_count, gross_median from service_statistics where state <> '' order by state",
    ),
  ).toEqual(["CA ; 1 ; 10", "TX ; 1 ; 20"]);
});

test("a file that may be of two known hospitals is refused with both named, and nothing is guessed", async () => {
  for (const [address, licenseNumber, npi] of [
    ["100 East Street", "L1", "1000000001"],
    ["900 West Street", "L2", "1000000002"],
  ] as const) {
    await imported(
      priceFileText({
        hospital: { address, licenseNumber, npi },
        charges: [charge("80046", { gross: licenseNumber.slice(1) })],
      }),
    );
  }
  const before = [await prices(), await table("select * from hospitals order by 1")];
  const unclear = priceFileText({
    hospital: { address: "PO Box 7", licenseNumber: "", npi: "" },
    date: "2026-05-01",
    charges: [charge("80046")],
  });
  const outcome = await run(unclear);
  if (outcome.outcome !== "refused") throw new Error(`The file was ${outcome.outcome}.`);
  expect(outcome.refusal.reason).toBe("hospital-unclear");
  expect(sayRefusal("en", outcome.refusal)).toMatch(
    /^“Quiet Harbor Hospital” may be Quiet Harbor Hospital \(hospital \d+\) and Quiet Harbor Hospital \(hospital \d+\): .*\.$/,
  );
  expect([await prices(), await table("select * from hospitals order by 1")]).toEqual(before);
});

describe("in one run", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "fc-import-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function runFolder(files: Record<string, string>): Promise<ImportResult[]> {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    const results: ImportResult[] = [];
    await importPriceFiles(
      database.db,
      findPriceFiles([folder], { downloadDirectory: folder, maxBytes: 1e9 }),
      { strict: false, maxBytes: 1e9, onResult: (result) => results.push(result) },
    );
    return results;
  }

  const outcomes = (results: ImportResult[]) => results.map(({ result }) => result?.outcome).sort();

  test("files of one new hospital meet without harm: the newest is its present one", async () => {
    const dates = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01"];
    const results = await runFolder(
      Object.fromEntries(dates.map((date, at) => [`${5 - at}.csv`, fileOf(date, String(100 + at), "80047")])),
    );
    expect(outcomes(results)).toEqual(dates.map(() => "imported"));
    expect(await table("select count(*) from hospitals")).toEqual(["1"]);
    expect((await prices()).map((row) => row.split(" ; ")[2])).toEqual(["105", "40"]);
    expect((await history()).length).toBe(10);
    expect(await statistics()).toEqual(["80046 ; 1 ; 1 ; 105", "80047 ; 1 ; 1 ; 40"]);
  });

  test("files that name a new hospital differently, and agree in NPI and address, make one hospital", async () => {
    const names = ["Quiet Harbor Hospital", "Quiet Harbor Medical Center", "Harbor Hospital of San Diego"];
    const files = names.map((name, at) => [
      `${at}.csv`,
      priceFileText({ hospital: { name }, date: `2026-0${at + 1}-01`, charges: [charge("80046")] }),
    ]);
    expect(outcomes(await runFolder(Object.fromEntries(files)))).toEqual([
      "imported",
      "imported",
      "imported",
    ]);
    expect(await table("select count(*) from hospitals")).toEqual(["1"]);
    expect(await table("select hospital_count from service_statistics where state <> ''")).toEqual(["1"]);
  });

  test("the same bytes under many names come in once", async () => {
    const text = fileOf("2026-03-01", "100", "80047");
    const results = await runFolder({ "a.csv": text, "b.csv": text, "c.csv": text, "d.csv": text });
    expect(outcomes(results)).toEqual(["imported", "unchanged", "unchanged", "unchanged"]);
    expect(await prices()).toHaveLength(2);
  });

  test("many hospitals with the same payers and services come in side by side", async () => {
    const codes = Array.from({ length: 30 }, (_, at) => String(80000 + at));
    const payers = ["Aetna", "Cigna", "Humana"].map((name) => rate(name, "PPO", "50"));
    const files = Array.from({ length: 12 }, (_, n) => [
      `${n}.csv`,
      priceFileText({
        hospital: nthHospital(n, "TX"),
        charges: (n % 2 ? codes : [...codes].reverse()).map((code) => charge(code, { payers })),
      }),
    ]);
    expect(outcomes(await runFolder(Object.fromEntries(files)))).toEqual(files.map(() => "imported"));
    expect(await table("select distinct hospital_count from services")).toEqual(["12"]);
    expect(
      await table(
        "select distinct hospital_count, negotiated_count from service_statistics where state <> ''",
      ),
    ).toEqual(["12 ; 12"]);
  });
});
