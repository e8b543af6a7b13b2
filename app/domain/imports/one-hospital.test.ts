import { describe, expect, test } from "vitest";
import type { SampleHospital } from "#app/domain/sample-data/sample-hospitals.ts";
import { importPriceText } from "../../../tests/fixtures/mrf/import-price-text.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";

const database = databaseForEachTest();

type NamedFile = { hospital: Partial<SampleHospital>; date: string; gross: string; fileName: string };

/** What two sources say of one hospital: a national set with the CCN as its license, and its own file. */
const NATIONAL: NamedFile = {
  hospital: {
    name: "GRAY MOOR MEDICAL CENTER",
    address: "1653 WEST CONGRESS PARKWAY",
    city: "CHICAGO",
    state: "IL",
    zip: "60612",
    licenseNumber: "140119",
    npi: "",
  },
  date: "2026-01-28",
  gross: "100",
  fileName: "00-0040119_gray-moor-medical-center-140119_standardcharges.csv",
};
const OWN: NamedFile = {
  hospital: {
    name: "The GRAY-MOOR Medical Center",
    address: "1620 W Harrison St",
    city: "Chicago",
    state: "IL",
    zip: "60612",
    licenseNumber: "1917",
    npi: "1932213600",
  },
  date: "2026-07-22",
  gross: "120",
  fileName: "36-2174823_gray-moor_standardcharges.csv",
};

const options = { strict: false, maxBytes: 1e9, isSample: false, replacesSampleData: false };
async function imported({ hospital, date, gross, fileName }: NamedFile): Promise<number> {
  const bytes = Buffer.from(priceFileText({ hospital, date, charges: [charge("71046", { gross })] }));
  return (await importPriceText(database.db, bytes, { fileName, ...options })).hospitalId;
}

const table = (query: string) => listRows(database.db, query);
const hospitalCount = () => table("select count(*) from hospitals");

const ONE = ["The GRAY-MOOR Medical Center ; 140119 ; 1932213600 ; 362174823 ; 1917 ; 2026-07-22 ; 2"];
const theOne = () =>
  table(`select name, stated_ccns, npis, eins, license_numbers, file_date::text,
    (select count(*) from imports i where i.hospital_id = h.hospital_id)
    from hospitals h join imports on import_id = current_import_id`);

describe("a hospital that two sources place in two streets of one ZIP code", () => {
  test.each([
    ["the national file first", [NATIONAL, OWN]],
    ["its own file first", [OWN, NATIONAL]],
  ])("is one, with the numbers of both: %s", async (_, files) => {
    for (const file of files) await imported(file);
    expect(await theOne()).toEqual(ONE);
    expect(await table("select code, gross from prices")).toEqual(["71046 ; 120"]);
    expect(
      await table("select kept_id, other_id, evidence, is_automatic, taken_back_at from hospital_merges"),
    ).toEqual([expect.stringMatching(/^\d+ ; - ; name and city ; true ; -$/)]);
  });

  test("is one where both come in at once", async () => {
    await Promise.all([imported(NATIONAL), imported(OWN)]);
    expect(await theOne()).toEqual(ONE);
  });

  test("keeps its newest file's name and places when an older file comes later", async () => {
    await imported(OWN);
    const places = await table("select name, address from hospital_locations");
    await imported(NATIONAL);
    expect(await table("select name, address from hospital_locations")).toEqual(places);
  });

  test("has one record of it, however many files name it so", async () => {
    await imported(NATIONAL);
    await imported(OWN);
    await imported({ ...OWN, date: "2026-08-22", gross: "130" });
    expect(await table("select cardinality(import_ids) from hospital_merges")).toEqual(["2"]);
  });
});

describe("two hospitals stay two", () => {
  test.each<[string, Partial<SampleHospital>, string]>([
    ["of another CCN", { licenseNumber: "140063" }, OWN.fileName],
    ["of the same EIN and another name", { name: "Gray Moor Children's Hospital" }, OWN.fileName],
    ["of the same EIN and name in another city", { city: "Peoria", zip: "61602" }, OWN.fileName],
    ["of another license in another street", { licenseNumber: "2001", npi: "" }, OWN.fileName],
    ["of another NPI in another street", { licenseNumber: "", npi: "1000000001" }, OWN.fileName],
  ])("%s", async (_, traits, fileName) => {
    await imported({ ...OWN, hospital: { ...OWN.hospital, licenseNumber: "1917" } });
    const isOfCcn = traits.licenseNumber === "140063";
    if (isOfCcn) await imported(NATIONAL); // what gives the hospital its CCN
    const hospital = { ...OWN.hospital, npi: "", licenseNumber: "", address: "5 Lake Road", ...traits };
    await imported({ ...OWN, hospital, fileName, date: "2026-02-01" });
    expect(await hospitalCount()).toEqual(["2"]);
  });
});
