import { isInside } from "#app/domain/reading/page/rows.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { columnAt, columnsOf, type MoneyColumn } from "./columns.ts";

/** The rows of a block, each with the line right below it where every row has one that prints a day and amounts alone: coinsurance below copay. */
export function withSecondLines(block: readonly ReadRow[], lines: readonly ReadRow[]): readonly ReadRow[] {
  const columns = columnsOf(block);
  const pairs = block.map((line) => [line, lines[line.index + 1]] as const);
  const areParted = block.length > 1 && pairs.every(([, second]) => second && isSecondLine(second, columns));
  return areParted ? pairs.flatMap(([line, second]) => (second ? [line, second] : [])) : block;
}

const isSecondLine = ({ row, amounts, days, isOfTable }: ReadRow, columns: readonly MoneyColumn[]) =>
  !isOfTable &&
  amounts.length > 0 &&
  amounts.every(({ box }) => columnAt(columns, box)) &&
  row.words.every((_, at) => isInside(amounts, at) || isInside(days, at));
