import { boxAround, type Row } from "#app/domain/bills/read/layout/rows.ts";
import { isClaimId } from "./claim-numbers.ts";
import { foldedTextOf } from "./row-text.ts";

const ENDS_WITH_LABEL =
  /\b(?:claim(?: ?(?:number|no|id|#|reference))?|icn|dcn|(?:our|for) file|file (?:number|no))[.#: ]*$/;

/** Rows with the claim's number that a line's end parted from its label: "Claim number:" above "49-378488-44". */
export function joinCutLabels(rows: readonly Row[]): Row[] {
  const joined = [...rows];
  for (const [index, row] of joined.entries()) {
    const next = joined[index + 1];
    const [first, ...others] = next?.words ?? [];
    if (!next || !first || next.pageIndex !== row.pageIndex) continue;
    if (!ENDS_WITH_LABEL.test(foldedTextOf(row)) || !isClaimId(first.text.replace(/[.,;:]$/, ""))) continue;
    joined[index] = { ...row, words: [...row.words, first] };
    joined[index + 1] = withoutFirst(next, others);
  }
  return joined.filter(({ words }) => words.length > 0);
}

const withoutFirst = (row: Row, words: Row["words"]): Row => ({
  ...row,
  words,
  cellStarts: [...new Set(row.cellStarts.map((start) => Math.max(0, start - 1)))].filter(
    (start) => start < words.length,
  ),
  box: words.length > 0 ? boxAround(words) : row.box,
});
