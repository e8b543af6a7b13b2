import { describe, expect, test, vi } from "vitest";
import type { ListedHospital } from "#app/domain/hospitals/hospital-list/read-hospital-list.ts";
import { importPriceFile } from "#app/domain/imports/import-price-file.server.ts";
import { priceFileOf } from "#app/domain/imports/price-file.server.ts";
import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import type { SampleHospital } from "#app/domain/sample-data/sample-hospitals.ts";
import { importPriceText } from "../../../tests/fixtures/mrf/import-price-text.ts";
import { digestTables, listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { type HospitalListImport, importHospitalList } from "./import-hospital-list.server.ts";

const database = databaseForEachTest();

const NOTHING: HospitalListImport = {
  matched: {},
  unchanged: 0,
  added: 0,
  ambiguous: [],
  contested: [],
  withoutEntry: [],
};
const HARBOR: ListedHospital = {
  ccn: "050001",
  name: "Quiet Harbor Hospital",
  address: "12 Quiet Harbor Road",
  city: "San Diego",
  state: "CA",
  zip: "92101",
  county: "San Diego",
  phone: "(619) 555-0100",
  hospitalType: "Acute Care Hospitals",
  ownership: "Proprietary",
  emergencyServices: true,
  overallRating: 4,
  quality: null,
  latitude: 32.7157,
  longitude: -117.1611,
};
const DUSTY: ListedHospital = {
  ...HARBOR,
  ccn: "450001",
  name: "Dusty Plain Hospital",
  address: "7 Plain Street",
  city: "Lubbock",
  state: "TX",
  zip: "79401",
};

const importList = (...listed: ListedHospital[]) => importHospitalList(database.db, listed);
const table = (query: string) => listRows(database.db, query);
const hospitals = () =>
  table("select hospital_id, ccn, name, street, current_import_id is not null from hospitals order by 1");
/** Changes whenever a row is written, even with what it had. */
const written = () => table("select xmin, h.* from hospitals h order by hospital_id");

/** Imports a price file of a hospital; the hospital's number. */
async function importPrices(hospital: Partial<SampleHospital> = {}, date = "2026-03-01"): Promise<number> {
  const bytes = Buffer.from(priceFileText({ hospital, date, charges: [charge("71046")] }));
  return (await importPriceText(database.db, bytes, { fileName: "standardcharges.csv" })).hospitalId;
}

describe("an entry of the list", () => {
  test("gives the hospital that has prices its facts, and leaves it its name and numbers", async () => {
    const hospitalId = await importPrices({ name: "QUIET HARBOR HOSP.", address: "12 Quiet Hbr Rd" });
    expect(await importList(HARBOR)).toEqual({ ...NOTHING, matched: { "name and address": 1 } });
    expect(
      await table(`select hospital_id, ccn, name, street, city, state, zip, address, phone, latitude, longitude,
        hospital_type, ownership, emergency_services, overall_rating, license_numbers, npis, is_sample from hospitals`),
    ).toEqual([
      `${hospitalId} ; 050001 ; Quiet Harbor Hosp. ; 12 Quiet Harbor Road ; San Diego ; CA ; 92101 ; ` +
        "12 Quiet Harbor Road, San Diego, CA 92101 ; (619) 555-0100 ; 32.7157 ; -117.1611 ; " +
        "Acute Care Hospitals ; Proprietary ; true ; 4 ; 4711 ; 1234567893 ; false",
    ]);
  });

  test("that no hospital fits is added without prices, and a later price file joins it", async () => {
    expect(await importList(HARBOR, DUSTY)).toEqual({ ...NOTHING, added: 2 });
    const hospitalId = await importPrices({ name: "Quiet Harbor Hosp", licenseNumber: "", npi: "" });
    expect(await hospitals()).toEqual([
      `${hospitalId} ; 050001 ; Quiet Harbor Hosp ; 12 Quiet Harbor Road ; true`,
      `${hospitalId + 1} ; 450001 ; Dusty Plain Hospital ; 7 Plain Street ; false`,
    ]);
    expect(await table("select phone, latitude from hospitals")).toEqual(
      Array(2).fill("(619) 555-0100 ; 32.7157"),
    );
  });

  test("whose CCN stands in the file as licence number is matched by it, wherever the file's address is", async () => {
    const elsewhere = { address: "900 Far Street", city: "Fresno", zip: "93650" };
    await importPrices({ ...elsewhere, name: "Quiet Harbor Medical Center", licenseNumber: "05-0001" });
    expect(await importList(HARBOR)).toEqual({ ...NOTHING, matched: { ccn: 1 } });
  });

  test("is matched with another spelling of its name at its address", async () => {
    await importPrices({ name: "Quiet Harbor Medical Center" });
    expect(await importList(HARBOR)).toEqual({ ...NOTHING, matched: { "name and address": 1 } });
  });

  test("is matched in its own state only, and never with a fictional hospital", async () => {
    const hospitalId = await importPrices({ state: "TX" });
    await database.db.$client.query(
      `insert into hospitals (name, match_name, street_number, state, city, zip, street, is_sample)
       values ('Quiet Harbor Hospital', 'quiet harbor hospital', '12', 'CA', 'San Diego', '92101', $1, true)`,
      [HARBOR.address],
    );
    expect(await importList(HARBOR)).toEqual({
      ...NOTHING,
      added: 1,
      withoutEntry: [{ hospitalId, name: "Quiet Harbor Hospital", city: "San Diego", state: "TX" }],
    });
    expect(await table("select ccn from hospitals where is_sample")).toEqual(["-"]);
  });
});

describe("the same list again", () => {
  test("writes nothing", async () => {
    await importPrices();
    await importList(HARBOR, DUSTY);
    const before = await written();
    expect(await importList(HARBOR, DUSTY)).toEqual({ ...NOTHING, matched: { ccn: 2 }, unchanged: 2 });
    expect(await written()).toEqual(before);
  });

  test("writes nothing either where price files came in between and were removed", async () => {
    await importList(HARBOR, DUSTY);
    const before = await table("select * from hospitals where hospital_id > 0 order by hospital_id");
    await importPrices({ name: "QUIET HARBOR HOSP", licenseNumber: "", npi: "" });
    expect(await importList(HARBOR, DUSTY)).toMatchObject({ unchanged: 2, withoutEntry: [] });
    await removeImport(database.db, 1);
    expect(await importList(HARBOR, DUSTY)).toMatchObject({ matched: { ccn: 2 }, unchanged: 1 });
    expect(await table("select * from hospitals where hospital_id > 0 order by hospital_id")).toEqual(before);
  });
});

describe("a newer list", () => {
  test("updates what it says; a hospital without prices takes its name too", async () => {
    await importPrices();
    await importList(HARBOR, DUSTY);
    const renamed = { name: "Harbor Medical", phone: "(619) 555-0199", emergencyServices: false };
    const moved = { name: "Plain Medical", address: "99 Elm Street", latitude: 33.5, longitude: -101.8 };
    expect(await importList({ ...HARBOR, ...renamed }, { ...DUSTY, ...moved })).toMatchObject({
      matched: { ccn: 2 },
      unchanged: 0,
    });
    expect(
      await table(
        `select name, match_name, street_number, phone, emergency_services, latitude, address
         from hospitals order by hospital_id`,
      ),
    ).toEqual([
      "Quiet Harbor Hospital ; quiet harbor hospital ; 12 ; (619) 555-0199 ; false ; 32.7157 ; " +
        "12 Quiet Harbor Road, San Diego, CA 92101",
      "Plain Medical ; plain medical ; 99 ; (619) 555-0100 ; true ; 33.5 ; 99 Elm Street, Lubbock, TX 79401",
    ]);
  });

  test("frees the name that a hospital gives up for the next that takes it", async () => {
    const other = { ...HARBOR, ccn: "050002", name: "Hill Hospital", city: "Fresno", zip: "93650" };
    await importList(HARBOR, other);
    const renamed = [
      { ...HARBOR, name: "Harbor Medical" },
      { ...other, name: HARBOR.name },
    ];
    expect(await importList(...renamed)).toEqual({ ...NOTHING, matched: { ccn: 2 } });
    expect(await table("select ccn, match_name from hospitals order by 1")).toEqual([
      "050001 ; harbor medical",
      "050002 ; quiet harbor hospital",
    ]);
  });

  test("leaves what it does not say, but takes back a rating", async () => {
    await importList(HARBOR);
    const silent = {
      ...{ address: null, city: null, zip: null, phone: null, hospitalType: null, ownership: null },
      ...{ emergencyServices: null, overallRating: null, latitude: null, longitude: null },
    };
    await importList({ ...HARBOR, ...silent });
    expect(
      await table(`select address, street, city, zip, phone, hospital_type, ownership, emergency_services,
        overall_rating, latitude, longitude from hospitals`),
    ).toEqual([
      "12 Quiet Harbor Road, San Diego, CA 92101 ; 12 Quiet Harbor Road ; San Diego ; 92101 ; (619) 555-0100 ; " +
        "Acute Care Hospitals ; Proprietary ; true ; - ; 32.7157 ; -117.1611",
    ]);
  });

  test("without coordinates keeps the former ones at the same address, and drops them at another", async () => {
    const unlocated = { latitude: null, longitude: null };
    await importList(HARBOR, DUSTY);
    await importList(
      { ...HARBOR, ...unlocated, address: "12 QUIET HARBOR RD, SUITE 5" },
      { ...DUSTY, ...unlocated, address: "99 Elm Street" },
    );
    expect(await table("select latitude, longitude from hospitals order by hospital_id")).toEqual([
      "32.7157 ; -117.1611",
      "- ; -",
    ]);
  });

  test("that gives a hospital another CCN changes it", async () => {
    const hospitalId = await importPrices();
    await importList(HARBOR, DUSTY);
    expect(await importList({ ...HARBOR, ccn: "051300" }, DUSTY)).toMatchObject({
      matched: { "name and address": 1, ccn: 1 },
      added: 0,
      contested: [],
    });
    expect((await hospitals())[0]).toBe(
      `${hospitalId} ; 051300 ; Quiet Harbor Hospital ; 12 Quiet Harbor Road ; true`,
    );
  });
});

describe("a hospital whose price file gives another street than the list", () => {
  const office = { address: "900 Office Park" };

  test("is matched by name and city where each bears the name alone there, whichever came first", async () => {
    const hospitalId = await importPrices(office);
    expect(await importList(HARBOR, DUSTY)).toMatchObject({ matched: { "name and city": 1 }, added: 1 });
    expect(await importPrices({ ...office, licenseNumber: "", npi: "" }, "2026-04-01")).toBe(hospitalId);
    await importList({ ...DUSTY, ccn: "450002", name: "Other Plain", address: "8 Plain Street" });
    const plain = { name: "Other Plain", city: "Lubbock", state: "TX", zip: "79401" };
    const joined = await importPrices({ ...office, ...plain, licenseNumber: "L9", npi: "1000000009" });
    expect(await table(`select ccn from hospitals where hospital_id = ${joined}`)).toEqual(["450002"]);
  });

  test("is matched though the list has the name in another city of the state, too", async () => {
    const hospitalId = await importPrices(office);
    const namesake = { ...HARBOR, ccn: "050002", address: "3 Hill Street", city: "Fresno", zip: "93650" };
    expect(await importList(HARBOR, namesake)).toMatchObject({ matched: { "name and city": 1 }, added: 1 });
    expect(await table(`select ccn from hospitals where hospital_id = ${hospitalId}`)).toEqual(["050001"]);
  });

  test("is not matched where the list has the name twice in the city", async () => {
    const hospitalId = await importPrices(office);
    const namesake = { ...HARBOR, ccn: "050002", address: "3 Hill Street" };
    const first = await importList(HARBOR, namesake);
    expect(first).toMatchObject({ matched: {}, added: 2, withoutEntry: [{ hospitalId }] });
    const before = await written();
    expect(await importList(HARBOR, namesake)).toMatchObject({
      unchanged: 2,
      withoutEntry: [{ hospitalId }],
    });
    expect(await written()).toEqual(before);
  });

  test("is not matched where two hospitals with prices bear the name in the city", async () => {
    const campus = { ...office, licenseNumber: "L1", npi: "1000000001" };
    const ids = [await importPrices(campus), await importPrices({ address: "5 Lake Road" })];
    const { withoutEntry, added } = await importList(HARBOR);
    expect([added, withoutEntry.map(({ hospitalId }) => hospitalId)]).toEqual([1, ids]);
  });
});

describe("what cannot be told is reported and stays as it was", () => {
  const named = ({ ccn, name, city, state }: ListedHospital) => ({ ccn, name, city, state });

  /** Imports the list twice: both times with this result and without a change of any row. */
  async function expectNothingDone(result: Partial<HospitalListImport>, ...listed: ListedHospital[]) {
    const before = await digestTables(database.db);
    for (let time = 0; time < 2; time++) {
      expect(await importList(...listed)).toEqual({ ...NOTHING, ...result });
      expect(await digestTables(database.db)).toEqual(before);
    }
  }

  test("an entry that two hospitals fit", async () => {
    const campus = { address: "900 Office Park", licenseNumber: "L1", npi: "1000000001" };
    const ids = [await importPrices(campus), await importPrices({ address: "5 Lake Road" })];
    const candidates = ids.map((hospitalId) => ({ hospitalId, name: HARBOR.name }));
    const withoutEntry = candidates.map((one) => ({ ...one, city: "San Diego", state: "CA" }));
    const listed = { ...HARBOR, address: null };
    await expectNothingDone({ ambiguous: [{ ...named(listed), candidates }], withoutEntry }, listed);
  });

  test("two entries that one hospital fits", async () => {
    const hospitalId = await importPrices({ address: "PO Box 7", zip: "92101" });
    const campus = { ...HARBOR, ccn: "050002", address: "5 Lake Road" };
    const withoutEntry = [{ hospitalId, name: HARBOR.name, city: "San Diego", state: "CA" }];
    const rival = { hospitalId, name: HARBOR.name };
    const contested = [
      { ...named(HARBOR), rivals: [{ ...rival, ccn: "050002" }] },
      { ...named(campus), rivals: [{ ...rival, ccn: "050001" }] },
    ];
    await expectNothingDone({ contested, withoutEntry }, HARBOR, campus);
  });

  test("the second of two entries with one name and address: the first is applied", async () => {
    const hospitalId = await importPrices();
    const converted = { ...HARBOR, ccn: "051300" };
    const rivals = [{ ccn: "050001", hospitalId, name: HARBOR.name }];
    const contested = [{ ...named(converted), rivals }];
    expect(await importList(HARBOR, converted)).toEqual({
      ...NOTHING,
      matched: { "name and address": 1 },
      contested,
    });
    await expectNothingDone({ matched: { ccn: 1 }, unchanged: 1, contested }, HARBOR, converted);
  });

  test("of two such entries the one that the price file's licence number names is applied", async () => {
    await importPrices({ licenseNumber: "051300" });
    const converted = { ...HARBOR, ccn: "051300" };
    const result = await importList(HARBOR, converted);
    expect(result).toMatchObject({ matched: { ccn: 1 }, added: 0, contested: [named(HARBOR)] });
    expect(await table("select ccn from hospitals")).toEqual(["051300"]);
  });

  test("of two such entries without a price file the first is added", async () => {
    const converted = { ...HARBOR, ccn: "051300" };
    const rivals = [{ ccn: "050001", hospitalId: null, name: HARBOR.name }];
    expect(await importList(HARBOR, converted)).toEqual({
      ...NOTHING,
      added: 1,
      contested: [{ ...named(converted), rivals }],
    });
  });

  test("an entry that bears the name and street number of a hospital elsewhere in the state", async () => {
    const hospitalId = await importPrices({ address: "12 Oak Street", city: "Fresno", zip: "93650" });
    const rivals = [{ ccn: null, hospitalId, name: HARBOR.name }];
    const withoutEntry = [{ hospitalId, name: HARBOR.name, city: "Fresno", state: "CA" }];
    await expectNothingDone({ contested: [{ ...named(HARBOR), rivals }], withoutEntry }, HARBOR);
  });

  test("an entry renamed to what a hospital elsewhere in the state is called", async () => {
    const other = { ...HARBOR, ccn: "050002", name: "Hill Hospital", city: "Fresno", zip: "93650" };
    await importList(HARBOR, other);
    const renamed = { ...other, name: HARBOR.name };
    const rivals = [{ ccn: "050001", hospitalId: 1, name: HARBOR.name }];
    await expectNothingDone(
      { matched: { ccn: 1 }, unchanged: 1, contested: [{ ...named(renamed), rivals }] },
      HARBOR,
      renamed,
    );
  });
});

test("a spelling at the address does not take the hospital from the entry that bears its very name", async () => {
  const hospitalId = await importPrices();
  const neighbour = { ...HARBOR, ccn: "050000", name: "Quiet Harbor Medical Center" };
  expect(await importList(neighbour, HARBOR)).toMatchObject({
    matched: { "name and address": 1 },
    added: 1,
    contested: [],
  });
  expect(await hospitals()).toEqual([
    `${hospitalId} ; 050001 ; Quiet Harbor Hospital ; 12 Quiet Harbor Road ; true`,
    `${hospitalId + 1} ; 050000 ; Quiet Harbor Medical Center ; 12 Quiet Harbor Road ; false`,
  ]);
});

test("a list that fails half-way changes nothing", async () => {
  await importPrices();
  const before = await digestTables(database.db);
  await expect(importList(HARBOR, { ...DUSTY, ownership: "NUL \0" })).rejects.toThrow();
  expect(await digestTables(database.db)).toEqual(before);
});

test("a price file under way is waited for, so that its hospital is not added a second time", async () => {
  const text = Buffer.from(priceFileText({ charges: [charge("71046"), charge("71047")] }));
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const file = priceFileOf("slow.csv", text);
  file.source.open = async function* () {
    yield text.subarray(0, -50);
    await gate;
    yield text.subarray(-50);
  };
  const options = { strict: false, maxBytes: 1e9, isSample: false, replacesSampleData: false };
  const prices = importPriceFile(database.db, file, options);
  // pg_locks has those of all databases, and tables of test databases share their numbers.
  const locks = (which: string) => `
    select from pg_locks where relation = 'hospitals'::regclass and ${which}
      and database = (select oid from pg_database where datname = current_database())`;
  const lockOf = (which: string) =>
    vi.waitFor(async () => expect((await database.db.$client.query(locks(which))).rowCount).toBe(1), {
      timeout: 120_000,
    });
  await lockOf("mode = 'RowExclusiveLock' and granted");
  const list = importList(HARBOR);
  await lockOf("not granted");
  letThrough();
  expect(await prices).toMatchObject({ outcome: "imported" });
  expect(await list).toEqual({ ...NOTHING, matched: { "name and address": 1 } });
});

test("a list of thousands is imported, and finds the price files' hospitals in all states", async () => {
  const states = ["CA", "TX", "NY", "FL"];
  const listed = states.flatMap((state) =>
    Array.from({ length: 700 }, (_, n) => ({
      ...HARBOR,
      ccn: String(100_000 + 1000 * states.indexOf(state) + n),
      name: `Hospital ${n} of Saint Nobody`,
      address: `${n} Example Street`,
      state,
      zip: String(10_000 + n),
    })),
  );
  for (const state of states)
    await importPrices({
      ...nthHospital(3, state),
      name: "HOSPITAL 3 OF ST NOBODY",
      address: "3 Example St",
      zip: "10003",
    });
  expect(await importList(...listed)).toEqual({
    ...NOTHING,
    matched: { "name and address": 4 },
    added: 2796,
  });
});
