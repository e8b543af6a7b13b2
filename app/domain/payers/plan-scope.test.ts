import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planScope } from "./plan-scope.ts";

test.each([
  ["HMO_Outpatient", "outpatient", null, "HMO"],
  ["PPO_Professional_MD", null, "professional", "PPO"],
  ["HMO_Inpatient_SCT_DRG14,16,17", "inpatient", null, "HMO"],
  ["Blue Choice 2 - Inpatient", "inpatient", null, "Blue Choice 2"],
  ["Inpatient PPO", "inpatient", null, "PPO"],
  ["PPO IP Facility", "inpatient", "facility", "PPO"],
  ["Outpatient", "outpatient", null, "Outpatient"],
])("%s holds for %s, %s, of the plan %s", (name, setting, billingClass, plan) => {
  expect(planScope(name)).toEqual({ setting, billingClass, plan });
});

test("a name that says both settings says none", () => {
  const plan = "BCBS HMO IP/OP ONLY";
  expect(planScope(plan)).toEqual({ setting: null, billingClass: null, plan });
});

test("no name of the labelled real ones loses anything", () => {
  const plans = readFileSync("tests/data/plan-kinds.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",")[1]!);
  for (const plan of plans) expect(planScope(plan)).toEqual({ setting: null, billingClass: null, plan });
});
