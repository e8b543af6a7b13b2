import type { Draft } from "./bench-bill.ts";
import { daysAfter } from "./days-after.ts";
import { mirroredExplanation } from "./finish-bill.ts";
import { isOneOf, ofBalance, type Plant, told } from "./plant.ts";

/** Errors in a bill as a whole, when its lines are done, in the order in which one leaves the others' amounts alone. */
export const plantedWhole: readonly Plant[] = [
  {
    name: "timely-filing",
    plant(draft, { random }) {
      draft.statementDate = daysAfter(lastDayOf(draft), random.integer(366, 480));
      draft.truths.push(told("timely-filing"));
      return !draft.planted.includes("future-date");
    },
  },
  shifted("sum-mismatch: too high", "sum-mismatch", ["chargesCents", "balanceCents"], 1),
  shifted("sum-mismatch: too low", "sum-mismatch", ["chargesCents", "balanceCents"], -1),
  {
    name: "paid-twice",
    plant(draft, { random }) {
      const { totals } = draft;
      const amountCents = Math.floor(totals.balanceCents / 5);
      if (amountCents < 100) return false;
      const date = daysAfter(draft.days.at(-1)!, random.integer(1, 8));
      draft.payments = [{ date, amountCents }, ...(draft.payments ?? []), { date, amountCents }];
      totals.paymentsCents = draft.payments.reduce((sum, payment) => sum + payment.amountCents, 0);
      totals.balanceCents = totals.chargesCents - totals.adjustmentsCents - totals.paymentsCents;
      if (totals.balanceCents < 0) return false;
      draft.truths.push(ofBalance("paid-twice", amountCents));
      return true;
    },
  },
  shifted("balance-mismatch: too high", "balance-mismatch", ["balanceCents"], 1),
  shifted("balance-mismatch: too low", "balance-mismatch", ["balanceCents"], -1),
  {
    name: "good-faith-estimate",
    plant(draft, { random }) {
      const aboveCents = 40_000 + random.pick([0, 1, random.integer(2, 400_000)]);
      const totalCents = draft.totals.chargesCents - draft.totals.adjustmentsCents - aboveCents;
      if (draft.coverage !== "self-pay" || totalCents <= 0) return false;
      draft.goodFaithEstimate = { totalCents, date: daysAfter(draft.days[0]!, -7) };
      draft.truths.push({ ...ofBalance("good-faith-estimate", aboveCents), ofWhole: true });
      return true;
    },
  },
  {
    name: "charity-care",
    plant(draft, { random }) {
      if (isOneOf(draft, "physician", "laboratory")) return false;
      const assistance = random.pick([null, { freeUpToPercent: 200, discountUpToPercent: 400 }]);
      draft.provider = { ...draft.provider, isNonprofit: true, assistance };
      // Two people in 2025 and 2026 are poor below 200 %, and helped below 400 %, of $21,150 and $21,640.
      const annualIncomeCents = random.pick([2_000_000, 4_200_000, 5_500_000, 8_400_000]);
      draft.household = { size: 2, annualIncomeCents, state: "OH" };
      draft.truths.push(told("charity-care"));
      return true;
    },
  },
  aboveOwed("balance-billing", { network: "in" }),
  aboveOwed("surprise-emergency", { network: "out", isEmergency: true }),
  aboveOwed("eob-mismatch", { network: null }),
  aboveOwed("surprise-out-of-network", { network: "out" }),
  {
    name: "eob-mismatch: another amount",
    plant(draft, { random }) {
      const line = draft.lines.find(({ code, cents, isTakenBack }) => code && cents > 5_000 && !isTakenBack);
      if (draft.coverage === "self-pay" || draft.explanation || !line) return false;
      const explanation = mirroredExplanation(draft, draft.totals.balanceCents);
      const at = draft.lines.indexOf(line);
      const lines = explanation.lines.map((seen, index) =>
        index === at ? { ...seen, billedCents: line.cents - random.integer(100, 4_000) } : seen,
      );
      draft.explanation = { ...explanation, lines };
      const alike = draft.lines.some(
        (other) => other !== line && other.code === line.code && other.cents === line.cents,
      );
      draft.truths.push(told("eob-mismatch", line));
      return !alike && !draft.truths.some(({ rule }) => rule === "sum-mismatch");
    },
  },
];

type Amount = "chargesCents" | "balanceCents";

function shifted(
  name: string,
  rule: "sum-mismatch" | "balance-mismatch",
  amounts: Amount[],
  sign: 1 | -1,
): Plant {
  return {
    name,
    plant(draft, { random }) {
      const cents = random.integer(1, 60_000);
      if (sign < 0 && draft.totals.balanceCents <= cents) return false;
      for (const amount of amounts) draft.totals[amount] += sign * cents;
      draft.truths.push(sign > 0 ? ofBalance(rule, cents) : told(rule));
      return true;
    },
  };
}

/** Asks for more than 'you owe'. */
function aboveOwed(
  rule: "balance-billing" | "surprise-emergency" | "surprise-out-of-network" | "eob-mismatch",
  { network, isEmergency = false }: { network: "in" | "out" | null; isEmergency?: boolean },
): Plant {
  return {
    name: rule,
    plant(draft, { random }) {
      const cents = random.integer(100, 90_000);
      const owedCents = draft.totals.balanceCents - cents;
      if (draft.coverage !== "other-plan" || draft.explanation || owedCents < 0) return false;
      draft.explanation = { ...mirroredExplanation(draft, owedCents), network, isEmergency };
      const isAsked = rule === "surprise-out-of-network";
      draft.truths.push(isAsked ? told(rule) : { ...ofBalance(rule, cents), ofWhole: true });
      return true;
    },
  };
}

function lastDayOf({ days, lines }: Draft): string {
  return [...days, ...lines.map(({ day }) => day)].sort().at(-1)!;
}
