import { describe, expect, test } from "vitest";
import { readWantedPlan } from "./wanted-plan.ts";

const NOTHING = { company: null, product: null, kind: null, called: null, nickname: null, isSelfPay: false };

describe("the words for a payer", () => {
  test.each([
    ["Blue Cross PPO", { company: "BLUE CROSS", product: "ppo", kind: "commercial" }],
    ["Cigna", { company: "Cigna" }],
    ["Cigna HMO", { company: "CIGNA", product: "hmo", kind: "commercial" }],
    [
      "Aetna Choice POS II",
      { company: "AETNA CHOICE II", product: "pos", kind: "commercial", nickname: "CHOICE II" },
    ],
    ["Cigna SureFit", { company: "Cigna SureFit", kind: "commercial", nickname: "SUREFIT" }],
    ["Aetna marketplace", { company: "AETNA", product: "exchange", kind: "commercial" }],
    ["Blue Cross marketplace PPO", { company: "BLUE CROSS", product: "exchange", kind: "commercial" }],
    ["Aetna HMO/PPO", { company: "AETNA", kind: "commercial" }],
    ["Health Net HMO", { company: "HEALTH NET", product: "hmo", kind: "commercial" }],
    ["Geisinger Health Plan", { company: "Geisinger Health Plan" }],
    ["Community Care Plan", { company: "Community Care Plan" }],
    ["Obamacare", { product: "exchange", kind: "commercial" }],
    ["BCBS Medicaid", { company: "BCBS", kind: "medicaid" }],
    ["state Medicaid program", { kind: "medicaid" }],
    ["Medi-Cal", { kind: "medicaid" }],
    ["Medicare", { kind: "medicare" }],
    ["Original Medicare Part B", { kind: "medicare" }],
    ["Medigap Plan G", { kind: "medicare" }],
    ["Humana Medicare Advantage", { company: "HUMANA", kind: "medicare-advantage" }],
    ["Aetna Medicare HMO", { company: "AETNA", kind: "medicare-advantage" }],
    ["Tricare", { kind: "tricare-va" }],
    ["VA", { kind: "tricare-va" }],
    ["health insurance", { company: "health insurance" }],
  ])("%j", (payer, meant) => expect(readWantedPlan({ payer })).toEqual({ ...NOTHING, ...meant }));

  test.each([
    "self-pay",
    "Self Pay",
    "no insurance",
    "cash",
    "Uninsured",
    "none",
    "N/A",
    "sin seguro",
  ])("%j mean no insurance", (payer) =>
    expect(readWantedPlan({ payer })).toEqual({ ...NOTHING, isSelfPay: true }));
});

describe("the words for a plan", () => {
  test.each([
    ["PPO", { product: "ppo", kind: "commercial", called: "PPO" }],
    ["Hmo/Pos/Ppo", { kind: "commercial", called: "Hmo/Pos/Ppo" }],
    ["Open Choice PPO", { product: "ppo", kind: "commercial", called: "Open Choice PPO" }],
    ["Medicaid HMO", { kind: "medicaid", called: "Medicaid HMO" }],
  ])("%j", (plan, meant) =>
    expect(readWantedPlan({ payer: "Aetna", plan })).toEqual({ ...NOTHING, company: "Aetna", ...meant }));

  test("a kind that was chosen comes before them", () => {
    expect(readWantedPlan({ payer: "Blue Cross PPO", planKind: "medicaid" })).toEqual({
      ...{ ...NOTHING, company: "BLUE CROSS", kind: "medicaid" },
    });
  });
});
