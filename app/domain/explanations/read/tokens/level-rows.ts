import { rowOfCells } from "#app/domain/reading/page/cells.ts";
import { cellsOf, heightOf, middleOf, type Row } from "#app/domain/reading/page/rows.ts";
import { countAmounts, firstAmount, printsAmounts } from "./money-words.ts";

/**
 * The rows of a document where none is parted: the layout of pages takes a wide gap that runs down a page for one between two columns of
 * text, and parts a table there. Rows of amounts whose names or first amounts stand level with them in the other column are made whole again.
 */
export function joinLevelRows(rows: readonly Row[]): Row[] {
  const pages = new Map<number, Row[]>();
  for (const row of rows) pages.set(row.pageIndex, [...(pages.get(row.pageIndex) ?? []), row]);
  return [...pages.values()].flatMap((page) => joinOnPage(joinAmountsAlone(page)));
}

/** Rows with the amounts that stand alone right before or behind them, level with them: a speck between parted them. */
function joinAmountsAlone(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    const isPart =
      before &&
      isLevel(before, row) &&
      [before, row].some(isAmountsAlone) &&
      [before, row].every((one) => countAmounts(one) > 0);
    if (isPart) joined[joined.length - 1] = beside(before, row);
    else joined.push(row);
  }
  return joined;
}

const isAmountsAlone = (row: Row) => countAmounts(row) === row.words.length;

const MIN_PARTED = 2;

function joinOnPage(rows: Row[]): Row[] {
  const second = rows.findIndex(
    (row, index) => index > 0 && row.box.bottom < (rows[index - 1]?.box.top ?? 0),
  );
  if (second < 0) return rows;
  const before = rows.slice(0, second);
  const parted = rows
    .slice(second)
    .filter(
      (row) =>
        printsAmounts(row) &&
        before.some((other) => (!printsAmounts(other) || firstAmount(row) === 0) && isLevel(row, other)),
    );
  if (parted.length < MIN_PARTED) return rows;
  const joined: Row[] = [];
  for (const row of [...rows].sort((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const at = joined.findLastIndex((other) => isLevel(other, row));
    const other = joined[at];
    if (other) joined[at] = beside(other, row);
    else joined.push(row);
  }
  return joined;
}

/** Whether two rows are next to each other on one line. */
function isLevel(a: Row, b: Row): boolean {
  const isApart = a.box.right < b.box.left || b.box.right < a.box.left;
  return (
    isApart && Math.abs(middleOf(a.box) - middleOf(b.box)) < 0.5 * Math.min(heightOf(a.box), heightOf(b.box))
  );
}

function beside(one: Row, other: Row): Row {
  const [left, right] = one.box.left < other.box.left ? [one, other] : [other, one];
  return rowOfCells(left, [...cellsOf(left), ...cellsOf(right)]);
}
