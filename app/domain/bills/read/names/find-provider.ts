import { printedAt } from "#app/domain/reading/values/printed-at.ts";
import type { Bill } from "../../bill.ts";
import { rankCandidates, type ScoredCandidate } from "../choice/scored-choice.ts";
import { surenessOf, withSureness } from "../choice/sureness.ts";
import type { HospitalAt } from "../hospital-directory.ts";
import { findPlaceBelow } from "./name-address.ts";
import type { NameCandidate } from "./name-candidate.ts";
import { type LabelledDocument, listNameCandidates, rowsWithNames } from "./name-candidates.ts";
import { nameContextOf } from "./name-context.ts";
import { featuresOfName } from "./name-features.ts";
import { nameWeights } from "./name-weights.ts";
import { isSameName } from "./same-name.ts";
import { agreeOnName } from "./tidy-name.ts";

/** Below it, nothing of the page is likely to be the name of a provider. */
const LOWEST_SCORE = -1.2;
const SHARE_OF_OTHERS = 0.5;
/** Of the candidates; the others take next to nothing of the choice. */
const MAX_LIKELY = 6;

/** The provider whose charges the document shows, as printed, with its place where an address stands below; or null. Lines
 *  made of organisation words are weighed by what they say, how they are labelled, where they stand and how often. */
export function findProvider(
  document: LabelledDocument & { hospitalsAt: readonly HospitalAt[] },
): Pick<Bill, "providerName" | "providerPlace"> {
  const rows = rowsWithNames(document.rows);
  const candidates = listNameCandidates(document, rows);
  const context = nameContextOf(rows, candidates, document);
  const ranked = rankCandidates(candidates, (candidate) => featuresOfName(candidate, context), nameWeights);
  const [best] = ranked
    .slice(0, MAX_LIKELY)
    .filter(({ score }) => score > LOWEST_SCORE)
    .map(({ candidate }) => ({ candidate, share: shareOf(candidate, ranked) }))
    .sort((a, b) => b.share - a.share);
  if (!best) return { providerName: null, providerPlace: null };
  const { candidate, share } = best;
  const { row, words } = candidate;
  const namesakes = candidates.filter(({ text }) => isSameName(text, candidate.text));
  return {
    providerName: withSureness(printedAt(agreeOnName(namesakes), row, words), surenessOf(share)),
    providerPlace: findPlaceBelow(namesakes, rows),
  };
}

/** "Samir Haddad": the patient's, or a practice named after a person. */
const MAY_BE_A_PERSON = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,2}$/u;

/** What a name takes of the choice at all the places where it is printed. Who collects or insures gives no care, nor does the
 *  patient: such a name may be the only one that was read, and would be sure of it all. */
function shareOf(
  { text, organisation, role }: NameCandidate,
  ranked: readonly ScoredCandidate<NameCandidate>[],
): number {
  const share = ranked
    .filter(({ candidate }) => isSameName(candidate.text, text))
    .reduce((sum, { probability }) => sum + probability, 0);
  const isOther = organisation.kind === "biller" || organisation.kind === "payer";
  const maybePatient = organisation.kind === "unknown" && role === null && MAY_BE_A_PERSON.test(text);
  return isOther || maybePatient ? share * SHARE_OF_OTHERS : share;
}
