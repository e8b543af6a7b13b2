import type { Row } from "#app/domain/bills/read/layout/rows.ts";
import type { Explanation } from "../explanation.ts";
import { draftClaims } from "./claims/claim-drafts.ts";
import { explainedClaims } from "./claims/explained-claims.ts";
import { knownNumbers } from "./claims/find-claim-number.ts";
import { findLabelledDay } from "./claims/find-days.ts";
import { shareSummaries } from "./claims/share-summaries.ts";
import { findLabelledFacts } from "./facts/labelled-facts.ts";
import { readTables } from "./grids/read-tables.ts";
import { findAccumulators } from "./notice/accumulators.ts";
import { findAppeal } from "./notice/appeal.ts";
import { findMemberId } from "./notice/member-id.ts";
import { findPlanFacts } from "./notice/plan-facts.ts";
import { findRemarks } from "./notice/remarks.ts";
import { readRows } from "./tokens/read-row.ts";

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
  const drafted = draftClaims(readTables(lines), lines, knownNumbers(lines, facts));
  const { claimTotals, totals } = shareSummaries(drafted);
  const context = { lines, facts, plan: planFacts.plan?.value ?? null, isRemark: (code: string) => code.split(",").every((one) => codes.has(one)) };
  return {
    source: "printed",
    ...planFacts,
    issueDate: findLabelledDay(facts, "issued", { from: 0, to: lines.length }),
    memberId: findMemberId(facts, lines.length),
    claims: explainedClaims(drafted.drafts, claimTotals, context),
    totals,
    remarks,
    appeal: findAppeal(lines),
    accumulators: findAccumulators(lines),
  };
}
