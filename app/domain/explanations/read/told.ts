import { printedAt } from "#app/domain/reading/values/printed-at.ts";
import type { Told } from "../explanation.ts";
import type { Span } from "./facts/labelled-facts.ts";

/** A value with the place of the words that it was read from. `sureness`: how often such a choice is right, 0 to 1. */
export function toldAt<Value>(value: Value, { line, start, end }: Span, sureness = 1): Told<Value> {
  const { pageIndex, box, confidence } = printedAt(value, line.row, line.row.words.slice(start, end));
  return { value, place: { pageIndex, box }, confidence: confidence * sureness };
}
