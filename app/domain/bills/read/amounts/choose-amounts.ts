import { rankCandidates, type ScoredCandidate } from "../choice/scored-choice.ts";
import { type ChosenCandidate, surenessOf } from "../choice/sureness.ts";
import { isSmallPrint } from "../tokens/offers.ts";
import type { AmountContext } from "./amount-candidates.ts";
import { featuresOfSum, type WeighedAmount } from "./amount-features.ts";
import { dueFeaturesBeside } from "./due-features.ts";
import { dueWeights } from "./due-weights.ts";
import { totalWeights } from "./total-weights.ts";

/** The gross total: charges before insurance, adjustments, discounts and payments, whatever it is called; null where none is
 *  printed. A document that prints only a balance has that balance as its total. */
export function chooseTotal(
  amounts: readonly WeighedAmount[],
  { sumOfLinesCents }: AmountContext,
): ChosenCandidate<WeighedAmount> | null {
  const candidates = amounts.filter(({ cents }) => cents > 0);
  const none = sumOfLinesCents === null ? [] : [null];
  const ranked = rankCandidates(
    [...candidates, ...none],
    (candidate) => candidate?.features ?? featuresOfSum,
    totalWeights,
  );
  return asChosen(ranked[0]);
}

/** What the patient is asked to pay; null where nothing is asked. */
export function chooseAmountDue(
  amounts: readonly WeighedAmount[],
  context: AmountContext,
  totalCents: number | null,
): ChosenCandidate<WeighedAmount> | null {
  const { ofAmount, ofNone } = dueFeaturesBeside(totalCents, context);
  const asked = amounts.filter(({ printed }) => !printed.every(({ row }) => isSmallPrint(row)));
  const ranked = rankCandidates(
    [...asked, null],
    (candidate) => (candidate ? ofAmount(candidate) : ofNone),
    dueWeights,
  );
  return asChosen(ranked[0]);
}

function asChosen(
  best: ScoredCandidate<WeighedAmount | null> | undefined,
): ChosenCandidate<WeighedAmount> | null {
  return best?.candidate ? { candidate: best.candidate, sureness: surenessOf(best.probability) } : null;
}
