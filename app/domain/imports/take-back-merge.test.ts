import { expect, test } from "vitest";
import { findHospital } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { listMerges } from "#app/domain/hospitals/matching/list-merges.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { importPriceText } from "../../../tests/fixtures/mrf/import-price-text.ts";
import { digestTables, listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { mergeHospitals } from "./merge-hospitals.server.ts";
import { mergeTwins } from "./merge-twins.server.ts";
import { removeImport } from "./remove-import.server.ts";
import { takeBackMerge } from "./take-back-merge.server.ts";

const database = databaseForEachTest();

const table = (query: string) => listRows(database.db, query);
const hospitalIds = () => table("select hospital_id from hospitals order by 1");

/** Imports a file of a hospital that is like no other; `traits` make it another's. Returns the import's number. */
async function imported(n: number, date: string, gross: string, traits = {}): Promise<number> {
  const payers = [rate("Aetna", "PPO", gross)];
  const charges = [charge("71046", { gross, payers }), charge(`7110${n}`, { gross })];
  const text = priceFileText({ hospital: { ...nthHospital(n, "TX"), ...traits }, date, charges });
  return (await importPriceText(database.db, text)).importId;
}

/** The same name in another street of the place, without a number. */
const sameElsewhere = { ...nthHospital(0, "TX"), address: "900 Far Street", licenseNumber: "", npi: "" };

/** Hospitals 1 and 2 as a version before left them: one name, one city, two streets, no number. */
async function importTwins(): Promise<void> {
  await imported(0, "2026-01-01", "100");
  await imported(1, "2026-02-01", "120", { address: "900 Far Street" });
  await database.db.$client.query(
    `update hospitals set name = one.name, match_name = one.match_name, city = one.city, zip = one.zip,
       npis = '{}', license_numbers = '{}'
     from hospitals one where one.hospital_id = 1 and hospitals.hospital_id = 2`,
  );
  await refreshStatistics(database.db);
}

/** All rows but the records of merges, what is only ever added, and the count of changes. */
async function present() {
  const {
    hospital_merges: _,
    payers: __,
    payer_names: ___,
    data_version: ____,
    ...tables
  } = await digestTables(database.db);
  return tables;
}

test("twins that a version before left are merged by the rule, and taken back they are as they were", async () => {
  await importTwins();
  await imported(2, "2026-02-01", "500");
  await refreshStatistics(database.db);
  const before = await present();
  expect(await mergeTwins(database.db)).toBe(1);
  expect(await hospitalIds()).toEqual(["2", "3"]);
  const [merge] = await listMerges(database.db);
  expect(merge).toMatchObject({ keptId: 2, evidence: "name and city", isAutomatic: true, fileCount: 1 });

  expect(await takeBackMerge(database.db, merge!.mergeId)).toMatchObject({
    outcome: "taken-back",
    kept: { hospitalId: 2, importCount: 1 },
    other: { hospitalId: 1, importCount: 1 },
  });
  expect(await present()).toEqual(before);
  expect(await mergeTwins(database.db)).toBe(0);
  expect(await listMerges(database.db)).toEqual([]);
});

test("the short id of the other one leads to the kept one, and to its own again", async () => {
  await importTwins();
  const [first, second] = await table("select short_id from hospitals order by hospital_id");
  const leadsTo = async (id: string) => {
    const found = await findHospital(database.db, { name: "", id });
    return found.outcome === "found" ? found.hospital.hospitalId : null;
  };
  await mergeTwins(database.db);
  expect([await leadsTo(first!), await leadsTo(second!)]).toEqual([2, 2]);
  const [merge] = await listMerges(database.db);
  await takeBackMerge(database.db, merge!.mergeId);
  expect([await leadsTo(first!), await leadsTo(second!)]).toEqual([1, 2]);
});

test("a file that joined at its import becomes a hospital of its own, and the next one of its words finds it", async () => {
  const own = await imported(0, "2026-01-01", "100");
  const joined = await imported(0, "2026-02-01", "120", sameElsewhere);
  const later = await imported(0, "2026-03-01", "130", sameElsewhere);
  expect(await hospitalIds()).toEqual(["1"]);
  const [merge] = await listMerges(database.db);
  expect(await takeBackMerge(database.db, merge!.mergeId)).toMatchObject({ outcome: "taken-back" });
  const [, other] = await hospitalIds();
  expect(await table("select import_id, hospital_id from imports order by 1")).toEqual([
    `${own} ; 1`,
    `${joined} ; ${other}`,
    `${later} ; ${other}`,
  ]);
  expect(await table("select street, npis, license_numbers from hospitals order by hospital_id")).toEqual([
    "100 Example Street ; 1000000000 ; L7000",
    "900 Far Street ;  ; ",
  ]);
  expect(await table("select hospital_id, gross from prices where code = '71046' order by 1")).toEqual([
    "1 ; 100",
    `${other} ; 130`,
  ]);
  expect(await mergeTwins(database.db)).toBe(0);
  const next = await imported(0, "2026-04-01", "140", sameElsewhere);
  expect(await table(`select hospital_id from imports where import_id = ${next}`)).toEqual([other!]);
});

test("a merge by the operator's word is taken back with what was known of each, and bills that were shared", async () => {
  await imported(0, "2026-01-01", "100");
  await imported(1, "2026-02-01", "120");
  await database.db.$client.query(
    "update hospitals set ccn = '450001', phone = '(806) 555-0100' where hospital_id = 2",
  );
  await database.db.$client.query(
    `insert into shared_bills (id, hospital_name, total_cents, uploaded_at)
     select gen_random_uuid(), name, 12300, now() from hospitals where hospital_id = 2`,
  );
  await refreshStatistics(database.db);
  const before = await present();
  const merged = await mergeHospitals(database.db, { keepId: 1, otherId: 2 });
  if (merged.outcome !== "merged") throw new Error(merged.outcome);
  expect(await table("select ccn, hospital_name from hospitals, shared_bills")).toEqual([
    "450001 ; Hospital A of Saint Nobody",
  ]);
  await takeBackMerge(database.db, merged.mergeId);
  expect(await present()).toEqual(before);
});

test("merges within a merge are taken back in any order", async () => {
  for (const n of [0, 1, 2]) await imported(n, `2026-0${n + 1}-01`, "100");
  const inner = await mergeHospitals(database.db, { keepId: 2, otherId: 3 });
  const outer = await mergeHospitals(database.db, { keepId: 1, otherId: 2 });
  if (inner.outcome !== "merged" || outer.outcome !== "merged") throw new Error("not merged");
  await takeBackMerge(database.db, outer.mergeId);
  expect(await table("select import_id, hospital_id from imports order by 1")).toEqual([
    "1 ; 1",
    "2 ; 2",
    "3 ; 2",
  ]);
  await takeBackMerge(database.db, inner.mergeId);
  expect(await table("select import_id, hospital_id from imports order by 1")).toEqual([
    "1 ; 1",
    "2 ; 2",
    "3 ; 3",
  ]);
});

test("what cannot be taken back is an outcome, and nothing is changed", async () => {
  await importTwins();
  await mergeTwins(database.db);
  const [merge] = await listMerges(database.db);
  const { mergeId } = merge!;
  expect(await takeBackMerge(database.db, 99)).toEqual({ outcome: "unknown" });
  await removeImport(database.db, 1);
  expect(await takeBackMerge(database.db, mergeId)).toEqual({ outcome: "nothing-left" });
  expect(await hospitalIds()).toEqual(["2"]);
});
