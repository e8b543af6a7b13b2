import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { Row } from "../page/rows.ts";
import type { Span } from "./printed-at.ts";

/** A value with the words that say it, and how surely they do, in addition to how surely they were read: 1 but for guesses. */
export interface WordedValue<Value> {
  value: Value;
  row: Row;
  words: readonly Word[];
  sureness: number;
}

/** A value as the words of a row say it from `start` up to, not including, `end`. */
export const saidIn = <Value>(value: Value, { row, start, end }: Span): WordedValue<Value> => ({
  value,
  row,
  words: row.words.slice(start, end),
  sureness: 1,
});

/** A text as two rows say it, one after the other. */
export const joinSaid = (
  first: WordedValue<string> | null,
  second: WordedValue<string> | null,
): WordedValue<string> | null =>
  first && second ? { ...first, value: `${first.value} ${second.value}` } : (first ?? second);
