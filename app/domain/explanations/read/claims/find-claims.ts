import { type ExplainedAmounts, noAmounts } from "../../explanation.ts";
import { factsIn } from "../facts/fact-values.ts";
import type { Notice } from "../facts/notice.ts";
import { amountsOfTables, type NamedAmount } from "../grids/kinds-of-sums.ts";
import { type AmountWithLabel, findLabelledAmounts, isNamed } from "../grids/labelled-amounts.ts";
import { readCards } from "../grids/read-cards.ts";
import type { ReadTable } from "../grids/read-table.ts";
import { byFirstLine, readTables } from "../grids/read-tables.ts";
import { withTitles } from "../grids/titled-tables.ts";
import { readTransposedTables } from "../grids/transposed-tables.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { type ClaimDraft, type DraftedClaims, draftClaims, isTold } from "./claim-drafts.ts";
import { type FoundNumber, findClaimNumber, numbersIn } from "./find-claim-number.ts";
import { shareSummaries } from "./share-summaries.ts";

/** A claim with its lines, before it is known what the notice tells of it. */
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
  /** Beside their labels, outside the tables. */
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

/** The claims by the tables that a notice prints, or by a card for each service where it prints no table of them. */
function readClaims(notice: Notice): { tables: readonly ReadTable[]; drafted: DraftedClaims } {
  const { lines } = notice;
  const transposed = readTransposedTables(notice);
  const named = findLabelledAmounts(transposed.rest, "without-marks").filter(isNamed);
  const tablesWith = (known: readonly NamedAmount[]) =>
    [...transposed.tables, ...withTitles(readTables(transposed.rest, known), notice)].sort(byFirstLine);
  const tables = tablesWith(named);
  const ofTables = draftClaims(tables, notice);
  const isTransposed = transposed.tables.length > 0 && transposed.tables.length === tables.length;
  if (ofTables.drafts.length > 0 && !isTransposed) return { tables, drafted: ofTables };
  const cards = readCards(linesOutside(tables, lines), notice);
  // What the columns of a table without headings come to, the cards of a claim's sums may tell.
  const known = tables.every(isTold)
    ? tables
    : tablesWith([...named, ...amountsOfTables(cards.filter(isTold))]);
  const both = [...known, ...cards].sort(byFirstLine);
  const drafted = draftClaims(both, notice);
  // A column of a table is a service, and tells of no claim.
  const isCardsAlone = cards.length > 0 && known.length === 0;
  return { tables: both, drafted: isCardsAlone ? withCardsAsTotals(drafted) : drafted };
}

/** The number below a claim's lines is its own only where the next claim has another one. */
const withoutThoseOfNext = (numbers: readonly (FoundNumber | null)[]) =>
  numbers.map((number, index) => {
    const next = numbers[index + 1];
    return number && next?.line === number.line && next.start === number.start ? null : number;
  });

/** The line with which a claim begins: its number's where that stands above its lines. */
const openLineOf = ({ zone }: ClaimDraft, number: FoundNumber | null) =>
  number && number.line.index < zone.first ? number.line.index : zone.first;

/** The lines whose amounts no table reads. */
function linesOutside(tables: readonly ReadTable[], lines: readonly ReadRow[]): ReadRow[] {
  const told = tables.filter(isTold).flatMap(({ records }) => records);
  const inside = new Set(told.flatMap((record) => record.lines));
  return lines.filter((line) => !inside.has(line));
}

const FEWEST_CLAIMS = 2;

/**
 * The claims with the amounts of their one card as their total, too, where every claim of a notice has one card: then a card tells of a claim.
 * One claim with one card may have others that were not read.
 */
function withCardsAsTotals({ drafts, summaries }: DraftedClaims): DraftedClaims {
  const areCards =
    drafts.length >= FEWEST_CLAIMS && drafts.every((draft) => draft.total === null && cardOf(draft) !== null);
  if (!areCards) return { drafts, summaries };
  return { drafts: drafts.map((draft) => ({ ...draft, total: cardOf(draft) })), summaries };
}

function cardOf({ lines }: ClaimDraft) {
  const [only, another] = lines;
  return only?.table.isLabelled && !another ? only : null;
}

/**
 * The claims with the lines below their tables as their own where a plan prints the facts of a claim there: no number stands above the first
 * table, and one below each.
 */
function withFactsBelow(drafts: readonly ClaimDraft[], notice: Notice): ClaimDraft[] {
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

/** A number alone says only that there is a claim. */
const FEWEST_TOLD = 2;

/** A letter about one claim, which prints no table of it: all of its lines tell of the claim. None where it names several, or none. */
function draftOfLetter(notice: Notice): ClaimDraft[] {
  const whole = { from: 0, to: notice.lines.length };
  const numbers = new Set(numbersIn(notice, whole).map(({ text }) => text.toUpperCase()));
  const told = (["provider", "service-dates", "service"] as const).filter(
    (fact) => factsIn(notice.facts, fact, whole).length > 0,
  );
  if (numbers.size > 1 || told.length + numbers.size < FEWEST_TOLD) return [];
  return [{ lines: [], total: null, zone: { ...whole, first: notice.lines.length } }];
}
