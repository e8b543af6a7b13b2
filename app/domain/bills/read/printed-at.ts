import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { Printed } from "../bill.ts";
import { boxAround, type Row } from "./layout/rows.ts";

/** The words of a row from `start` up to, not including, `end`. */
export interface Span {
  row: Row;
  start: number;
  end: number;
}

/** A value with the place and the confidence of the words it was read from; `words` stand on the row's page. */
export function printedAt<Value>(
  value: Value,
  { page, pageIndex }: Row,
  words: readonly Word[],
): Printed<Value> {
  const { left, top, right, bottom } = boxAround(words);
  const [across, down] = [Math.max(1, page.widthPx), Math.max(1, page.heightPx)];
  return {
    value,
    pageIndex,
    box: { left: left / across, top: top / down, right: right / across, bottom: bottom / down },
    confidence: Math.min(1, ...words.map(({ confidence }) => confidence)),
  };
}

export function printedIn<Value>(value: Value, { row, start, end }: Span): Printed<Value> {
  return printedAt(value, row, row.words.slice(start, end));
}
