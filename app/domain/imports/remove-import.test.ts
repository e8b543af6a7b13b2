import { expect, test } from "vitest";
import { importHospitalList } from "#app/domain/imports/import-hospital-list.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { importPriceText } from "../../../tests/fixtures/mrf/import-price-text.ts";
import { digestTables, listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { removeImport } from "./remove-import.server.ts";

const database = databaseForEachTest();

const table = (query: string) => listRows(database.db, query);

/** Imports the nth hospital's file of a day, with a charge of a gross amount; the import's number. */
async function imported(n: number, date: string, gross: string): Promise<number> {
  const payers = [rate("Aetna", "PPO", gross)];
  const charges = [charge("71046", { gross, payers }), charge(`7110${n}`, { gross })];
  const text = priceFileText({ hospital: nthHospital(n, "TX"), date, charges });
  return (await importPriceText(database.db, text)).importId;
}

/** All rows but those of what is only ever added, and of the count of changes. */
async function present() {
  const {
    services: _,
    payers: __,
    payer_names: ___,
    data_version: ____,
    ...tables
  } = await digestTables(database.db);
  return tables;
}

test("an import that is taken back leaves everything as it was before it", async () => {
  await imported(0, "2026-01-01", "100");
  await imported(1, "2026-01-01", "300");
  await refreshStatistics(database.db);
  const before = await present();
  const newer = await imported(0, "2026-02-01", "120");
  const other = await imported(2, "2026-02-01", "500");
  await refreshStatistics(database.db);
  for (const importId of [newer, other]) {
    expect(await removeImport(database.db, importId)).toMatchObject({ outcome: "removed" });
  }
  expect(await present()).toEqual(before);
  expect(await table("select code, hospital_count from services order by code")).toEqual([
    "71046 ; 2",
    "71100 ; 1",
    "71101 ; 1",
    "71102 ; 0",
  ]);
});

test("a former file that is taken back leaves prices and statistics alone", async () => {
  const former = await imported(0, "2026-01-01", "100");
  const current = await imported(0, "2026-02-01", "120");
  await refreshStatistics(database.db);
  const statistics = () => table("select * from service_statistics where state <> '' order by code");
  const before = await statistics();
  expect(await removeImport(database.db, former)).toEqual({
    outcome: "removed",
    sha256: expect.any(String),
    hospitalName: "Hospital A of Saint Nobody",
    currentImportId: current,
  });
  expect(await statistics()).toEqual(before);
  expect(await table("select import_id, price from prices where code = '71046'")).toEqual([
    `${current} ; 120`,
  ]);
  expect(await table("select count(*) from price_history")).toEqual(["0"]);
  expect(await table("select distinct import_id from standard_charges")).toEqual([String(current)]);
});

test("statistics that were not yet brought up to date are so afterwards", async () => {
  await imported(0, "2026-01-01", "100");
  await removeImport(database.db, await imported(0, "2026-02-01", "120"));
  await imported(1, "2026-01-01", "300");
  await removeImport(database.db, await imported(2, "2026-01-01", "500"));
  expect(
    await table(
      "select code, hospital_count, gross_median from service_statistics where state <> '' order by 1",
    ),
  ).toEqual(["71046 ; 2 ; 100", "71100 ; 1 ; 100", "71101 ; 1 ; 300"]);
});

test("a hospital of the list stays when its last file is taken back, with what the list says", async () => {
  const { name, state, city, address, zip } = nthHospital(0, "TX");
  const unknown = { county: null, hospitalType: null, ownership: null, emergencyServices: null };
  const facts = {
    phone: "(806) 555-0100",
    overallRating: 3,
    quality: null,
    latitude: 33.5,
    longitude: -101.8,
  };
  await importHospitalList(database.db, [
    { ccn: "450001", name, state, city, address, zip, ...unknown, ...facts },
  ]);
  const importId = await imported(0, "2026-01-01", "100");
  expect(await removeImport(database.db, importId)).toMatchObject({ currentImportId: null });
  expect(await table("select ccn, phone, latitude, current_import_id from hospitals")).toEqual([
    "450001 ; (806) 555-0100 ; 33.5 ; -",
  ]);
  expect(await table("select count(*) from service_statistics where state <> ''")).toEqual(["0"]);
});

test("two removals of one import at once remove it once", async () => {
  const importId = await imported(0, "2026-01-01", "100");
  const outcomes = await Promise.all([1, 2, 3].map(() => removeImport(database.db, importId)));
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["removed", "unknown", "unknown"]);
});
