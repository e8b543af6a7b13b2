import { expect, test } from "vitest";
import type { NextStep } from "#app/domain/appeals/next-step.ts";
import { line, totals } from "#app/domain/audits/audit.fixture.ts";
import { answerOf } from "./case-answer.ts";
import type { CaseAppeal, CaseFacts } from "./case-facts.ts";
import { aboveCash, factsOf, visit } from "./cases.fixture.ts";
import { judgeSteps, nextStepOf } from "./judge-steps.ts";
import { mayComeOff } from "./may-come-off.ts";

const provider = { name: "Cedar Valley Hospital", isNonprofit: false, assistance: null } as const;
/** $120 of $1,140 is on it twice. */
const withCopy = visit({
  coverage: "self-pay",
  provider,
  lines: [line("99284", 90_000), line("80053", 12_000), line("80053", 12_000)],
  totals: totals({ chargesCents: 114_000, balanceCents: 114_000 }),
});
const letter = (next: NextStep, findingKinds: CaseAppeal["findingKinds"]): CaseAppeal => ({
  appealId: "a",
  kind: "billing-error",
  next,
  findingKinds,
});
const copies = new Set(factsOf(withCopy).audit?.findings.map(({ rule, kind }) => `${rule} ${kind}`));
const others = new Set(["sum-mismatch total-too-high"]);
const nextOf = (facts: CaseFacts) => {
  const next = nextStepOf(judgeSteps(facts));
  return next && `${next.id} ${next.state} ${next.reason}`;
};

test.each<[string, NextStep, CaseAppeal["findingKinds"], string]>([
  ["is to be sent", { step: "send", until: null }, copies, "dispute-errors open letter-begun"],
  ["is sent", { step: "wait-for-answer", until: null }, copies, "dispute-errors waiting letter-sent"],
  [
    "of no audit is sent",
    { step: "wait-for-answer", until: null },
    null,
    "dispute-errors waiting letter-sent",
  ],
  [
    "about another error is sent",
    { step: "wait-for-answer", until: null },
    others,
    "dispute-errors open errors-found",
  ],
  [
    "was granted, and the error stays",
    { step: "check-corrected-bill" },
    copies,
    "dispute-errors open letter-won-still-found",
  ],
  [
    "about another error was granted",
    { step: "check-corrected-bill" },
    others,
    "dispute-errors open errors-found",
  ],
  [
    "was refused",
    { step: "try-otherwise", remedies: [] },
    copies,
    "dispute-errors open letter-lost-still-found",
  ],
])("a letter about an error %s", (_name, next, findingKinds, step) => {
  expect(nextOf(factsOf(withCopy, { appeals: [letter(next, findingKinds)] }))).toBe(step);
});

test("a letter that is sent is waited for while its bill is checked anew", () => {
  const appeals = [letter({ step: "wait-for-answer", until: null }, copies)];
  const steps = judgeSteps({ ...factsOf(withCopy, { appeals }), audit: null });
  expect(steps.find(({ id }) => id === "dispute-errors")).toMatchObject({
    state: "waiting",
    reason: "letter-sent",
  });
  expect(steps.find(({ id }) => id === "dispute-surprise")?.reason).toBe("not-audited");
});

test("while an answer is awaited nobody is told to pay or to offer", () => {
  const appeals = [letter({ step: "wait-for-answer", until: null }, copies)];
  const steps = judgeSteps(factsOf(withCopy, { appeals, prices: aboveCash }));
  expect(steps.find(({ id }) => id === "pay")).toMatchObject({
    state: "not-for-you",
    reason: "other-steps-first",
  });
  expect(nextStepOf(steps)?.state).toBe("waiting");
});

test("with a plan in the network a price above published ones is no offer", () => {
  const claim = {
    network: "in",
    isEmergency: false,
    patientResponsibilityCents: 102_000,
    lines: [],
  } as const;
  const facts = factsOf(visit({ explanation: claim, provider }), { prices: aboveCash });
  const steps = judgeSteps(facts);
  expect(nextOf(facts)).toBe("pay open nothing-wrong-plan-price");
  expect(answerOf(facts, steps)).toMatchObject({ kind: "nothing-wrong", prices: "plan-price" });
});

test("where nothing is asked for there is nothing to do", () => {
  const paid = totals({
    chargesCents: 102_000,
    paymentsCents: 102_000,
    insurancePaidCents: 102_000,
    balanceCents: 0,
  });
  for (const coverage of ["other-plan", "self-pay", null] as const) {
    const facts = factsOf(visit({ coverage, provider, totals: paid }));
    expect(nextOf(facts)).toBeNull();
    expect(answerOf(facts, judgeSteps(facts))).toEqual({ kind: "nothing-due" });
  }
});

test("an estimate whose days are past is an error like others", () => {
  const facts = factsOf(
    visit({
      coverage: "self-pay",
      provider,
      statementDate: "2025-04-01",
      goodFaithEstimate: { totalCents: 51_000, date: "2025-02-20" },
    }),
  );
  expect(nextOf(facts)).toBe("dispute-errors open errors-found");
});

test("what a letter asks about already is not asked again: the next letter is the one that the rest needs", () => {
  const facts = factsOf(withCopy);
  const [copy] = facts.audit?.findings ?? [];
  if (!copy || !facts.audit) throw new Error("The bill has no copy.");
  const units = { ...copy, rule: "mue-units" as const, strength: "question" as const, place: 3 };
  const payment = { ...copy, rule: "payment-not-credited" as const, strength: "question" as const, place: 4 };
  const asked = letter({ step: "wait-for-answer", until: null }, new Set([`mue-units ${copy.kind}`]));
  const audit = { ...facts.audit, findings: [units, payment] };
  const step = judgeSteps({ ...facts, audit, appeals: [{ ...asked, kind: "coding" }] }).find(
    ({ id }) => id === "ask-questions",
  );
  expect(step).toMatchObject({ state: "open", letter: "billing-error", places: [4] });
});

test.each<[string, NextStep, string, number]>([
  ["waits for its answer", { step: "wait-for-answer", until: null }, "may-be-free", 102_000],
  ["was refused", { step: "try-otherwise", remedies: [] }, "nothing-wrong", 0],
])("a bill whose application %s", (_name, next, kind, offCents) => {
  const helping = {
    ...provider,
    isNonprofit: true,
    assistance: { freeUpToPercent: 250, discountUpToPercent: 400 },
  };
  const household = { size: 2, annualIncomeCents: 3_000_000, state: "OH" };
  const bill = visit({ coverage: "self-pay", provider: helping, household });
  const facts = factsOf(bill, { appeals: [{ ...letter(next, null), kind: "charity-care" }] });
  expect(answerOf(facts, judgeSteps(facts)).kind).toBe(kind);
  expect(mayComeOff(facts).reduce((sum, { cents }) => sum + cents, 0)).toBe(offCents);
});
