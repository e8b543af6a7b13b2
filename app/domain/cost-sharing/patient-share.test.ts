import { expect, test } from "vitest";
import { type PlanTerms, patientShare } from "./patient-share.ts";

const TERMS: PlanTerms = {
  deductibleLeftCents: 50_000,
  coinsurancePercent: 20,
  copayCents: null,
  outOfPocketLeftCents: null,
};
const share = (allowedCents: number, terms: Partial<PlanTerms> = {}) =>
  patientShare(allowedCents, { ...TERMS, ...terms });

test("the deductible comes first, then the coinsurance of the rest", () => {
  expect(share(293_400)).toEqual({
    allowedCents: 293_400,
    deductibleCents: 50_000,
    sharedCents: 243_400,
    afterDeductibleCents: 48_680,
    by: "coinsurance",
    limitCents: null,
    patientCents: 98_680,
    planCents: 194_720,
  });
});

test("an amount below the deductible is the patient's alone", () => {
  expect(share(30_000)).toMatchObject({ patientCents: 30_000, sharedCents: 0, planCents: 0 });
});

test("a copay takes the place of the coinsurance, after the deductible, and is never more than the rest", () => {
  expect(share(293_400, { copayCents: 25_000 })).toMatchObject({ by: "copay", patientCents: 75_000 });
  expect(share(60_000, { copayCents: 25_000 })).toMatchObject({
    afterDeductibleCents: 10_000,
    patientCents: 60_000,
    planCents: 0,
  });
  expect(share(60_000, { deductibleLeftCents: 0, copayCents: 0 }).patientCents).toBe(0);
});

test("nobody pays more than what is left of the out-of-pocket maximum", () => {
  expect(share(293_400, { outOfPocketLeftCents: 60_000 })).toMatchObject({
    limitCents: 60_000,
    patientCents: 60_000,
    planCents: 233_400,
  });
  expect(share(293_400, { outOfPocketLeftCents: 98_680 }).limitCents).toBeNull();
  expect(share(293_400, { outOfPocketLeftCents: 0 })).toMatchObject({ limitCents: 0, patientCents: 0 });
});

test("a coinsurance is rounded to the cent", () => {
  expect(share(50_033, { coinsurancePercent: 12.5 }).afterDeductibleCents).toBe(4);
});
