import type { NameInSentence } from "../claims/provider-names.ts";
import type { PlanFacts } from "../notice/plan-facts.ts";
import type { Remark } from "../notice/remarks.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { LabelledFact } from "./labelled-facts.ts";

/** What a plan prints, each line read once: all that is told of its claims is found in it. */
export interface Notice {
  lines: readonly ReadRow[];
  /** In the order of the lines. */
  facts: readonly LabelledFact[];
  planFacts: PlanFacts;
  remarks: readonly Remark[];
  /** Whether the notice explains such a code, or each of several. */
  isRemark: (code: string) => boolean;
  /** Whether a word is one of the numbers that the notice names as a claim's. */
  isClaimNumber: (text: string) => boolean;
  /** Whether a word of a line heads a column of amounts. */
  isHead: (line: ReadRow, start: number) => boolean;
  /** Who the sentences of a line name; remembered, as a line is looked at for each claim below it. */
  namesIn: (line: ReadRow) => readonly NameInSentence[];
}
