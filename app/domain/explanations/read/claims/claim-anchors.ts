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

/** The claims that begin before a line and behind it; null: none does. */
export function claimAround(
  line: ReadRow,
  drafts: readonly ClaimDraft[],
  openings: readonly number[],
): { before: number | null; behind: number | null } {
  const before = ownerOfLine(line, drafts, openings);
  const behind = before === null ? 0 : before + 1;
  return { before, behind: behind < drafts.length ? behind : null };
}
