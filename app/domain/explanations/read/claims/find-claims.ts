import { type ExplainedAmounts, noAmounts } from "../../explanation.ts";
import type { Notice } from "../facts/notice.ts";
import { type AmountWithLabel, findLabelledAmounts } from "../grids/labelled-amounts.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import { draftOfLetter } from "./draft-of-letter.ts";
import { withFactsBelow } from "./facts-below.ts";
import { type FoundNumber, findClaimNumber } from "./find-claim-number.ts";
import { linesOutside, readClaims } from "./read-claims.ts";
import { shareSummaries } from "./share-summaries.ts";

/** A claim with its lines, before the notice's facts about it are known. */
export interface FoundClaim {
  draft: ClaimDraft;
  number: FoundNumber | null;
  totals: ExplainedAmounts;
}

export interface FoundClaims {
  claims: readonly FoundClaim[];
  /** Of all claims together. */
  totals: ExplainedAmounts;
  /** The rows of the tables. */
  rows: readonly ReadRow[];
  /** Next to their labels, outside the tables. */
  amounts: readonly AmountWithLabel[];
  /** Whether the notice prints no table of a claim, and all of its lines are about one. */
  isLetter: boolean;
}

/** The claims of a notice by its tables of amounts; of a letter the one that it is about. */
export function findClaims(notice: Notice): FoundClaims {
  const { lines } = notice;
  const { tables, drafted } = readClaims(notice);
  const isLetter = drafted.drafts.length === 0;
  const drafts = isLetter ? draftOfLetter(notice) : withFactsBelow(drafted.drafts, notice);
  const numbers = withoutThoseOfNext(
    drafts.map((draft, index) =>
      findClaimNumber(draft, notice, drafts[index + 1]?.zone.first ?? lines.length),
    ),
  );
  const openings = drafts.map((draft, index) => openLineOf(draft, numbers[index] ?? null));
  const amounts = findLabelledAmounts(linesOutside(tables, lines), "without-marks");
  const { claimTotals, totals } = shareSummaries({ ...drafted, drafts }, amounts, tables, openings);
  return {
    claims: drafts.map((draft, index) => ({
      draft,
      number: numbers[index] ?? null,
      totals: claimTotals[index] ?? noAmounts,
    })),
    totals,
    rows: tables.flatMap(({ records }) => records.flatMap((record) => record.lines)),
    amounts,
    isLetter,
  };
}

/** The number below a claim's lines is its own only where the next claim has another one. */
const withoutThoseOfNext = (numbers: readonly (FoundNumber | null)[]) =>
  numbers.map((number, index) => {
    const next = numbers[index + 1];
    return number && next?.line === number.line && next.start === number.start ? null : number;
  });

/** Returns a claim's first line: the line of its number if that is above the services, else the first service. */
const openLineOf = ({ zone }: ClaimDraft, number: FoundNumber | null) =>
  number && number.line.index < zone.first ? number.line.index : zone.first;
