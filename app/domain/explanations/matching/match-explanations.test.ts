import { describe, expect, test } from "vitest";
import { CARE_DAY, explainedClaim, explainedLine, explanationOf } from "../explanation.fixture.ts";
import type { ExplainedClaim } from "../explanation.ts";
import { told } from "../told.ts";
import { type MatchableBill, matchExplanations, POSSIBLE_MATCH, SURE_MATCH } from "./match-explanations.ts";

const visit = { serviceDate: CARE_DAY, code: "99213", amountCents: 21_000 };
const blood = { serviceDate: CARE_DAY, code: "85025", amountCents: 4_210 };
const bill: MatchableBill = {
  providerName: "Cedar Valley Hospital",
  hospitalNames: [],
  accountNumber: null,
  claimNumbers: [],
  statementDate: "2026-04-01",
  serviceFrom: CARE_DAY,
  serviceTo: CARE_DAY,
  lines: [visit, blood],
  chargesCents: 25_210,
  balanceCents: 5_000,
};
const lines = [explainedLine("99213", { billed: 21_000 }), explainedLine("85025", { billed: 4_210 })];
const claim = explainedClaim(lines, { billed: 25_210, youOwe: 5_000 });

const sureness = (confidence: number | undefined) =>
  confidence === undefined ? "no match" : confidence >= SURE_MATCH ? "sure" : "possible";
const match = (one: Partial<MatchableBill>, other: Partial<ExplainedClaim>) =>
  matchExplanations([{ ...bill, ...one }], [explanationOf([{ ...claim, ...other }])])[0];

const year = (day: string) => ({ first: told(day), last: told(day) });
const otherLines = [explainedLine("99214", { billed: 30_000 }), explainedLine("80053", { billed: 9_900 })];
const otherAmounts = { lines: otherLines, totals: explainedClaim([], { billed: 39_900 }).totals };
const oneLine = {
  bill: { lines: [{ ...blood, amountCents: 2_500 }], chargesCents: 2_500 },
  claim: {
    lines: [explainedLine(null, { billed: 2_500 })],
    totals: explainedClaim([], { billed: 2_500 }).totals,
  },
};

test.each([
  ["the same provider, day and amounts", {}, {}, "sure"],
  [
    "the provider in other words",
    { providerName: "Sunita Rao, MD" },
    { provider: told("RAO SUNITA MD") },
    "sure",
  ],
  ["no provider", {}, { provider: null }, "sure"],
  ["another provider, all amounts and days", {}, { provider: told("Rao Medical Group") }, "sure"],
  [
    "no days",
    { serviceFrom: null, serviceTo: null, lines: bill.lines.map((line) => ({ ...line, serviceDate: null })) },
    {},
    "sure",
  ],
  ["a bill of another year", {}, { serviceDates: year("2025-03-02") }, "no match"],
  ["the same hospital and day, other amounts", {}, otherAmounts, "no match"],
  ["a name alone", { lines: [], chargesCents: null, serviceFrom: null, serviceTo: null }, {}, "no match"],
  ["totals alone", { lines: [] }, { lines: [] }, "sure"],
  [
    "totals alone of another provider",
    { lines: [] },
    { lines: [], provider: told("Rao Medical Group") },
    "no match",
  ],
  [
    "one small charge of another provider",
    oneLine.bill,
    { ...oneLine.claim, provider: told("Rao Labs") },
    "possible",
  ],
  [
    "the account number, other amounts",
    { accountNumber: "ACC 77-1" },
    { ...otherAmounts, accountNumber: told("acc771") },
    "sure",
  ],
  [
    "an account number of three digits",
    { accountNumber: "771" },
    { ...otherAmounts, accountNumber: told("771") },
    "no match",
  ],
  [
    "the claim number",
    { claimNumbers: ["C-900-12"] },
    { ...otherAmounts, claimNumber: told("C90012") },
    "sure",
  ],
  [
    "the account number of another year",
    { accountNumber: "ACC771" },
    { accountNumber: told("ACC771"), serviceDates: year("2025-03-02") },
    "no match",
  ],
  [
    "a bill that was written before the care",
    { serviceFrom: null, serviceTo: null, lines: [], statementDate: "2026-02-01" },
    {},
    "no match",
  ],
] as [string, Partial<MatchableBill>, Partial<ExplainedClaim>, string][])("%s", (_name, one, other, sure) => {
  expect(sureness(match(one, other)?.confidence)).toBe(sure);
});

test("a match says why", () => {
  expect(match({}, {})?.reasons).toEqual([
    { kind: "same-billed", cents: 25_210 },
    { kind: "same-lines", count: 2, billLines: 2 },
    { kind: "same-dates" },
    { kind: "same-provider" },
  ]);
});

test("a charge that differs, or is missing on one side, does not hide the rest", () => {
  const three = [...bill.lines, { serviceDate: CARE_DAY, code: "81003", amountCents: 3_000 }];
  const unseen = match({ lines: three, chargesCents: 28_210 }, {});
  expect([sureness(unseen?.confidence), unseen?.reasons[0]]).toEqual([
    "sure",
    { kind: "same-lines", count: 2, billLines: 3 },
  ]);
  const changed = [...lines, explainedLine("81003", { billed: 2_000 })];
  const differs = match(
    { lines: three, chargesCents: 28_210 },
    { lines: changed, totals: explainedClaim([], { billed: 27_210 }).totals },
  );
  expect(sureness(differs?.confidence)).toBe("sure");
});

describe("several papers", () => {
  const lab: MatchableBill = {
    ...bill,
    providerName: "Oxbow Labs",
    lines: [{ serviceDate: CARE_DAY, code: "80053", amountCents: 9_900 }],
    chargesCents: 9_900,
  };
  const labClaim = explainedClaim(
    [explainedLine("80053", { billed: 9_900 })],
    { billed: 9_900 },
    { provider: told("OXBOW LABS"), claimNumber: told("CLM-2") },
  );

  test("one explanation of several bills", () => {
    const found = matchExplanations([bill, lab], [explanationOf([claim, labClaim])]);
    expect(found.map(({ billIndex, claimIndex }) => [billIndex, claimIndex]).sort()).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test("several explanations of one bill", () => {
    const whole = { ...bill, lines: [...bill.lines, ...lab.lines], chargesCents: 35_110 };
    const found = matchExplanations(
      [whole],
      [explanationOf([claim]), explanationOf([{ ...labClaim, provider: claim.provider }])],
    );
    expect(found.map(({ explanationIndex }) => explanationIndex).sort()).toEqual([0, 1]);
    expect(found.every(({ confidence }) => confidence >= POSSIBLE_MATCH)).toBe(true);
  });

  test("of a claim that another one replaces, or that was decided anew, the newest counts", () => {
    const newer = { ...claim, claimNumber: told("CLM-5"), replacesClaimNumber: told("CLM 1") };
    const again = { ...claim, processedDate: told("2026-05-01") };
    for (const later of [newer, again]) {
      const found = matchExplanations([bill], [explanationOf([later]), explanationOf([claim])]);
      expect(found.map(({ explanationIndex }) => explanationIndex)).toEqual([0]);
    }
  });

  test("a claim that only takes an earlier one back is of no bill, nor is the one it takes back", () => {
    const back = explainedClaim([], { billed: -25_210 }, { processedDate: told("2026-05-01") });
    expect(matchExplanations([bill], [explanationOf([claim]), explanationOf([back])])).toEqual([]);
  });

  test("two people with the same charges on one paper are not told apart", () => {
    const of = (patient: string, number: string) => ({
      ...claim,
      patient: told(patient),
      claimNumber: told(number),
    });
    const found = matchExplanations([bill], [explanationOf([of("Ana", "A"), of("Luis", "B")])]);
    expect(found.map(({ confidence }) => sureness(confidence))).toEqual(["possible", "possible"]);
  });

  test("nothing to match", () => {
    expect(matchExplanations([], [])).toEqual([]);
    expect(matchExplanations([bill], [explanationOf([])])).toEqual([]);
  });
});
