import type { ReadRow } from "../tokens/read-row.ts";
import type { ClaimDraft } from "./claim-drafts.ts";

/** Which claim a line is about: the one whose number or lines are the last before it; null: none is yet. */
export function ownerOfLine(
  line: ReadRow,
  drafts: readonly ClaimDraft[],
  openings: readonly number[],
): number | null {
  const at = drafts.findLastIndex((_, index) => (openings[index] ?? Number.POSITIVE_INFINITY) <= line.index);
  return at < 0 ? null : at;
}
