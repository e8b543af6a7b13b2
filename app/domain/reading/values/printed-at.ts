import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { boxAround, type Part, type Row } from "../page/rows.ts";

/** A rectangle on an upright page in shares of its width and height, 0 to 1; the origin is the top left corner. */
export interface PageBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A value with the place where it is printed and how surely it was read. */
export interface PrintedValue<Value> {
  value: Value;
  /** 0 is the first page. */
  pageIndex: number;
  box: PageBox;
  /** Of the least certain word it was read from, 0 to 1 (a PDF's own text has 1); of a value that was chosen among others,
   *  times how often such choices are right. */
  confidence: number;
}

export interface Span extends Part {
  row: Row;
}

/** Returns a value with the place and the confidence of the words it was read from; `words` are on the row's page. */
export function printedAt<Value>(
  value: Value,
  { page, pageIndex }: Row,
  words: readonly Word[],
): PrintedValue<Value> {
  const { left, top, right, bottom } = boxAround(words);
  const [across, down] = [Math.max(1, page.widthPx), Math.max(1, page.heightPx)];
  return {
    value,
    pageIndex,
    box: { left: left / across, top: top / down, right: right / across, bottom: bottom / down },
    confidence: Math.min(1, ...words.map(({ confidence }) => confidence)),
  };
}

export function printedIn<Value>(value: Value, { row, start, end }: Span): PrintedValue<Value> {
  return printedAt(value, row, row.words.slice(start, end));
}
