import type { Notice } from "../facts/notice.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import { type FoundNumber, numbersIn } from "./find-claim-number.ts";
import { findNetwork } from "./find-network.ts";
import { findProvider } from "./find-provider.ts";

/** The network named above a claim's lines where a plan tells its number below them: between the number before and its own lines. */
export function networkAbove(
  { hasFactsBelow, zone }: ClaimDraft,
  before: FoundNumber | null,
  notice: Notice,
) {
  if (!hasFactsBelow) return null;
  const from = before ? before.line.index + 1 : Math.max(0, zone.first - MOST_LINES_OF_FACTS);
  return findNetwork(notice, { from, to: zone.first });
}

/** Who gave care by the lines below a claim's own, where a plan tells of it there. */
export function providerBelow({ hasFactsBelow, zone, lines: placed }: ClaimDraft, notice: Notice) {
  if (!hasFactsBelow) return null;
  const from = (placed.at(-1)?.record.lines.at(-1)?.index ?? zone.first) + 1;
  return findProvider(notice, { from, to: zone.to, first: zone.to });
}

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

const MOST_LINES_OF_FACTS = 8;
