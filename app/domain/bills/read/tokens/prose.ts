import { opensCell, type Row } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";

const WORDS_BEHIND = 4;
const MIN_OF_PROSE = 2;

/** "If you are billed $400 or more above this estimate": the text goes on after the amount, or is a sentence around it. */
export function isProse(row: Row, amount: PrintedAmount): boolean {
  const isEquation = ["+", "="].every((mark) => row.words.some(({ text }) => text === mark));
  const isSentence = /\p{Ll}\.$|\d\.$/u.test(row.words.at(-1)?.text ?? "") && !opensCell(row, amount.start);
  if (isEquation || isSentence) return true;
  const behind = row.words.slice(amount.end, amount.end + WORDS_BEHIND);
  return behind.filter(({ text }) => /^\p{Ll}{2,}[.,]?$/u.test(text)).length >= MIN_OF_PROSE;
}
