import type { Notice } from "../facts/notice.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import { numbersIn } from "./find-claim-number.ts";

/**
 * The claims with the lines below their tables as their own where a plan prints the facts of a claim there: no number stands above the first
 * table, and one below each.
 */
export function withFactsBelow(drafts: readonly ClaimDraft[], notice: Notice): ClaimDraft[] {
  const countNumbers = (from: number, to: number) =>
    new Set(numbersIn(notice, { from, to }).map(({ text }) => text)).size;
  const endOf = (index: number) => drafts[index + 1]?.zone.first ?? notice.lines.length;
  const [first] = drafts;
  const areBelow =
    first !== undefined &&
    drafts.length > 1 &&
    countNumbers(0, first.zone.to) === 0 &&
    drafts.every(({ zone }, index) => countNumbers(zone.to, endOf(index)) === 1);
  if (!areBelow) return [...drafts];
  return drafts.map((draft, index) => {
    const { first: opening } = draft.zone;
    return { ...draft, hasFactsBelow: true, zone: { from: opening, first: opening, to: endOf(index) } };
  });
}
