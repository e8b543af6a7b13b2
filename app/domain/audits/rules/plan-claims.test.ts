import { describe, expect, test } from "vitest";
import {
  explainedClaim,
  explainedLine,
  explanationOf,
} from "#app/domain/explanations/explanation.fixture.ts";
import type {
  AmountKind,
  ExplainedClaim,
  ExplainedLine,
  Explanation,
} from "#app/domain/explanations/explanation.ts";
import { told } from "#app/domain/explanations/told.ts";
import { bill, codingEdits, line, ruleOn, totals } from "../audit.fixture.ts";
import { auditBill } from "../audit-bill.ts";
import type { AuditedBill } from "../audited-bill.ts";
import { planClaimOf } from "../plan-claim.ts";
import type { RuleId } from "../rule-ids.ts";

type Cents = Partial<Record<AmountKind, number>>;

const visit: Cents = {
  billed: 20_000,
  discount: 8_000,
  notCovered: 0,
  allowed: 12_000,
  planPaid: 9_000,
  deductible: 0,
  copay: 0,
  coinsurance: 3_000,
  youOwe: 3_000,
};
const blood: Cents = {
  billed: 5_000,
  discount: 3_000,
  notCovered: 0,
  allowed: 2_000,
  planPaid: 1_500,
  deductible: 0,
  copay: 0,
  coinsurance: 500,
  youOwe: 500,
};
const whole: Cents = {
  billed: 25_000,
  discount: 11_000,
  notCovered: 0,
  allowed: 14_000,
  planPaid: 10_500,
  deductible: 0,
  copay: 0,
  coinsurance: 3_500,
  youOwe: 3_500,
};

const planLines = [explainedLine("99213", visit), explainedLine("85025", blood)];
const claims = (
  lines: readonly ExplainedLine[] = planLines,
  sums: Cents = whole,
  more: Partial<ExplainedClaim> = {},
  paper: Partial<Explanation> = {},
) => {
  const explanation = explanationOf([explainedClaim(lines, sums, more)], paper);
  return explanation.claims.map((claim) => planClaimOf(explanation, claim));
};

const billLines = [line("99213", 20_000), line("85025", 5_000)];
const billed = (
  sums: Partial<AuditedBill["totals"]> = {},
  planClaims = claims(),
  lines = billLines,
): AuditedBill =>
  bill(lines, {
    totals: totals({
      chargesCents: 25_000,
      adjustmentsCents: 11_000,
      paymentsCents: 10_500,
      balanceCents: 3_500,
      ...sums,
    }),
    planClaims,
  });

/** 'rule kind lines cents' of all findings but those on prices and policies, and what is disputed in all. */
function audit(audited: AuditedBill) {
  const { findings, disputableCents } = auditBill({
    bill: audited,
    edits: codingEdits(),
    prices: null,
    isHospitalKnown: false,
  });
  return {
    errors: findings.flatMap(({ rule, kind, lines, amountAtStakeCents, strength }) =>
      strength === "error" ? [`${rule} ${kind} ${lines.join()} ${amountAtStakeCents}`] : [],
    ),
    questions: findings.flatMap(({ rule, kind, strength }) =>
      strength === "question" ? [`${rule} ${kind}`] : [],
    ),
    disputableCents,
  };
}

const nothing = { errors: [], questions: [], disputableCents: 0 };

describe("a bill that asks for what the plan says is owed", () => {
  test.each([
    ["is accused of nothing", billed()],
    ["nor where it asks for less", billed({ balanceCents: 3_000, paymentsCents: 11_000 })],
    ["nor where it has an earlier balance", billed({ balanceCents: 10_500, previousCents: 7_000 })],
    [
      "nor where the plan prints no codes",
      billed({}, claims(planLines.map((one) => ({ ...one, serviceCode: null })))),
    ],
    ["nor where the plan puts lines together", billed({}, claims([explainedLine(null, whole)]))],
    ["nor where the plan prints no lines", billed({}, claims([]))],
    [
      "nor where it prints no adjustments",
      billed({ adjustmentsCents: null, paymentsCents: null, chargesCents: null }),
    ],
  ])("%s", (_name, audited) => {
    expect(audit(audited)).toEqual(nothing);
  });
});

test("a line that was misread is put right by the others, or left alone", () => {
  const misread = claims([
    explainedLine("99213", { ...visit, billed: 2_000 }),
    explainedLine("85025", blood),
  ]);
  const unseen = [...billLines, line("99070", 1_234)];
  expect(audit(billed({}, misread))).toEqual(nothing);
  expect(audit(billed({ chargesCents: 26_234, balanceCents: 4_734 }, misread, unseen)).errors).toEqual([
    "line-unseen-by-plan never-billed 2 1234",
  ]);
  const worse = claims([explainedLine("99213", { ...visit, billed: 2_000, allowed: 1_000 })]);
  expect(audit(billed({ balanceCents: 4_000, chargesCents: null }, worse)).errors).toEqual([]);
});

test("an older balance is the bill’s own matter, told once", () => {
  const { errors, questions } = audit(billed({ balanceCents: 22_715 }));
  expect([errors, questions]).toEqual([["balance-mismatch balance-too-high  19215"], []]);
});

describe("each cent above what is owed has one cause", () => {
  const denied: Cents = {
    billed: 5_000,
    discount: 0,
    notCovered: 5_000,
    allowed: 0,
    planPaid: 0,
    deductible: 0,
    copay: 0,
    coinsurance: 0,
    youOwe: 0,
  };
  const withDenied: Cents = {
    billed: 25_000,
    discount: 8_000,
    notCovered: 5_000,
    allowed: 12_000,
    planPaid: 9_000,
    deductible: 0,
    copay: 0,
    coinsurance: 3_000,
    youOwe: 3_000,
  };
  const late = [{ group: "CO" as const, reasonCode: "29", amountCents: 5_000 }];
  const refused = (adjustments: ExplainedLine["adjustments"] = []) =>
    claims([explainedLine("99213", visit), explainedLine("85025", denied, { adjustments })], withDenied, {
      status: "partly",
    });
  const askedForDenied = { adjustmentsCents: 8_000, paymentsCents: 9_000, balanceCents: 8_000 };
  const outside = (isEmergency: boolean) => claims(planLines, whole, { network: told("out"), isEmergency });

  test.each([
    [
      "Emergency service: under the No Surprises Act the provider may not bill you more than your share.",
      true,
    ],
    [
      "The No Surprises Act does not apply: this was not an emergency, and you gave notice and consent.",
      false,
    ],
    ["This non-emergency service is protected by the No Surprises Act.", false],
    ["The No Surprises Act protects this service.", false],
  ])("a remark of its lines tells whether it is emergency care: %s", (words, isEmergency) => {
    const lines = planLines.map((one) => ({ ...one, remarkCodes: ["NS"] }));
    const [claim] = claims(lines, whole, { network: told("out") }, { remarks: [{ code: "NS", words }] });
    const out = billed({ adjustmentsCents: 0, balanceCents: 14_500 }, [claim!]);
    expect(ruleOn("surprise-emergency", out)).toEqual(isEmergency ? ["above  11000"] : []);
  });

  test.each([
    [
      "the plan’s payment is missing",
      billed({ paymentsCents: 0, balanceCents: 14_000 }),
      "payment-not-credited plan  10500",
      10_500,
    ],
    [
      "the plan’s payment is missing in part",
      billed({ paymentsCents: 500, balanceCents: 13_500 }),
      "payment-not-credited plan  10000",
      10_000,
    ],
    [
      "the write-off is asked for, in the network",
      billed({ adjustmentsCents: 0, balanceCents: 14_500 }),
      "balance-billing write-off  11000",
      11_000,
    ],
    [
      "the write-off is asked for, and nobody says where",
      billed({ adjustmentsCents: 0, balanceCents: 14_500 }, claims(planLines, whole, { network: null })),
      "write-off-billed write-off  11000",
      11_000,
    ],
    [
      "emergency care out of the network",
      billed({ adjustmentsCents: 0, balanceCents: 14_500 }, outside(true)),
      "surprise-emergency above  11000",
      11_000,
    ],
    [
      "emergency care out of the network by the revenue code of a charge",
      billed({ adjustmentsCents: 0, balanceCents: 14_500 }, outside(false), [
        { ...billLines[0]!, revenueCode: "0450" },
        ...billLines.slice(1),
      ]),
      "surprise-emergency above  11000",
      11_000,
    ],
    [
      "a refused line is asked for",
      billed(askedForDenied, refused()),
      "denied-line-billed refused 1 5000",
      5_000,
    ],
    [
      "a line that the provider sent too late",
      billed(askedForDenied, refused(late)),
      "denied-line-billed refused 1 5000",
      5_000,
    ],
    [
      "a charge that the plan never saw",
      billed({ chargesCents: 26_234, balanceCents: 4_734 }, claims(), [...billLines, line("99070", 1_234)]),
      "line-unseen-by-plan never-billed 2 1234",
      1_234,
    ],
    [
      "a copy",
      billed({ chargesCents: 30_000, balanceCents: 8_500 }, claims(), [...billLines, line("85025", 5_000)]),
      "duplicate-line copies 1,2 5000",
      5_000,
    ],
    [
      "a copy without a code",
      billed({ chargesCents: 45_000, balanceCents: 23_500 }, claims(), [
        line(null, 20_000, { description: "Room" }),
        line("85025", 5_000),
        line(null, 20_000, { description: "Room" }),
      ]),
      "line-unseen-by-plan again 2 20000",
      20_000,
    ],
    [
      "a line that was billed higher",
      billed({ chargesCents: 26_000, balanceCents: 4_500 }, claims(), [
        line("99213", 21_000),
        line("85025", 5_000),
      ]),
      "eob-mismatch line-billed-higher 0 1000",
      1_000,
    ],
    [
      "nobody can say why, in the network",
      billed({ balanceCents: 4_777, chargesCents: null }),
      "balance-billing above  1277",
      1_277,
    ],
    [
      "nobody can say why or where",
      billed({ balanceCents: 4_777, chargesCents: null }, claims(planLines, whole, { network: null })),
      "eob-mismatch above-responsibility  1277",
      1_277,
    ],
  ])("%s", (_name, audited, error, cents) => {
    const told = audit(audited);
    expect(told.errors.filter((one) => !one.startsWith("balance-mismatch"))).toEqual([error]);
    expect(told.disputableCents).toBe(cents);
  });

  test("two causes add up", () => {
    const both = audit(billed({ adjustmentsCents: 0, paymentsCents: 0, balanceCents: 25_000 }));
    expect(both.errors).toEqual(["balance-billing write-off  11000", "payment-not-credited plan  10500"]);
    expect(both.disputableCents).toBe(21_500);
  });

  test("out of the network without an emergency it asks", () => {
    expect(audit(billed({ adjustmentsCents: 0, balanceCents: 14_500 }, outside(false)))).toEqual({
      errors: [],
      questions: ["surprise-out-of-network above"],
      disputableCents: 0,
    });
    expect(audit(billed({ paymentsCents: 0, balanceCents: 14_000 }, outside(false)))).toEqual({
      errors: [],
      questions: ["payment-not-credited perhaps-paid-to-you"],
      disputableCents: 0,
    });
  });

  test("a clinician out of the network beside a hospital in it", () => {
    const hospital = explainedClaim([], {}, { provider: told("Mercy Hospital"), claimNumber: told("H") });
    const clinician = explainedClaim(planLines, whole, { network: told("out") });
    const explanation = explanationOf([clinician, hospital]);
    const audited = billed({ adjustmentsCents: 0, balanceCents: 14_500 }, [
      planClaimOf(explanation, clinician),
    ]);
    expect(audit(audited).questions).toEqual(["surprise-out-of-network facility-in-network"]);
  });
});

describe("what is not sure is asked", () => {
  test("another claim may have what the claims do not show", () => {
    const more = [...billLines, line("99070", 1_234), line("80053", 9_000)];
    expect(
      audit(
        billed(
          { chargesCents: 35_234, adjustmentsCents: null, paymentsCents: null, balanceCents: 8_000 },
          claims(),
          more,
        ),
      ),
    ).toEqual({ errors: [], questions: ["line-unseen-by-plan not-shown"], disputableCents: 0 });
  });

  test("care on another day may be another claim’s, even where the sum fits", () => {
    const later = line("99070", 1_234, { serviceDate: "2026-03-09" });
    const audited = billed({ chargesCents: 26_234, balanceCents: 4_734 }, claims(), [...billLines, later]);
    expect(audit({ ...audited, serviceTo: "2026-03-09" })).toEqual({
      errors: [],
      questions: ["line-unseen-by-plan not-shown"],
      disputableCents: 0,
    });
  });

  test("services that the bill does not list", () => {
    expect(
      audit(
        billed(
          { chargesCents: 20_000, adjustmentsCents: 8_000, paymentsCents: 9_000, balanceCents: 3_000 },
          claims(),
          [line("99213", 20_000)],
        ),
      ),
    ).toEqual({ errors: [], questions: ["plan-line-not-billed not-listed"], disputableCents: 0 });
  });

  test.each([
    [
      "read unsurely",
      claims(planLines, whole, {
        totals: {
          ...explainedClaim([], whole).totals,
          youOwe: { value: 3_500, place: null, confidence: 0.3 },
        },
      }),
    ],
    ["of which nothing else says what is owed", claims([], { billed: 25_000, youOwe: 3_500 })],
    ["that contradict one another", claims([], { ...whole, youOwe: 3_400 })],
  ])("amounts of a paper %s", (_name, planClaims) => {
    const { errors, questions, disputableCents } = audit(
      billed(
        { balanceCents: 4_777, chargesCents: 25_000, adjustmentsCents: null, paymentsCents: null },
        planClaims,
      ),
    );
    expect([errors, questions, disputableCents]).toEqual([[], ["balance-billing above"], 0]);
  });
});

describe("plans among themselves", () => {
  const rules: RuleId[] = ["coordination-of-benefits", "deductible-twice", "payment-not-credited"];
  const asked = (planClaims: ReturnType<typeof claims>, sums: Partial<AuditedBill["totals"]> = {}) =>
    rules.flatMap((rule) => ruleOn(rule, billed(sums, planClaims)));

  test("a plan that waits for another one", () => {
    const waiting = [{ group: "OA" as const, reasonCode: "22", amountCents: 5_000 }];
    expect(
      asked(
        claims([
          planLines[0] ?? explainedLine(null, {}),
          explainedLine("85025", blood, { adjustments: waiting }),
        ]),
      ),
    ).toEqual(["other-plan-first  0"]);
  });

  test("the second plan says what is owed in the end", () => {
    const second = claims(
      [],
      { billed: 25_000, otherInsurance: 10_500, planPaid: 3_000, youOwe: 500 },
      { claimNumber: told("S-1") },
      { plan: told("Second Plan") },
    );
    const audited = billed({ paymentsCents: 13_500, balanceCents: 500 }, [...claims(), ...second]);
    expect(audit(audited)).toEqual(nothing);
    const notCredited = billed({ paymentsCents: 10_500, balanceCents: 3_500 }, [...claims(), ...second]);
    expect(audit(notCredited).errors).toEqual(["payment-not-credited plan  3000"]);
  });

  test("two plans that each decide first", () => {
    const second = claims(planLines, whole, { claimNumber: told("S-1") }, { plan: told("Second Plan") });
    expect(asked([...claims(), ...second], { balanceCents: 9_000 })).toEqual(["two-plans  0"]);
  });

  test("a deductible for the same services twice, and above its limit", () => {
    const taking = (number: string) =>
      claims(
        [],
        { billed: 25_000, deductible: 3_500, youOwe: 3_500 },
        { claimNumber: told(number) },
        { accumulators: [{ of: "deductible", metCents: null, limitCents: 5_000 }] },
      );
    expect(asked([...taking("A"), ...taking("B")])).toEqual(["same-services  0", "above-limit  0"]);
    expect(asked([...taking("A"), ...taking("A")])).toEqual([]);
  });

  test("what the provider was paid at once is asked for again", () => {
    expect(asked(claims(planLines, whole, { patientPaid: told(2_000) }))).toEqual(["yours  0"]);
    expect(asked(claims(planLines, whole, { patientPaid: told(2_000) }), { paymentsCents: 12_500 })).toEqual(
      [],
    );
  });
});

test("a provider’s fault that the plan passes on to the patient is asked about", () => {
  const passedOn = {
    ...blood,
    discount: 0,
    notCovered: 5_000,
    allowed: 0,
    planPaid: 0,
    coinsurance: 0,
    youOwe: 5_000,
  };
  const adjustments = [{ group: "PR" as const, reasonCode: "29", amountCents: 5_000 }];
  const sums = {
    billed: 25_000,
    discount: 8_000,
    notCovered: 5_000,
    allowed: 12_000,
    planPaid: 9_000,
    youOwe: 8_000,
  };
  const planClaims = claims(
    [explainedLine("99213", visit), explainedLine("85025", passedOn, { adjustments })],
    sums,
  );
  const audited = billed({ adjustmentsCents: 8_000, paymentsCents: 9_000, balanceCents: 8_000 }, planClaims);
  expect(ruleOn("denied-line-billed", audited)).toEqual(["passed-on 1 0"]);
});

test("without claims the rules say why they are silent", () => {
  const rules: RuleId[] = [
    "write-off-billed",
    "denied-line-billed",
    "payment-not-credited",
    "line-unseen-by-plan",
    "plan-line-not-billed",
    "coordination-of-benefits",
    "deductible-twice",
  ];
  for (const rule of rules) {
    expect(ruleOn(rule, bill(billLines))).toBe("no-explanation-of-benefits");
    const typed = { network: "in" as const, isEmergency: false, patientResponsibilityCents: 1, lines: [] };
    expect(ruleOn(rule, bill(billLines, { explanation: typed }))).toBe("no-plan-claims");
  }
});
