import { expect, test } from "vitest";
import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { sayPolicyLines } from "./say-application-letter.ts";

const policy: HospitalPolicy = {
  freeUpToPercent: 200,
  discountUpToPercent: 400,
  isDoubtful: false,
  criteria: [],
  policyUrl: null,
  applicationUrl: null,
  summaryUrl: null,
  source: {
    kind: "filing",
    ein: "900000011",
    filerName: "NORTHERN EXAMPLE HEALTH",
    facilityName: "NORTHERN EXAMPLE MEDICAL CENTER",
    taxYear: 2024,
    periodEnd: "2024-12-31",
  },
  isSample: false,
};

test("a letter holds the filed lines against a hospital, but none that may be misread", () => {
  expect(sayPolicyLines("en", policy, [])).toContain("filed with the IRS for 2024, care is free up to 200%");
  expect(sayPolicyLines("en", { ...policy, isDoubtful: true }, [])).toBeNull();
});
