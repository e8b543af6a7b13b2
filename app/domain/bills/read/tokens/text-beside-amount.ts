import { cellEnd, cellStart, type Part, textOf } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";

/** Whether a text has a word, not only numbers and codes. */
export const saysSomething = (text: string) => /\p{L}{3}/u.test(text);

/** Whether a text has an amount of money in it. */
export const isPrice = (text: string) => /\$ ?\d|\d\.\d{2}\b/.test(text);

/** An amount with the text before it in its row, and a code or a day before that; null: there is none. */
export function textBefore({ row, start, end }: PrintedAmount): Part | null {
  let from = start;
  let isSaid = false;
  while (from > 0) {
    const cell = cellStart(row, from - 1);
    const words = row.words.slice(cell, from);
    const text = textOf(words);
    const isOther = words.some((word) => saysSomething(word.text) && !isCertainCode(word.text));
    const isPriceAlone = isPrice(text) && !saysSomething(text);
    if (isSaid && (isPriceAlone || isOther)) break;
    isSaid ||= saysSomething(text);
    from = cell;
  }
  return isSaid ? { start: from, end } : null;
}

/** An amount with the text behind it. */
export function textBehind({ row, start, end }: PrintedAmount): Part | null {
  const part = { start, end: end < row.words.length ? cellEnd(row, end) : end };
  return saysSomething(textOf(row.words.slice(end, part.end))) ? part : null;
}

/** The side on which most amounts of a run have their text; where most have none, it stands around their rows. */
export function textsBeside(run: readonly PrintedAmount[]): (Part | null)[] {
  const [before, behind] = [run.map(textBefore), run.map(textBehind)];
  const shareOf = (parts: (Part | null)[]) => parts.filter((part) => part !== null).length / run.length;
  const [mostBefore, mostBehind] = [shareOf(before), shareOf(behind)];
  if (Math.max(mostBefore, mostBehind) <= 0.5) return run.map(() => null);
  return mostBehind > mostBefore ? behind : before;
}
