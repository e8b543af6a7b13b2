import { foldedTextOf } from "#app/domain/reading/page/row-text.ts";
import { boxAround, type Row } from "#app/domain/reading/page/rows.ts";
import { isClaimId } from "./claim-numbers.ts";

const ENDS_WITH_LABEL =
  /\b(?:claim(?: ?(?:number|no|id|#|reference))?|icn|dcn|(?:our|for) file|file (?:number|no))[.#: ]*$/;
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const ENDS_WITH_MONTH = new RegExp(`\\b${MONTH}$`);
const ENDS_WITH_DAY = new RegExp(`\\b${MONTH} \\d{1,2},$`);

/** Rows with what a line's end parted from its begin: "Claim number:" above "49-378488-44", "on March" above "10, 2026". */
export function joinCutLabels(rows: readonly Row[]): Row[] {
  const joined = [...rows];
  for (const [index, row] of joined.entries()) {
    const next = joined[index + 1];
    const count = next && next.pageIndex === row.pageIndex ? countCut(foldedTextOf(row), next) : 0;
    if (!next || count === 0) continue;
    joined[index] = { ...row, words: [...row.words, ...next.words.slice(0, count)] };
    joined[index + 1] = withoutFirst(next, count);
  }
  return joined.filter(({ words }) => words.length > 0);
}

/** How many words of a row a value takes that begins with the line above. */
function countCut(above: string, { words }: Row): number {
  const [first = "", second = ""] = words.map(({ text }) => text);
  if (ENDS_WITH_LABEL.test(above)) return isClaimId(first.replace(/[.,;:]$/, "")) ? 1 : 0;
  if (ENDS_WITH_DAY.test(above)) return /^20\d\d\b/.test(first) ? 1 : 0;
  if (ENDS_WITH_MONTH.test(above) && /^\d{1,2},20\d\d\b/.test(first)) return 1;
  return ENDS_WITH_MONTH.test(above) && /^\d{1,2},$/.test(first) && /^20\d\d\b/.test(second) ? 2 : 0;
}

function withoutFirst(row: Row, count: number): Row {
  const words = row.words.slice(count);
  return {
    ...row,
    words,
    cellStarts: [...new Set(row.cellStarts.map((start) => Math.max(0, start - count)))].filter(
      (start) => start < words.length,
    ),
    box: words.length > 0 ? boxAround(words) : row.box,
  };
}
