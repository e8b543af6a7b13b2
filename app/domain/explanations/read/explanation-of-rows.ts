import type { Row } from "#app/domain/reading/page/rows.ts";
import { type Explanation, noAmounts } from "../explanation.ts";
import { checkSums, doubtAmounts } from "./check-sums.ts";
import { withCardsAsTotals } from "./claims/cards-of-claims.ts";
import { type ClaimDraft, draftClaims, isTold } from "./claims/claim-drafts.ts";
import { draftOfLetter, withServiceOfLetter } from "./claims/claim-of-letter.ts";
import { explainedClaims, headingsAmong } from "./claims/explained-claims.ts";
import { withFactsBelow } from "./claims/facts-below.ts";
import { type FoundNumber, findClaimNumber, knownNumbers } from "./claims/find-claim-number.ts";
import { findDateLine, findIssuingDay, findLabelledDay } from "./claims/find-days.ts";
import { hasOtherNumbers } from "./claims/other-numbers.ts";
import { shareSummaries } from "./claims/share-summaries.ts";
import { findLabelledFacts } from "./facts/labelled-facts.ts";
import { findRunningFacts } from "./facts/running-facts.ts";
import { headsAmounts } from "./grids/heading-words.ts";
import { amountsOfTables, type NamedAmount } from "./grids/kinds-of-sums.ts";
import { findLabelledAmounts, isNamed } from "./grids/labelled-amounts.ts";
import { readCards } from "./grids/read-cards.ts";
import type { ReadTable } from "./grids/read-table.ts";
import { byFirstLine, readTables } from "./grids/read-tables.ts";
import { withTitles } from "./grids/titled-tables.ts";
import { readTransposedTables } from "./grids/transposed-tables.ts";
import { findAccumulators } from "./notice/accumulators.ts";
import { findAppeal } from "./notice/appeal.ts";
import { findMemberId } from "./notice/member-id.ts";
import { findPlanFacts } from "./notice/plan-facts.ts";
import { findRemarks } from "./notice/remarks.ts";
import { type ReadRow, readRows } from "./tokens/read-row.ts";

import { wholeRows } from "./tokens/whole-rows.ts";
import { withYearlessDays } from "./tokens/yearless-days.ts";

/**
 * What the rows of an explanation of benefits or of a denial letter say; whether a document is one is not judged here. No claims: none
 * could be read. Never throws on odd input.
 */
export function explanationOfRows(rows: readonly Row[]): Explanation {
  const lines = withYearlessDays(readRows(wholeRows(rows)));
  const labelled = findLabelledFacts(lines);
  const facts = [...labelled, ...findRunningFacts(lines, labelled)].sort(
    (a, b) => a.line.index - b.line.index || a.start - b.start,
  );
  const remarks = findRemarks(lines);
  const codes = new Set(remarks.map(({ code }) => code));
  const planFacts = findPlanFacts(lines, facts);
  const isClaimNumber = knownNumbers(lines, facts);
  const { tables, drafted: read } = readClaims(lines, isClaimNumber);
  const drafts =
    read.drafts.length > 0 ? withFactsBelow(read.drafts, lines, facts) : draftOfLetter(lines, facts);
  const drafted = { ...read, drafts };
  const numbers = withoutThoseOfNext(
    drafts.map((draft, index) =>
      findClaimNumber(draft, lines, facts, drafts[index + 1]?.zone.first ?? lines.length),
    ),
  );
  const openings = drafts.map((draft, index) => openLineOf(draft, numbers[index] ?? null));
  const amounts = findLabelledAmounts(linesOutside(tables, lines), "without-marks");
  const { claimTotals, totals } = shareSummaries(drafted, amounts, tables, openings);
  const claims = drafts.map((draft, index) => ({
    draft,
    number: numbers[index] ?? null,
    totals: claimTotals[index] ?? noAmounts,
  }));
  const isOfSeveral = claims.map(
    ({ draft, number }) => number !== null && hasOtherNumbers(draft, number, numbers, lines),
  );
  const isHead = headsAmounts(lines);
  const text = lines.map((line) => line.text).join("\n");
  const context = {
    lines,
    rows: tables.flatMap(({ records }) => records.flatMap((record) => record.lines)),
    facts,
    plan: planFacts.plan?.value ?? null,
    isHead,
    headings: headingsAmong(lines, isHead),
    isRemark: (code: string) => code.split(",").every((one) => codes.has(one)),
  };
  return {
    source: "printed",
    ...planFacts,
    issueDate:
      findLabelledDay(facts, "issued", { from: 0, to: lines.length }) ??
      findIssuingDay(lines) ??
      findDateLine(lines, facts),
    memberId: findMemberId(facts, lines.length),
    claims: explainedClaims(claims, context)
      .map((claim) => (read.drafts.length > 0 ? claim : withServiceOfLetter(claim, facts, amounts, text)))
      .map((claim, index) => (isOfSeveral[index] ? doubtAmounts(claim) : checkSums(claim))),
    totals,
    remarks,
    appeal: findAppeal(lines),
    accumulators: findAccumulators(lines),
  };
}

/** The claims by the tables that a notice prints, or by a card for each service where it prints no table of them. */
function readClaims(lines: readonly ReadRow[], isClaimNumber: (text: string) => boolean) {
  const transposed = readTransposedTables(lines, isClaimNumber);
  const named = findLabelledAmounts(transposed.rest, "without-marks").filter(isNamed);
  const tablesWith = (known: readonly NamedAmount[]) =>
    [...transposed.tables, ...withTitles(readTables(transposed.rest, known), lines, isClaimNumber)].sort(
      byFirstLine,
    );
  const tables = tablesWith(named);
  const ofTables = draftClaims(tables, lines, isClaimNumber);
  const isTransposed = transposed.tables.length > 0 && transposed.tables.length === tables.length;
  if (ofTables.drafts.length > 0 && !isTransposed) return { tables, drafted: ofTables };
  const cards = readCards(linesOutside(tables, lines), lines, isClaimNumber);
  // What the columns of a table without headings come to, the cards of a claim's sums may tell.
  const known = tables.every(isTold)
    ? tables
    : tablesWith([...named, ...amountsOfTables(cards.filter(isTold))]);
  const both = [...known, ...cards].sort(byFirstLine);
  const drafted = draftClaims(both, lines, isClaimNumber);
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
  const inside = new Set(
    tables.filter(isTold).flatMap(({ records }) => records.flatMap((record) => record.lines)),
  );
  return lines.filter((line) => !inside.has(line));
}
