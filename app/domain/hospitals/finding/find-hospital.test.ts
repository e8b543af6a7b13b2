import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { findHospital } from "./find-hospital.server.ts";
import { hospitalPath, hospitalServicePath } from "./hospital-link.ts";
import { listHospitalsNear } from "./hospitals-near.server.ts";
import { listHospitalNames } from "./list-hospitals.server.ts";
import { listLocations } from "./list-locations.server.ts";
import { listStates } from "./list-states.server.ts";

const database = databaseForTests();
let ids: number[];
const HOSPITALS = [
  { ...nthHospital(0, "CA"), name: "St. Mary's Hospital", city: "SAN JOSE" },
  { ...nthHospital(1, "TX"), name: "St. Mary's Hospital", city: "Waco" },
  { ...nthHospital(2, "TX"), name: 'The "Quiet" Clinic', city: "Waco" },
];
beforeAll(async () => {
  ids = await importPriceTexts(
    database.db,
    HOSPITALS.map((hospital) =>
      priceFileText({ hospital, charges: [charge("99213", { gross: "100", cash: "40" })] }),
    ),
  );
  await database.db.execute(sql`
    update hospitals set latitude = 31.5 + hospital_id / 10.0, longitude = -97.1 where state = 'TX'`);
});

const find = (name: string, where: { state?: string; city?: string } = {}) =>
  findHospital(database.db, { name, ...where });

describe("a hospital", () => {
  test("is found by its name in any case, with its present file", async () => {
    expect(await find('THE "quiet" clinic')).toEqual({
      outcome: "found",
      hospital: {
        hospitalId: ids[2],
        shortId: expect.stringMatching(/^[0-9a-f]{10}$/),
        name: 'The "Quiet" Clinic',
        city: "Waco",
        state: "TX",
        zip: "10200",
        address: "102 Example Street, Waco, TX 10200",
        phone: null,
        latitude: expect.closeTo(31.5 + ids[2]! / 10),
        longitude: -97.1,
        isPositionApproximate: false,
        hospitalType: null,
        ownership: null,
        emergencyServices: null,
        overallRating: null,
        quality: null,
        ccn: null,
        npis: ["1000000002"],
        eins: [],
        negotiationStatus: "Fixed",
        isSample: false,
        importId: expect.any(Number),
        fileName: "standardcharges.csv",
        fileDate: "2026-03-01",
        sourceUrl: null,
        importedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        priceCount: 1,
        serviceCount: 1,
        cashPriceCount: 1,
        chargeCount: 1,
        negotiatedChargeCount: 0,
        payerCount: 0,
      },
    });
  });

  test("of a name that two bear is a choice, until state or city says which", async () => {
    expect(await find("st. mary's hospital")).toEqual({
      outcome: "several",
      hospitals: [
        {
          hospitalId: ids[0],
          shortId: expect.stringMatching(/^[0-9a-f]{10}$/),
          name: "St. Mary's Hospital",
          city: "San Jose",
          state: "CA",
          address: expect.any(String),
        },
        {
          hospitalId: ids[1],
          shortId: expect.stringMatching(/^[0-9a-f]{10}$/),
          name: "St. Mary's Hospital",
          city: "Waco",
          state: "TX",
          address: expect.any(String),
        },
      ],
    });
    expect(await find("St. Mary's Hospital", { state: "california" })).toMatchObject({
      hospital: { hospitalId: ids[0] },
    });
    expect(await find("St. Mary's Hospital", { city: "waco" })).toMatchObject({
      hospital: { hospitalId: ids[1] },
    });
    expect(await find("St. Mary's Hospital", { state: "NY" })).toEqual({ outcome: "unknown" });
  });

  test("is found in another usual spelling where none is written so", async () => {
    expect(await find("Saint Marys Hosp", { state: "TX" })).toMatchObject({
      hospital: { hospitalId: ids[1] },
    });
  });

  test.each([
    "",
    "'",
    "\0",
    "%",
    "St%",
    "\\",
    "/",
    "😀",
    "x".repeat(10_000),
  ])("is unknown by an odd name: %j", async (name) => {
    expect(await find(name)).toEqual({ outcome: "unknown" });
  });
});

test("states, cities and hospitals are listed", async () => {
  expect(await listStates(database.db)).toEqual([
    { state: "CA", hospitalCount: 1 },
    { state: "TX", hospitalCount: 2 },
  ]);
  expect(await listLocations(database.db)).toEqual(["San Jose, CA", "Waco, TX"]);
  expect(await listLocations(database.db, { state: "tx" })).toEqual(["Waco, TX"]);
  expect((await listHospitalNames(database.db, { state: "TX" })).map(({ name }) => name)).toEqual([
    "St. Mary's Hospital",
    'The "Quiet" Clinic',
  ]);
  expect(await listHospitalNames(database.db, { state: "\0" })).toEqual([]);
});

test("the hospitals near one are listed with their distance, those without coordinates not", async () => {
  const near = await listHospitalsNear(
    database.db,
    { hospitalId: ids[1]!, latitude: 31.7, longitude: -97.1 },
    { limit: 5 },
  );
  expect(near).toMatchObject([{ hospitalId: ids[2], city: "Waco", distanceMiles: expect.closeTo(6.909, 2) }]);
  expect(
    await listHospitalsNear(database.db, { hospitalId: 1, latitude: null, longitude: null }, { limit: 5 }),
  ).toEqual([]);
});

test("links carry what makes a hospital unique", () => {
  const hospital = { name: "St. Mary's & Co", shortId: "0123456789" };
  expect(hospitalPath(hospital)).toBe("/hospital_details?name=St.+Mary%27s+%26+Co&id=0123456789");
  expect(hospitalServicePath(hospital, { code: "73721", codeType: "CPT" })).toBe(
    "/hospital_service_details?name=St.+Mary%27s+%26+Co&id=0123456789&code=73721&code_type=CPT",
  );
});
