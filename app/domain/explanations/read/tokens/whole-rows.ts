import { pickWords } from "#app/domain/reading/page/cells.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { partAlignedCells } from "./aligned-cells.ts";
import { joinCarriedFacts } from "./carried-facts.ts";
import { stackClaimsInColumns } from "./claims-in-columns.ts";
import { stackClaimsSideBySide } from "./claims-side-by-side.ts";
import { withoutCutAmounts } from "./cut-amounts.ts";
import { joinCutLabels } from "./cut-labels.ts";
import { partFactsBesideTables } from "./facts-beside-tables.ts";
import { joinGridFacts } from "./grid-facts.ts";
import { joinLabelsAround } from "./labels-around-values.ts";
import { joinLevelRows } from "./level-rows.ts";
import { joinWrappedCells } from "./wrapped-cells.ts";
import { joinWrappedFacts } from "./wrapped-facts.ts";

/** The rows of a document with each row of a table whole: what stands level with it, its cells apart, and what they carry on below. */
export const wholeRows = (rows: readonly Row[]): Row[] => {
  const parted = partAlignedCells(
    partFactsBesideTables(
      stackClaimsInColumns(stackClaimsSideBySide(joinLevelRows(withoutCutAmounts(rows.map(withoutLeaders))))),
    ),
  );
  return joinCarriedFacts(
    joinCutLabels(joinLabelsAround(joinWrappedFacts(joinGridFacts(joinWrappedCells(parted))))),
  );
};

const LEADER = /^[.…·_]+$/;
const MIN_WORDS = 3;
const MIN_DOTS = 4;

/** Returns a row without the dots that lead from a label to its amount ("Billed . . . . $12.00"): they separated cells, and
 *  aren't words. */
function withoutLeaders(row: Row): Row {
  const leaders = row.words.filter(({ text }) => LEADER.test(text));
  if (leaders.length < MIN_WORDS && !leaders.some(({ text }) => text.length >= MIN_DOTS)) return row;
  const opens = new Set(row.cellStarts.map((start) => row.words[start]));
  for (const [index, word] of row.words.entries()) {
    if (index > 0 && LEADER.test(row.words[index - 1]?.text ?? "")) opens.add(word);
  }
  const cellStarts = row.words.flatMap((word, index) => (opens.has(word) ? [index] : []));
  const kept = row.words.filter((word) => !leaders.includes(word));
  return pickWords({ ...row, cellStarts }, kept)[0] ?? row;
}
