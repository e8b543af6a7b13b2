import { expect, test } from "vitest";
import { readNationalAmounts } from "#app/domain/medicare/read-national-amounts.server.ts";
import { dollars } from "#app/domain/money/dollars.ts";
import { importPriceTexts } from "../../../tests/fixtures/mrf/import-price-texts.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { UNFITTED } from "./fit-hospital.ts";
import { judgePart } from "./judge-part.ts";
import { readFits } from "./read-fits.server.ts";

const database = databaseForTests();

/** Operations: what Medicare pays the hospital and the doctor for each, in dollars. */
const OPERATIONS: Record<string, readonly [hospital: number, doctor: number]> = {
  "27447": [12866.82, 1159.35],
  "29881": [3244.61, 515.71],
  "49505": [3529.06, 508.03],
  "66984": [2280.73, 462.6],
  "64721": [1952.77, 423.19],
  "45385": [1179.08, 223.45],
  "45378": [911.71, 164.67],
  "12011": [198.7, 54.44], // twice the doctor's amount is 0.55 of the hospital's
  "11200": [198.7, 69.14], // 0.70
  "57454": [304.19, 118.91], // 0.78
};
const CODES = Object.keys(OPERATIONS);

const ofDoctor = (code: string) => (2 * OPERATIONS[code]![1]).toFixed(2);
const ofHospital = (code: string) => (1.5 * OPERATIONS[code]![0]).toFixed(2);

/** Imports a hospital's operations at its own cash prices; class null: its file does not say whose they are. */
async function importHospital(
  n: number,
  cashOf: (code: string) => string,
  billingClass: string | null = null,
): Promise<{ hospitalId: number; verdicts: string[] }> {
  const charges = CODES.map((code) => charge(code, { gross: "90000", cash: cashOf(code), billingClass }));
  const text = priceFileText({ hospital: nthHospital(n, "CA"), charges });
  const [hospitalId] = await importPriceTexts(database.db, [text]);
  const verdicts = await listRows(
    database.db,
    `select code, implausible from prices where hospital_id = ${hospitalId} order by code`,
  );
  return { hospitalId: hospitalId!, verdicts };
}

const allTold = (verdict: string) => [...CODES].sort().map((code) => `${code} ; ${verdict}`);

test("a list of twice what Medicare pays doctors is of doctors' fees, those near the hospital's amount too", async () => {
  const { hospitalId, verdicts } = await importHospital(0, ofDoctor);
  expect(verdicts).toEqual(allTold("professional-fee"));
  const fitOf = await readFits(database.db, [hospitalId]);
  const judged = await judgeOperation("57454", ofDoctor("57454"), fitOf(hospitalId));
  expect(judged).toMatchObject({ part: "professional" });
  expect(judged.confidence).toBeGreaterThan(0.5);
});

test("a list of one and a half times what Medicare pays hospitals is of whole prices", async () => {
  const { hospitalId, verdicts } = await importHospital(1, ofHospital);
  expect(verdicts).toEqual(allTold("-"));
  const fitOf = await readFits(database.db, [hospitalId]);
  const judged = await judgeOperation("57454", ofHospital("57454"), fitOf(hospitalId));
  expect(judged).toMatchObject({ part: "whole-facility" });
});

test("a file that says that these prices are the facility's is believed", async () => {
  const { verdicts } = await importHospital(2, ofDoctor, "facility");
  expect(verdicts).not.toContainEqual(expect.stringContaining("professional-fee"));
  expect(verdicts).toEqual(expect.arrayContaining(["12011 ; -", "11200 ; -", "57454 ; -"]));
});

test("an amount that stands where there is no price tells of no part", async () => {
  for (const cash of ["999999999", "9999999.99", null]) {
    expect([cash, await judgeOperation("27447", cash, UNFITTED)]).toEqual([
      cash,
      { part: "unsure", confidence: null },
    ]);
  }
});

/** Of a charge without a gross amount. */
async function judgeOperation(code: string, cash: string | null, fit: typeof UNFITTED) {
  const client = await database.db.$client.connect();
  try {
    return judgePart(
      await readNationalAmounts(client, null),
      { codeType: "CPT", code },
      {
        billingClass: "",
        modifiers: "",
        drugUnit: "",
        description: `Service ${code}`,
        cashDollars: cash === null ? null : dollars(cash),
        grossDollars: null,
      },
      fit,
    );
  } finally {
    client.release();
  }
}
