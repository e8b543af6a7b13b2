import { boxAround, overlapsAcross, type Row } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { tableRuns } from "./table-runs.ts";

/** Rows without the amounts that the page's edge cuts in a table's last column: "$12" of $120.66 is another amount, and reads as one. */
export function withoutCutAmounts(rows: readonly Row[]): Row[] {
  const kept = [...rows];
  for (const run of tableRuns(rows)) {
    if (!isCutColumn(run.flatMap((index) => rows[index]?.words.at(-1) ?? []))) continue;
    for (const index of run) {
      const row = rows[index];
      if (row && STUMP.test(row.words.at(-1)?.text ?? "")) kept[index] = withoutLastWord(row);
    }
  }
  return kept;
}

/** What may be left of an amount with cents. */
const STUMP = /^[-(]*\$[\d,]*\.?\d?$/;
/** Text that isn't an amount at all: "$", "$1,", "$12." or "$12.5". */
const CUT = /[$,.]$|\.\d$/;

/** Whether words that end rows are cut: some of them certainly, and their column has no whole amount. */
function isCutColumn(lasts: readonly Word[]): boolean {
  const stumps = lasts.filter(({ text }) => STUMP.test(text));
  if (!stumps.some(({ text }) => CUT.test(text))) return false;
  const column = boxAround(stumps);
  return lasts.every((word) => stumps.includes(word) || !overlapsAcross(word.box, column));
}

function withoutLastWord(row: Row): Row {
  const words = row.words.slice(0, -1);
  return {
    ...row,
    words,
    cellStarts: row.cellStarts.filter((start) => start < words.length),
    box: boxAround(words),
  };
}
