import { expect, test } from "vitest";
import { bill as billOf, line, totals } from "#app/domain/audits/audit.fixture.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { planClaimOf } from "#app/domain/audits/plan-claim.ts";
import {
  explainedClaim,
  explainedLine,
  explanationOf,
} from "#app/domain/explanations/explanation.fixture.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { told } from "#app/domain/explanations/told.ts";
import { answerOf } from "./case-answer.ts";
import type { CaseFacts } from "./case-facts.ts";
import { aboveCash, asCharged, factsOf, visit } from "./cases.fixture.ts";
import { denialOf } from "./denial-of.ts";
import { judgeSteps, nextStepOf } from "./judge-steps.ts";

/** The hospital of these bills, a nonprofit one that forgives up to 250 % and lowers up to 400 % of the poverty level. */
const helping = {
  name: "Cedar Valley Hospital",
  isNonprofit: true,
  assistance: { freeUpToPercent: 250, discountUpToPercent: 400 },
} as const;
const household = (annualIncomeCents: number) => ({ size: 2, annualIncomeCents, state: "OH" });

function explained(explanation: Explanation): Pick<CaseFacts, "denial"> & { bill: Partial<AuditedBill> } {
  const claims = explanation.claims.map((claim, claimIndex) => ({
    explanationId: "e",
    explanation,
    claimIndex,
    claim,
  }));
  return {
    bill: { planClaims: claims.map(({ claim }) => planClaimOf(explanation, claim)) },
    denial: denialOf(claims, "2026-04-20"),
  };
}

const paid = explained(
  explanationOf([
    explainedClaim(
      [
        explainedLine("99284", {
          billed: 90_000,
          discount: 50_000,
          allowed: 40_000,
          planPaid: 30_000,
          coinsurance: 10_000,
          youOwe: 10_000,
        }),
        explainedLine("80053", {
          billed: 12_000,
          discount: 9_000,
          allowed: 3_000,
          planPaid: 3_000,
          youOwe: 0,
        }),
      ],
      {
        billed: 102_000,
        discount: 59_000,
        allowed: 43_000,
        planPaid: 33_000,
        coinsurance: 10_000,
        youOwe: 10_000,
      },
    ),
  ]),
);

const refused = (group: "CO" | "PR", youOwe: number) =>
  explained(
    explanationOf(
      [
        explainedClaim(
          [
            explainedLine(
              "99284",
              { billed: 102_000, allowed: 0, notCovered: 102_000, planPaid: 0, youOwe },
              { adjustments: [{ group, reasonCode: "197", amountCents: 102_000 }] },
            ),
          ],
          { billed: 102_000, allowed: 0, notCovered: 102_000, planPaid: 0, youOwe },
          { status: "denied" },
        ),
      ],
      { source: "835", planKind: "insured" },
    ),
  );
const oneVisit = (more: Partial<AuditedBill>) =>
  billOf([line("99284", 102_000)], {
    totals: totals({ chargesCents: 102_000, balanceCents: 102_000 }),
    ...more,
  });

const cases: [name: string, facts: CaseFacts, next: string | null, answer: string, why: string][] = [
  [
    "a duplicate line",
    factsOf(
      visit({
        coverage: "self-pay",
        provider: { name: "Cedar Valley Hospital", isNonprofit: false, assistance: null },
        lines: [line("99284", 90_000), line("80053", 12_000), line("80053", 12_000)],
        totals: totals({ chargesCents: 114_000, balanceCents: 114_000 }),
      }),
    ),
    "dispute-errors errors-found",
    "may-be-less 114000 102000",
    "the bill contradicts itself: the hospital takes it off without any proof from elsewhere",
  ],
  [
    "no amount asked that was read, and what is left of the rest is not on the paper",
    factsOf(
      visit({
        coverage: "other-plan",
        totals: totals({
          chargesCents: 102_000,
          paymentsCents: 30_000,
          insurancePaidCents: 30_000,
          balanceCents: null,
        }),
        readSums: {
          totals: [],
          lineConfidences: [1, 1],
          otherAmounts: [10_000, 62_000].map((amountCents) => ({ amountCents, isInSentence: false })),
          hasUnreadCharges: false,
        },
      }),
    ),
    "check-reading asked-unread",
    "amount-unknown",
    "a discount was not read: $720 is nobody's amount",
  ],
  [
    "a balance above 'you owe' in the network",
    factsOf(
      visit({
        ...paid.bill,
        totals: totals({
          chargesCents: 102_000,
          adjustmentsCents: 0,
          paymentsCents: 33_000,
          balanceCents: 69_000,
        }),
      }),
    ),
    "dispute-errors errors-found",
    "may-be-less 69000 10000",
    "the contract with the plan binds the hospital: ask for the plan's amount, and pay no more",
  ],
  [
    "denied for a missing authorization, at the hospital's cost",
    factsOf(oneVisit(refused("CO", 0).bill), { denial: refused("CO", 0).denial }),
    "dispute-errors errors-found",
    "may-be-less 102000 0",
    "the hospital had to ask for leave: it may not bill the patient for its own fault",
  ],
  [
    "denied for a missing authorization, at the patient's cost",
    factsOf(oneVisit({ ...refused("PR", 102_000).bill, explanation: null }), {
      denial: { ...refused("PR", 102_000).denial!, isProvidersFault: false },
    }),
    "appeal-plan plan-refused",
    "plan-refused 102000",
    "the plan may still pay, and its days to appeal run",
  ],
  [
    "no insurance, income below the line",
    factsOf(visit({ coverage: "self-pay", provider: helping, household: household(3_000_000) })),
    "apply-assistance at-or-below-free-line",
    "may-be-free 102000",
    "it may forgive all of it, whatever else is wrong with the bill",
  ],
  [
    "no insurance, income above the line",
    factsOf(visit({ coverage: "self-pay", provider: helping, household: household(20_000_000) }), {
      prices: aboveCash,
    }),
    "make-offer above-published",
    "above-published 102000",
    "nothing is wrong, and the prices are above what others pay: bargain",
  ],
  [
    "a good-faith estimate of half as much",
    factsOf(
      visit({
        coverage: "self-pay",
        provider: { name: "Cedar Valley Hospital", isNonprofit: false, assistance: null },
        goodFaithEstimate: { totalCents: 51_000, date: "2026-02-20" },
      }),
    ),
    "dispute-estimate estimate-exceeded",
    "may-be-less 102000 51000",
    "federal law decides it, and the right to ask ends 120 days after the bill",
  ],
  [
    "an ambulance out of the network",
    factsOf(
      billOf([line("A0429", 90_000), line("A0425", 12_000)], {
        setting: null,
        totals: totals({ chargesCents: 102_000, paymentsCents: 40_000, balanceCents: 62_000 }),
        ...explained(
          explanationOf([
            explainedClaim(
              [
                explainedLine("A0429", {
                  billed: 90_000,
                  allowed: 38_000,
                  planPaid: 36_000,
                  coinsurance: 2_000,
                  youOwe: 2_000,
                }),
                explainedLine("A0425", {
                  billed: 12_000,
                  allowed: 5_000,
                  planPaid: 4_000,
                  coinsurance: 1_000,
                  youOwe: 1_000,
                }),
              ],
              { billed: 102_000, allowed: 43_000, planPaid: 40_000, coinsurance: 3_000, youOwe: 3_000 },
              { network: told("out"), isEmergency: true },
            ),
          ]),
        ).bill,
      }),
    ),
    "appeal-plan ground-ambulance",
    "plan-refused 62000",
    "federal law leaves it out, nobody chooses an ambulance: the plan can pay as in its network",
  ],
  [
    "a collector's letter",
    factsOf(visit({ coverage: "self-pay", provider: helping }), {
      collection: { noticeOn: "2026-04-10", disputeBy: null },
    }),
    "dispute-debt collector-in-time",
    "in-collection 102000",
    "30 days to ask for proof, which stops the collector until it answers",
  ],
  [
    "a collector's paper that nobody told of",
    factsOf(visit({ coverage: "self-pay", provider: helping, paper: "collection-notice" })),
    "dispute-debt collector-in-time",
    "in-collection 102000",
    "the paper says it by itself, and its own day is the earliest that the 30 days can begin",
  ],
  [
    "a collector's paper that prints the last day",
    factsOf(visit({ paper: "collection-notice", statementDate: "2026-03-01", disputeBy: "2026-05-04" })),
    "dispute-debt collector-prints-day",
    "in-collection 102000",
    "the printed day leads, though 30 days from the letter's own day are past",
  ],
  [
    "an estimate",
    factsOf(
      visit({
        paper: "estimate",
        coverage: null,
        statementDate: "2026-02-20",
        totals: totals({ chargesCents: 90_000 }),
      }),
    ),
    "keep-estimate estimate-kept",
    "estimate",
    "nothing is due, and what does not add up is no bill's fault",
  ],
  [
    "a bill that prints a plan's payment",
    factsOf(
      visit({
        coverage: null,
        totals: totals({
          chargesCents: 102_000,
          adjustmentsCents: 59_000,
          paymentsCents: 33_000,
          insurancePaidCents: 33_000,
          balanceCents: 10_000,
        }),
      }),
    ),
    "wait-for-plan plan-paid",
    "plan-not-decided 10000",
    "who pays stands on it: its explanation of benefits comes next",
  ],
  [
    "all right",
    factsOf(
      visit({
        ...paid.bill,
        totals: totals({
          chargesCents: 102_000,
          adjustmentsCents: 59_000,
          paymentsCents: 33_000,
          insurancePaidCents: 33_000,
          balanceCents: 10_000,
        }),
      }),
      { prices: asCharged },
    ),
    "pay nothing-wrong-plan-agrees",
    "nothing-wrong 10000",
    "bill and plan agree: pay it, at once or by the month",
  ],
  [
    "nothing readable",
    factsOf(billOf([], { serviceFrom: null, serviceTo: null, statementDate: null, coverage: null }), {
      isChecked: false,
    }),
    "check-reading nothing-read",
    "nothing-read",
    "without its amounts nobody can say anything: a better picture, or typing it",
  ],
];

test.each(cases)("the first step of %s", (_name, facts, next, answer, _why) => {
  const steps = judgeSteps(facts);
  const first = nextStepOf(steps);
  expect(first && `${first.id} ${first.reason}`).toBe(next);
  const said = answerOf(facts, steps);
  const cents = ["askedCents", "mayBeCents"].flatMap((name) => (name in said ? [said[name as never]] : []));
  expect([said.kind, ...cents].join(" ")).toBe(answer);
});
