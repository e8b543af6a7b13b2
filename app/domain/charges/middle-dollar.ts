import { type DecimalColumn, decimalSize, decimalText, isNothing } from "#app/domain/mrf/decimal-column.ts";
import { isPlaceholderSize } from "./placeholder-amount.ts";

/** How many dollar amounts are prices, and their median, exactly as written; null = none is a price. */
export type MiddleDollar = { count: number; middle: string | null };

/** Returns the median of the dollar amounts at `places`; of an even number the lower of the two, as percentile_disc has it. */
export function middleDollar(dollars: DecimalColumn, places: Int32Array): MiddleDollar {
  const sizes = new Float64Array(places.length);
  let count = 0;
  for (let index = 0; index < places.length; index++) {
    if (isNothing(dollars, places[index]!)) continue;
    const size = decimalSize(dollars, places[index]!);
    if (!isPlaceholderSize(size)) sizes[count++] = size;
  }
  if (count === 0) return { count, middle: null };
  const inOrder = sizes.subarray(0, count).sort();
  const place = Math.ceil(count / 2) - 1;
  const size = inOrder[place]!;
  return { count, middle: textOfSize(dollars, places, size, place - inOrder.indexOf(size)) };
}

/** Of the amounts of one size the text at `index`: some that differ in their sixteenth digit are one number. */
function textOfSize(dollars: DecimalColumn, places: Int32Array, size: number, index: number): string {
  const texts: string[] = [];
  for (const at of places) {
    if (isNothing(dollars, at) || decimalSize(dollars, at) !== size) continue;
    texts.push(decimalText(dollars, at));
    if (dollars.long.size === 0) break;
  }
  return texts.sort()[dollars.long.size === 0 ? 0 : index]!;
}
