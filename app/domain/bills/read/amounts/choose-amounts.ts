import { dueWeights, totalWeights } from "../choice/fitted-weights.ts";
import { rankCandidates, type Scored } from "../choice/scored-choice.ts";
import { type Chosen, surenessOf } from "../choice/sureness.ts";
import {
  type AmountCandidate,
  type AmountContext,
  featuresOfAmount,
  featuresOfDue,
  featuresOfNoDue,
  featuresOfSum,
  listAmountCandidates,
} from "./amount-features.ts";

/** The gross total: charges before insurance, adjustments, discounts and payments, whatever it is called; null where none is
 *  printed. A document that prints only a balance has that balance as its total. */
export function chooseTotal(context: AmountContext): Chosen<AmountCandidate> | null {
  const candidates = listAmountCandidates(context).filter(({ cents }) => cents > 0);
  const none = context.sumOfLinesCents === null ? [] : [null];
  const ranked = rankCandidates(
    [...candidates, ...none],
    (candidate) => (candidate ? featuresOfAmount(candidate, context) : featuresOfSum),
    totalWeights,
  );
  return asChosen(ranked[0]);
}

/** What the patient is asked to pay; null where nothing is asked. */
export function chooseAmountDue(
  context: AmountContext,
  totalCents: number | null,
): Chosen<AmountCandidate> | null {
  const ranked = rankCandidates(
    [...listAmountCandidates(context), null],
    (candidate) =>
      candidate ? featuresOfDue(candidate, context, totalCents) : featuresOfNoDue(context, totalCents),
    dueWeights,
  );
  return asChosen(ranked[0]);
}

function asChosen(best: Scored<AmountCandidate | null> | undefined): Chosen<AmountCandidate> | null {
  return best?.candidate ? { candidate: best.candidate, sureness: surenessOf(best.probability) } : null;
}
