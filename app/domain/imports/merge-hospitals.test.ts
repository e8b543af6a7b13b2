import { expect, test } from "vitest";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { importPriceText } from "../../../tests/fixtures/mrf/import-price-text.ts";
import { digestTables, listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { mergeHospitals } from "./merge-hospitals.server.ts";

const database = databaseForEachTest();

/** The nth hospital's file of a day, with a charge of a gross amount. */
async function imported(n: number, date: string, gross: string, into = database): Promise<number> {
  const payers = [rate("Aetna", "PPO", gross)];
  const charges = [charge("71046", { gross, payers }), charge(`7110${date.slice(6, 7)}`, { gross })];
  const text = priceFileText({ hospital: nthHospital(n, "TX"), date, charges });
  return (await importPriceText(into.db, text)).importId;
}

const table = (query: string) => listRows(database.db, query);
const shortIds = () => table("select short_id from hospitals order by hospital_id");

const COUNTED = [
  "service_statistics",
  "category_statistics",
  "state_totals",
  "state_medicare_ratios",
  "site_totals",
  "price_ranges",
  "popular_services",
];
const PUBLISHED = [
  "prices",
  "price_history",
  "price_comparisons",
  "price_moves",
  "standard_charges",
  "charge_rates",
  "rate_texts",
];

/** The tables that must be as if all files had been one hospital's. */
async function counted(of: TestDatabase) {
  const tables: Record<string, unknown> = await digestTables(of.db);
  return Object.fromEntries([...COUNTED, ...PUBLISHED].map((name) => [name, tables[name]]));
}

test("prices, history and statistics are as if all files had been the one hospital's", async () => {
  await imported(0, "2026-01-01", "100");
  await imported(1, "2026-02-01", "120");
  await imported(2, "2026-02-01", "500");
  await refreshStatistics(database.db);
  expect(await mergeHospitals(database.db, { keepId: 1, otherId: 2 })).toEqual({
    outcome: "merged",
    mergeId: 1,
    name: "Hospital A of Saint Nobody",
    importCount: 2,
    currentImportId: 2,
  });

  const anew = await openTestDatabase();
  try {
    await imported(0, "2026-01-01", "100", anew);
    await imported(0, "2026-02-01", "120", anew);
    await anew.db.$client.query("select nextval(pg_get_serial_sequence('hospitals', 'hospital_id'))"); // as if there had been a second
    await imported(2, "2026-02-01", "500", anew);
    await refreshStatistics(anew.db);
    expect(await counted(database)).toEqual(await counted(anew));
  } finally {
    await anew.close();
  }
  expect(await table("select code, hospital_count from services order by code")).toEqual([
    "71046 ; 2",
    "71101 ; 0",
    "71102 ; 2",
  ]);
});

test("the former short id and a price file of the former name lead to the hospital that was kept", async () => {
  await imported(0, "2026-01-01", "100");
  await imported(1, "2026-02-01", "120");
  const [kept, former] = await shortIds();
  await mergeHospitals(database.db, { keepId: 1, otherId: 2 });
  expect(await findHospital(database.db, { name: "", id: former! })).toMatchObject({
    outcome: "found",
    hospital: { hospitalId: 1, shortId: kept, importId: 2 },
  });
  await imported(1, "2026-03-01", "130");
  expect(await table("select hospital_id, current_import_id from hospitals")).toEqual(["1 ; 3"]);
});

test("merged hospitals can be merged again, and all ids lead to the last", async () => {
  await imported(0, "2026-01-01", "100");
  await imported(1, "2026-02-01", "120");
  await imported(2, "2026-03-01", "140");
  const ids = await shortIds();
  await mergeHospitals(database.db, { keepId: 2, otherId: 3 });
  await mergeHospitals(database.db, { keepId: 1, otherId: 2 });
  for (const id of ids) {
    expect(await findHospital(database.db, { name: "", id })).toMatchObject({ hospital: { hospitalId: 1 } });
  }
});

test("what is known of one alone is known of both, and bills that were shared of it are found", async () => {
  await imported(0, "2026-01-01", "100");
  await imported(1, "2026-02-01", "120");
  await database.db.$client.query(
    "update hospitals set ccn = '450001', phone = '(806) 555-0100', latitude = 33.5, longitude = -101.8 where hospital_id = 2",
  );
  await database.db.$client.query(
    `insert into shared_bills (id, hospital_name, total_cents, uploaded_at)
     select gen_random_uuid(), upper(name), 12300, now() from hospitals where hospital_id = 2`,
  );
  await mergeHospitals(database.db, { keepId: 1, otherId: 2 });
  expect(await table("select ccn, phone, latitude from hospitals")).toEqual([
    "450001 ; (806) 555-0100 ; 33.5",
  ]);
  expect(await table("select hospital_name from shared_bills")).toEqual(["Hospital A of Saint Nobody"]);
});

test("hospitals of two states, and one that is not there, are left alone", async () => {
  await imported(0, "2026-01-01", "100");
  await database.db.$client.query(
    "insert into hospitals (name, match_name, state) values ('Elsewhere', 'elsewhere', 'CA')",
  );
  expect(await mergeHospitals(database.db, { keepId: 1, otherId: 2 })).toEqual({ outcome: "other-state" });
  expect(await mergeHospitals(database.db, { keepId: 1, otherId: 9 })).toEqual({
    outcome: "unknown",
    hospitalId: 9,
  });
  expect(await table("select count(*) from hospitals")).toEqual(["2"]);
});
