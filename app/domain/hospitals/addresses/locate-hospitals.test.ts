import { expect, test } from "vitest";
import { importHospitalList } from "#app/domain/imports/import-hospital-list.server.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { listRows } from "../../../../tests/fixtures/mrf/list-rows.ts";
import { databaseForEachTest } from "../../../../tests/support/database-for-tests.ts";
import { readHospitalList } from "../hospital-list/read-hospital-list.ts";
import { locateHospitals } from "./locate-hospitals.server.ts";

const gazetteer = openGazetteer();
const database = databaseForEachTest();

/** A list as CMS writes it; coordinates are '' in CMS's own. */
async function importList(...rows: string[]) {
  const header = "Facility ID,Facility Name,Address,City/Town,State,ZIP Code,Latitude,Longitude";
  const reading = readHospitalList([header, ...rows].join("\n"));
  if (reading.outcome !== "read") throw new Error(reading.outcome);
  await importHospitalList(database.db, reading.hospitals);
}
/** Latitude, and whether it is approximate. */
const positions = () =>
  listRows(
    database.db,
    "select round(latitude::numeric, 2)::float8 as latitude, is_position_approximate from hospitals order by ccn",
  );

const RUSH = "140119,RUSH UNIVERSITY MEDICAL CENTER,1653 WEST CONGRESS PARKWAY,CHICAGO,IL,60612";
const approximate = "41.88 ; true";

test("a hospital that no source places lies in its ZIP code, and in its city where that is another state's", async () => {
  await importList(`${RUSH},,`, "140001,ELSEWHERE HOSPITAL,1 MAIN STREET,EVANSTON,IL,10025,,");
  expect(await locateHospitals(database.db, gazetteer)).toBe(2);
  expect(await positions()).toEqual(["42.04 ; true", approximate]);
  expect(await locateHospitals(database.db, gazetteer)).toBe(0);
});

test("its own coordinates replace those of the ZIP code, and are never replaced by them", async () => {
  await importList(`${RUSH},,`);
  await locateHospitals(database.db, gazetteer);
  await importList(`${RUSH},,`);
  expect(await positions()).toEqual([approximate]);
  const exact = "41.87 ; false";
  await importList(`${RUSH},41.8746,-87.6689`);
  expect(await positions()).toEqual([exact]);
  await importList(`${RUSH},,`);
  await locateHospitals(database.db, gazetteer);
  expect(await positions()).toEqual([exact]);
});

test("one that moved to another ZIP code moves on the map", async () => {
  await importList(`${RUSH},,`);
  await locateHospitals(database.db, gazetteer);
  await importList("140119,RUSH UNIVERSITY MEDICAL CENTER,7 OTHER ROAD,EVANSTON,IL,60201,,");
  expect(await locateHospitals(database.db, gazetteer)).toBe(1);
  expect(await positions()).toEqual(["42.05 ; true"]);
});

test("a hospital in no ZIP code or city that is known has no coordinates", async () => {
  await importList("140002,NOWHERE HOSPITAL,1 MAIN STREET,XYZZYVILLE,IL,,,");
  expect(await locateHospitals(database.db, gazetteer)).toBe(0);
});
