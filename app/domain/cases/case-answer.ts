import { askedCentsOf, type CaseFacts, leftOfReceiptCents } from "./case-facts.ts";
import type { CaseStep, CaseStepId, LastDay } from "./case-step.ts";
import { type MayComeOff, mayComeOff } from "./may-come-off.ts";
import { openTierOf } from "./steps/assistance-steps.ts";
import {
  doubtedSumsAmong,
  isWorthALetter,
  moneyBackCents,
  questionsAmong,
} from "./steps/finding-evidence.ts";
import { type PriceStanding, priceStandingOf } from "./steps/money-steps.ts";
import { dayToAnswer } from "./steps/paper-steps.ts";

/** A bill in one sentence. Amounts in cents. `askedCents` null: the bill does not say what is due. */
export type CaseAnswer =
  | { kind: "nothing-read" }
  | { kind: "other-currency" }
  | { kind: "check-first"; askedCents: number | null }
  /** Amounts null: not read. */
  | { kind: "receipt"; paidCents: number | null; leftCents: number | null }
  | {
      kind: "payment-plan";
      isAgreed: boolean;
      leftCents: number | null;
      monthlyCents: number | null;
      /** ISO day. */
      firstPaymentOn: string | null;
    }
  | { kind: "court-paper"; claimedCents: number | null }
  | { kind: "plan-question"; by: LastDay | null }
  /** A provider's, before a collector gets the bill. */
  | { kind: "final-notice"; askedCents: number; by: LastDay | null }
  /** Of care that is to come; null: it prints no sum. */
  | { kind: "estimate"; estimatedCents: number | null }
  | { kind: "amount-unknown" }
  | { kind: "money-back"; backCents: number }
  | { kind: "nothing-due" }
  /** A household at or below the line for free care, or for a discount. */
  | { kind: "may-be-free" | "may-be-discounted"; askedCents: number; isLate: boolean }
  /** A collector asks for it. `isLate`: the days that stop it are over. */
  | { kind: "in-collection"; askedCents: number; isLate: boolean }
  | { kind: "being-checked"; askedCents: number }
  /** Errors: what would be left without them. */
  | { kind: "may-be-less"; askedCents: number; mayBeCents: number; largest: MayComeOff }
  /** Its sums do not agree, maybe since a number was misread. */
  | { kind: "numbers-doubted"; askedCents: number }
  | { kind: "plan-refused"; askedCents: number }
  | { kind: "plan-not-decided"; askedCents: number }
  | { kind: "questions"; askedCents: number; count: number; mayBeCents: number }
  /** Nothing is certainly wrong, and yet a step may remove some of it, or all. */
  | { kind: "surprise-likely" | "steps-first"; askedCents: number }
  /** Nothing is wrong so far, and no one said who pays. */
  | { kind: "payer-unknown"; askedCents: number }
  | { kind: "above-published"; askedCents: number }
  | { kind: "nothing-wrong"; askedCents: number; prices: Exclude<PriceStanding, "above"> };

/** The answer to 'What is this bill, and what may be left of it?', by what is surest of it. `steps`: as judged of the same facts. */
export function answerOf(facts: CaseFacts, steps: readonly CaseStep[]): CaseAnswer {
  const askedCents = askedCentsOf(facts);
  const isOpen = (id: CaseStepId) => steps.some((step) => step.id === id && step.state === "open");
  if (facts.isForeign) return { kind: "other-currency" };
  if (steps.some(({ id, reason }) => id === "check-reading" && reason === "nothing-read")) {
    return { kind: "nothing-read" };
  }
  const paper = answerOfPaper(facts);
  if (paper !== null) return paper;
  if (!facts.isChecked) return { kind: "check-first", askedCents };
  const backCents = moneyBackCents(facts);
  if (backCents > 0 && (askedCents ?? 0) <= 0) return { kind: "money-back", backCents };
  if (askedCents === null) return { kind: "amount-unknown" };
  if (askedCents === 0) return { kind: "nothing-due" };
  if (facts.bill.paper === "final-notice") {
    return { kind: "final-notice", askedCents, by: dayToAnswer(facts) };
  }
  if (isOpen("dispute-debt")) {
    return {
      kind: "in-collection",
      askedCents,
      isLate: steps.some(({ reason }) => reason === "collector-late"),
    };
  }
  const tier = openTierOf(facts);
  const isLate = steps.some(({ reason }) => reason === "assistance-late");
  if (tier === "free") return { kind: "may-be-free", askedCents, isLate };
  if (tier === "discount") return { kind: "may-be-discounted", askedCents, isLate };
  if (facts.audit === null) return { kind: "being-checked", askedCents };
  const parts = mayComeOff(facts);
  const errors = parts.filter(({ strength }) => strength === "error").sort((a, b) => b.cents - a.cents);
  const [largest] = errors;
  if (largest) return { kind: "may-be-less", askedCents, mayBeCents: askedCents - sumOf(errors), largest };
  if (doubtedSumsAmong(facts).length > 0) return { kind: "numbers-doubted", askedCents };
  if (isOpen("dispute-surprise")) return { kind: "surprise-likely", askedCents };
  if (isOpen("appeal-plan")) return { kind: "plan-refused", askedCents };
  if (isOpen("wait-for-plan")) return { kind: "plan-not-decided", askedCents };
  const { length: count } = questionsAmong(facts).filter(isWorthALetter);
  if (count > 0) return { kind: "questions", askedCents, count, mayBeCents: askedCents - sumOf(parts) };
  if (steps.some(mayTakeOff)) return { kind: "steps-first", askedCents };
  if (isOpen("say-who-pays")) return { kind: "payer-unknown", askedCents };
  const prices = priceStandingOf(facts);
  return prices === "above"
    ? { kind: "above-published", askedCents }
    : { kind: "nothing-wrong", askedCents, prices };
}

/** Returns the answer for a document that isn't a bill, no matter what else is known; null: it may be a bill. */
function answerOfPaper(facts: CaseFacts): CaseAnswer | null {
  const { paper, told } = facts.bill;
  switch (paper) {
    case "estimate":
      return { kind: paper, estimatedCents: askedCentsOf(facts) };
    case "receipt":
      return {
        kind: paper,
        paidCents: told?.paidCents ?? paidCentsOf(facts),
        leftCents: leftOfReceiptCents(facts),
      };
    case "payment-plan":
      return {
        kind: paper,
        isAgreed: told?.isAgreed ?? false,
        leftCents: told?.leftCents ?? null,
        monthlyCents: told?.monthlyCents ?? null,
        firstPaymentOn: told?.firstPaymentOn ?? null,
      };
    case "court-paper":
      return { kind: paper, claimedCents: askedCentsOf(facts) };
    case "plan-question":
      return { kind: paper, by: dayToAnswer(facts) };
    default:
      return null;
  }
}

/** By the patient, in cents; null: not read. */
function paidCentsOf({ bill: { totals } }: CaseFacts): number | null {
  return totals.paymentsCents === null ? null : totals.paymentsCents - (totals.insurancePaidCents ?? 0);
}

/** What no one takes where nothing is wrong. */
const OF_WRONGS: ReadonlySet<CaseStepId> = new Set([
  "dispute-debt",
  "dispute-errors",
  "dispute-estimate",
  "ask-refund",
  "match-plan-paper",
]);

const mayTakeOff = ({ id, state }: CaseStep) => state === "open" && OF_WRONGS.has(id);

function sumOf(parts: readonly MayComeOff[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}
