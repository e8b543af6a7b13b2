import type { ReadRow } from "../tokens/read-row.ts";

const WORDS_OF_PROSE =
  /^(?:of|and|to|or|from|is|was|the|for|by|plus|minus|a|with|your|you|used|met|so|per|on|in|toward|after|then|at|has|have|left)$/i;
const MOST_WORDS_BETWEEN = 4;

/** Whether a row is one of a table of amounts, and no sentence that speaks of some. */
export function isMoneyRow({ row, amounts }: ReadRow): boolean {
  if (amounts.length < 2 || !amounts.some(({ isMark }) => !isMark)) return false;
  return amounts.slice(1).every(({ start }, index) => {
    const before = amounts[index];
    const between = row.words.slice(before?.end ?? 0, start);
    return between.length <= MOST_WORDS_BETWEEN && !between.some(({ text }) => WORDS_OF_PROSE.test(text));
  });
}
