import type { Bill } from "../../bill.ts";
import { nameWeights } from "../choice/fitted-weights.ts";
import { rankCandidates } from "../choice/scored-choice.ts";
import { surenessOf, withSureness } from "../choice/sureness.ts";
import type { HospitalAt } from "../hospital-directory.ts";
import { printedAt } from "../printed-at.ts";
import { findPlaceBelow } from "./name-address.ts";
import { type LabelledDocument, listNameCandidates, rowsWithNames } from "./name-candidates.ts";
import { nameContextOf } from "./name-context.ts";
import { featuresOfName } from "./name-features.ts";
import { isSameName } from "./same-name.ts";
import { agreeOnName } from "./tidy-name.ts";

/** Below it, nothing of the page is likely to be the name of a provider. */
const LOWEST_SCORE = -1;

/** The provider whose charges the document shows, as printed, with its place where an address stands below; or null. Lines
 *  made of organisation words are weighed by what they say, how they are labelled, where they stand and how often. */
export function findProvider(
  document: LabelledDocument & { hospitalsAt: readonly HospitalAt[] },
): Pick<Bill, "providerName" | "providerPlace"> {
  const rows = rowsWithNames(document.rows);
  const candidates = listNameCandidates(document, rows);
  const context = nameContextOf(rows, candidates, document);
  const ranked = rankCandidates(candidates, (candidate) => featuresOfName(candidate, context), nameWeights);
  const best = ranked[0];
  if (!best || best.score <= LOWEST_SCORE) return { providerName: null, providerPlace: null };
  const { text, row, words } = best.candidate;
  const namesakes = candidates.filter((candidate) => isSameName(candidate.text, text));
  const share = ranked
    .filter(({ candidate }) => namesakes.includes(candidate))
    .reduce((sum, { probability }) => sum + probability, 0);
  return {
    providerName: withSureness(printedAt(agreeOnName(namesakes), row, words), surenessOf(share)),
    providerPlace: findPlaceBelow(namesakes, rows),
  };
}
