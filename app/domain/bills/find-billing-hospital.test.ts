import { beforeAll, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { normaliseHospitalName } from "../hospitals/names/hospital-name.ts";
import { findBillingHospital } from "./find-billing-hospital.server.ts";

const database = databaseForTests();
beforeAll(async () => {
  const hospitals = [
    ["Saint Fintan Medical Center", "GA", "Macon", "31201"],
    ["Mercy Hospital", "TX", "Waco", "76701"],
    ["Mercy Hospital", "TX", "Tyler", "75701"],
    ["Mercy Hospital", "OH", "Toledo", "43604"],
  ] as const;
  for (const [name, state, city, zip] of hospitals) {
    await database.db.$client.query(
      "insert into hospitals (name, match_name, state, city, zip) values ($1, $2, $3, $4, $5)",
      [name, normaliseHospitalName(name), state, city, zip],
    );
  }
});

const find = async (name: string, place: { state: string; city?: string; zip?: string } | null = null) => {
  const id = await findBillingHospital(database.db, name, place && { city: null, zip: null, ...place });
  if (id === null) return null;
  const { rows } = await database.db.$client.query("select city from hospitals where hospital_id = $1", [id]);
  return rows[0]?.city;
};

test("the only hospital of a name is meant, in any usual spelling", async () => {
  expect(await find("ST. FINTAN MED CTR")).toBe("Macon");
  expect(await find("St. Fintan Medical Center", { state: "GA", city: "Macon" })).toBe("Macon");
});

test("a hospital of the name in another state is another one", async () => {
  expect(await find("Saint Fintan Medical Center", { state: "AL" })).toBeNull();
});

test("of several, the place that is printed tells which; without one nobody guesses", async () => {
  expect(await find("Mercy Hospital")).toBeNull();
  expect(await find("Mercy Hospital", { state: "OH" })).toBe("Toledo");
  expect(await find("Mercy Hospital", { state: "TX", zip: "75701" })).toBe("Tyler");
  expect(await find("Mercy Hospital", { state: "TX", city: "WACO" })).toBe("Waco");
  expect(await find("Mercy Hospital", { state: "TX", city: "Austin" })).toBeNull();
});

test("a name that nobody bears is nobody's", async () => {
  expect(await find("Oak Hill Clinic")).toBeNull();
  expect(await find("The, Inc.")).toBeNull();
});
