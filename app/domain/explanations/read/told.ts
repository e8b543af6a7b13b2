import { printedAt } from "#app/domain/reading/values/printed-at.ts";
import type { ExplainedValue } from "../explanation.ts";
import type { Span } from "./facts/span.ts";
import type { PlacedAmount } from "./grid.ts";
import type { ReadDay } from "./tokens/read-row.ts";

/** A value with the place of the words that it was read from. `sureness`: how often such a choice is right, 0 to 1. */
export function toldAt<Value>(value: Value, { line, start, end }: Span, sureness = 1): ExplainedValue<Value> {
  const { pageIndex, box, confidence } = printedAt(value, line.row, line.row.words.slice(start, end));
  return { value, place: { pageIndex, box }, confidence: confidence * sureness };
}

export const toldAmount = ({ amount, line }: PlacedAmount, sureness = 1): ExplainedValue<number> =>
  toldAt(amount.cents, { line, start: amount.start, end: amount.end }, sureness);

export const toldDay = (
  line: Span["line"],
  { day, start, end }: ReadDay,
  sureness = 1,
): ExplainedValue<string> => toldAt(day, { line, start, end }, sureness);
