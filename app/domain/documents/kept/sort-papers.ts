import { toldPaperOf } from "#app/domain/bills/read/tokens/told-paper.ts";
import { isDenialLetter } from "#app/domain/explanations/read/notice/denial-letter.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import type { PageText } from "#app/platform/ocr/layout/document-text.ts";
import { isOfPlan } from "../document-kinds.ts";
import { kindOfDocument } from "../kind-of-document.ts";

/** What the person who sends documents says they are: a bill (a new one, or a page of one), the plan's explanation, or an
 *  estimate. */
export type SaidKind = "bill" | "eob" | "estimate";

interface Paper {
  pages: readonly PageText[];
}

/** Documents by kind: those of a bill, an estimate or anything else, and those of a plan's explanation. */
export interface SortedPapers<Kind extends Paper> {
  ofBill: Kind[];
  ofPlan: Kind[];
}

/** From so surely on, reading goes before what the person says. */
const SURE_PLAN = 0.7;
const SURE_BILL = 0.9;

/**
 * Sorts documents that were sent together. They are one document, unless some are surely a bill and others an explanation: a
 * single page of either often does not show its kind.
 */
export function sortPapers<Kind extends Paper>(papers: readonly Kind[], said: SaidKind): SortedPapers<Kind> {
  if (papers.length === 0) return { ofBill: [], ofPlan: [] };
  const each = papers.map((paper) => ({ paper, ...kindOf([paper]) }));
  const bills = each.filter(({ isOfPlan, sureness }) => !isOfPlan && sureness >= SURE_BILL);
  const plans = each.filter(({ isOfPlan, sureness }) => isOfPlan && sureness >= SURE_PLAN);
  if (bills.length > 0 && plans.length > 0) {
    return {
      ofBill: each.filter(({ isOfPlan }) => !isOfPlan).map(({ paper }) => paper),
      ofPlan: each.filter(({ isOfPlan }) => isOfPlan).map(({ paper }) => paper),
    };
  }
  const whole = kindOf(papers);
  const goesToPlan =
    said === "eob"
      ? whole.isOfPlan || whole.sureness < SURE_BILL
      : whole.isOfPlan && whole.sureness >= SURE_PLAN;
  return goesToPlan ? { ofBill: [], ofPlan: [...papers] } : { ofBill: [...papers], ofPlan: [] };
}

function kindOf(papers: readonly Paper[]): { isOfPlan: boolean; sureness: number } {
  const rows = layOutRows({ pages: papers.flatMap(({ pages }) => pages) });
  // A letter has few of the words that many documents of its kind have
  if (isDenialLetter(rows)) return { isOfPlan: true, sureness: 1 };
  if (toldPaperOf(rows) !== null) return { isOfPlan: false, sureness: 1 };
  const { kind, sureness } = kindOfDocument(rows);
  return { isOfPlan: isOfPlan(kind), sureness };
}
