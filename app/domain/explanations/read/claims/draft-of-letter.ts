import { factsIn } from "../facts/fact-values.ts";
import type { Notice } from "../facts/notice.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import { numbersIn } from "./find-claim-number.ts";

/** Returns the draft of a letter about one claim, which prints no table of it: all of its lines are about the claim. None where
 *  it names several, or none. */
export function draftOfLetter(notice: Notice): ClaimDraft[] {
  const whole = { from: 0, to: notice.lines.length };
  const numbers = new Set(numbersIn(notice, whole).map(({ text }) => text.toUpperCase()));
  const told = (["provider", "service-dates", "service"] as const).filter(
    (fact) => factsIn(notice.facts, fact, whole).length > 0,
  );
  if (numbers.size > 1 || told.length + numbers.size < MIN_TOLD) return [];
  return [{ lines: [], total: null, zone: { ...whole, first: notice.lines.length } }];
}

/** A number alone says only that there is a claim. */
const MIN_TOLD = 2;
