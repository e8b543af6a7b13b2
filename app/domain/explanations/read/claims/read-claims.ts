import type { Notice } from "../facts/notice.ts";
import { amountsOfTables, type NamedAmount } from "../grids/kinds-of-sums.ts";
import { findLabelledAmounts, isNamed } from "../grids/labelled-amounts.ts";
import { readCards } from "../grids/read-cards.ts";
import type { ReadTable } from "../grids/read-table.ts";
import { byFirstLine, readTables } from "../grids/read-tables.ts";
import { withTitles } from "../grids/titled-tables.ts";
import { readTransposedTables } from "../grids/transposed-tables.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { type ClaimDraft, type DraftedClaims, draftClaims, isTold } from "./claim-drafts.ts";

/** The claims by the tables that a notice prints, or by a card for each service where it prints no table of them. */
export function readClaims(notice: Notice): { tables: readonly ReadTable[]; drafted: DraftedClaims } {
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
  // A column of a table is a service, and isn't about a claim.
  const isCardsAlone = cards.length > 0 && known.length === 0;
  return { tables: both, drafted: isCardsAlone ? withCardsAsTotals(drafted) : drafted };
}

/** The lines whose amounts no table reads. */
export function linesOutside(tables: readonly ReadTable[], lines: readonly ReadRow[]): ReadRow[] {
  const told = tables.filter(isTold).flatMap(({ records }) => records);
  const inside = new Set(told.flatMap((record) => record.lines));
  return lines.filter((line) => !inside.has(line));
}

const MIN_CLAIMS = 2;

function cardOf({ lines }: ClaimDraft) {
  const [only, another] = lines;
  return only?.table.isLabelled && !another ? only : null;
}

/**
 * Returns the claims with the amounts of their one card as their total, too, where every claim of a notice has one card: then a
 * card is about a claim. One claim with one card may have others that were not read.
 */
function withCardsAsTotals({ drafts, summaries }: DraftedClaims): DraftedClaims {
  const areCards =
    drafts.length >= MIN_CLAIMS && drafts.every((draft) => draft.total === null && cardOf(draft) !== null);
  if (!areCards) return { drafts, summaries };
  return { drafts: drafts.map((draft) => ({ ...draft, total: cardOf(draft) })), summaries };
}
