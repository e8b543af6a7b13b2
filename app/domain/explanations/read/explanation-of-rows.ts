import type { Row } from "#app/domain/reading/page/rows.ts";
import type { Explanation } from "../explanation.ts";
import { explainedClaims } from "./claims/explained-claims.ts";
import { findClaims } from "./claims/find-claims.ts";
import { findIssueDay } from "./claims/find-days.ts";
import { findAccumulators } from "./notice/accumulators.ts";
import { findAppeal } from "./notice/appeal.ts";
import { readNotice } from "./read-notice.ts";

/**
 * What the rows of an explanation of benefits or of a denial letter say; whether a document is one is not judged here. No claims: none
 * could be read. Never throws on odd input.
 */
export function explanationOfRows(rows: readonly Row[]): Explanation {
  const notice = readNotice(rows);
  const found = findClaims(notice);
  return {
    source: "printed",
    ...notice.planFacts,
    issueDate: findIssueDay(notice),
    claims: explainedClaims(found, notice),
    totals: found.totals,
    remarks: notice.remarks,
    appeal: findAppeal(notice.lines),
    accumulators: findAccumulators(notice.lines),
  };
}
