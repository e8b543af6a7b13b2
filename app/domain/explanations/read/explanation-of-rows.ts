import type { Row } from "#app/domain/reading/page/rows.ts";
import type { Explanation } from "../explanation.ts";
import { explainedClaims } from "./claims/explained-claims.ts";
import { knownNumbers } from "./claims/find-claim-number.ts";
import { findClaims } from "./claims/find-claims.ts";
import { findIssueDay } from "./claims/find-days.ts";
import { type NameInSentence, namesInSentence } from "./claims/provider-names.ts";
import { findLabelledFacts } from "./facts/labelled-facts.ts";
import type { Notice } from "./facts/notice.ts";
import { findRunningFacts } from "./facts/running-facts.ts";
import { headsAmounts } from "./grids/heads-amounts.ts";
import { forgetHeadings } from "./kinds/amount-roles.ts";
import { findAccumulators } from "./notice/accumulators.ts";
import { findAppeal } from "./notice/appeal.ts";
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
  const notice = readNotice(rows);
  const found = findClaims(notice);
  const explanation: Explanation = {
    source: "printed",
    ...notice.planFacts,
    issueDate: findIssueDay(notice),
    claims: explainedClaims(found, notice),
    totals: found.totals,
    remarks: notice.remarks,
    appeal: findAppeal(notice.lines),
    accumulators: findAccumulators(notice.lines),
  };
  forgetHeadings();
  return explanation;
}

/** The rows of a notice, made whole and read. Never throws on odd input. */
function readNotice(rows: readonly Row[]): Notice {
  const lines = withYearlessDays(readRows(wholeRows(rows)));
  const labelled = findLabelledFacts(lines);
  const facts = [...labelled, ...findRunningFacts(lines, labelled)].sort(
    (a, b) => a.line.index - b.line.index || a.start - b.start,
  );
  const remarks = findRemarks(lines);
  const codes = new Set(remarks.map(({ code }) => code));
  const names = new Map<ReadRow, readonly NameInSentence[]>();
  return {
    lines,
    facts,
    planFacts: findPlanFacts(lines, facts),
    remarks,
    isRemark: (code) => code.split(",").every((one) => codes.has(one)),
    isClaimNumber: knownNumbers({ lines, facts }),
    isHead: headsAmounts(lines),
    namesIn: (line) => {
      const known = names.get(line) ?? namesInSentence(line);
      names.set(line, known);
      return known;
    },
  };
}
