import type { Part, Row } from "#app/domain/reading/page/rows.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";

/** A box to tick, which OCR may take for a letter. */
const TICK = /^(?:[☐☑☒□▢✓✗]|\[[x ]?\]|[DOX0])$/i;

/** The parts of a row that prints services beside each other, each with its code first, or second after a mark to tick. */
export function partsWithCodes({ words, cellStarts }: Row): Part[] {
  const starts = cellStarts.filter((start) => {
    const [first, second] = words.slice(start, start + 2);
    const text = first && TICK.test(first.text) ? second?.text : first?.text;
    return text !== undefined && isCertainCode(text);
  });
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? words.length }));
}
