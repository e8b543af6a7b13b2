import { beforeAll, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { findPlace } from "../places/find-place.ts";
import { openGazetteer } from "../places/open-gazetteer.server.ts";
import { findHospitalsForPlace } from "./hospitals-for-place.server.ts";

const database = databaseForTests({ hasSampleData: true });
beforeAll(async () => {
  const rename = (name: string, not: string) =>
    database.db.$client.query(
      `update hospitals set name = $1, match_name = lower($1) where hospital_id = (
         select min(hospital_id) from hospitals where current_import_id is not null and state <> 'TX' and state <> 'NY'
           and name <> $2)`,
      [name, not],
    );
  await rename("Wichita Falls County Hospital", "");
  await rename("Rush Lantern Hospital", "Wichita Falls County Hospital");
  await database.db.$client.query(
    `insert into hospitals (name, match_name, state, city, short_id)
     values ('United Regional', 'united regional', 'TX', 'WICHITA FALLS', 'united')`,
  );
});

const offered = async (typed: string) => {
  const found = findPlace(openGazetteer(), typed);
  const hospitals = await findHospitalsForPlace(database.db, typed, found, null);
  return hospitals.map(({ name }) => name);
};

test("a town without a hospital that hospitals elsewhere are called like may mean these", async () => {
  expect(await offered("Rush")).toEqual(["Rush Lantern Hospital"]);
});

test("a city that has a hospital is the place, whatever hospitals elsewhere are called", async () => {
  expect(await offered("Wichita Falls")).toEqual([]);
  expect(await offered("Wichita Falls, TX")).toEqual([]);
});
