import type { Row } from "#app/domain/bills/read/layout/rows.ts";
import { type Explanation, noAmounts } from "../explanation.ts";
import { type ClaimDraft, draftClaims, isTold } from "./claims/claim-drafts.ts";
import { explainedClaims } from "./claims/explained-claims.ts";
import { findClaimNumber, type FoundNumber, knownNumbers } from "./claims/find-claim-number.ts";
import { findLabelledDay } from "./claims/find-days.ts";
import { shareSummaries } from "./claims/share-summaries.ts";
import { findLabelledFacts } from "./facts/labelled-facts.ts";
import { findLabelledAmounts } from "./grids/labelled-amounts.ts";
import { type ReadTable, readTables } from "./grids/read-tables.ts";
import { findAccumulators } from "./notice/accumulators.ts";
import { findAppeal } from "./notice/appeal.ts";
import { findMemberId } from "./notice/member-id.ts";
import { findPlanFacts } from "./notice/plan-facts.ts";
import { findRemarks } from "./notice/remarks.ts";
import { type ReadRow, readRows } from "./tokens/read-row.ts";

/**
 * What the rows of an explanation of benefits or of a denial letter say; whether a document is one is not judged here. No claims: none
 * could be read. Never throws on odd input.
 */
export function explanationOfRows(rows: readonly Row[]): Explanation {
  const lines = readRows(rows);
  const facts = findLabelledFacts(lines);
  const remarks = findRemarks(lines);
  const codes = new Set(remarks.map(({ code }) => code));
  const planFacts = findPlanFacts(lines, facts);
  const tables = readTables(lines);
  const drafted = draftClaims(tables, lines, knownNumbers(lines, facts));
  const { drafts } = drafted;
  const numbers = drafts.map((draft, index) =>
    findClaimNumber(draft, lines, facts, drafts[index + 1]?.zone.first ?? lines.length),
  );
  const openings = drafts.map((draft, index) => openLineOf(draft, numbers[index] ?? null));
  const { claimTotals, totals } = shareSummaries(drafted, findLabelledAmounts(linesOutside(tables, lines)), openings);
  const claims = drafts.map((draft, index) => ({
    draft,
    number: numbers[index] ?? null,
    totals: claimTotals[index] ?? noAmounts,
  }));
  const context = { lines, facts, plan: planFacts.plan?.value ?? null, isRemark: (code: string) => code.split(",").every((one) => codes.has(one)) };
  return {
    source: "printed",
    ...planFacts,
    issueDate: findLabelledDay(facts, "issued", { from: 0, to: lines.length }),
    memberId: findMemberId(facts, lines.length),
    claims: explainedClaims(claims, context),
    totals,
    remarks,
    appeal: findAppeal(lines),
    accumulators: findAccumulators(lines),
  };
}

/** The line with which a claim begins: its number's where that stands above its lines. */
const openLineOf = ({ zone }: ClaimDraft, number: FoundNumber | null) =>
  number && number.line.index < zone.first ? number.line.index : zone.first;

/** The lines whose amounts no table reads. */
function linesOutside(tables: readonly ReadTable[], lines: readonly ReadRow[]): ReadRow[] {
  const inside = new Set(tables.filter(isTold).flatMap(({ records }) => records.flatMap((record) => record.lines)));
  return lines.filter((line) => !inside.has(line));
}
