import { boxAround, cellEnd, heightOf, isInside } from "#app/domain/reading/page/rows.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { addTo, type MoneyColumn } from "./columns.ts";

const MIN_SHARE = 0.4;
const PERCENT = /^\(?\d{1,3}(?:\.\d+)?%\)?$/;
const SHORT_CODE = /^[A-Z0-9]{1,4}(?:[,/-][A-Z0-9]{1,4})*\*?$/;

/** The columns of percents and short codes that stand between the amounts of many rows: their headings name no money. */
export function otherColumnsOf(lines: readonly ReadRow[]): MoneyColumn[] {
  const columns: MoneyColumn[] = [];
  for (const { row, amounts } of lines) {
    for (const [index, { text, box }] of row.words.entries()) {
      if (!isBetween(index, amounts) || !(PERCENT.test(text) || SHORT_CODE.test(text))) continue;
      const column = columns.find(({ left, right }) => box.left < right && box.right > left);
      if (column) addTo(column, box);
      else columns.push({ left: box.left, right: box.right, boxes: [box] });
    }
  }
  return columns.filter(({ boxes }) => boxes.length >= Math.max(1, MIN_SHARE * lines.length));
}

/** The columns of words before the first amounts of many rows. */
export function textColumnsOf(lines: readonly ReadRow[]): MoneyColumn[] {
  const columns: MoneyColumn[] = [];
  for (const { row, amounts } of lines) {
    const first = amounts[0]?.start ?? 0;
    for (const start of row.cellStarts.filter((at) => at < first)) {
      const box = boxAround(row.words.slice(start, Math.min(first, cellEnd(row, start))));
      const column = columns.find(({ left }) => Math.abs(left - box.left) < heightOf(box));
      if (column) addTo(column, box);
      else columns.push({ left: box.left, right: box.right, boxes: [box] });
    }
  }
  return columns.filter(({ boxes }) => boxes.length >= Math.max(1, MIN_SHARE * lines.length));
}

function isBetween(index: number, amounts: ReadRow["amounts"]): boolean {
  const [first] = amounts;
  const last = amounts.at(-1);
  const isAmount = isInside(amounts, index);
  return first !== undefined && last !== undefined && index >= first.end && index < last.start && !isAmount;
}
