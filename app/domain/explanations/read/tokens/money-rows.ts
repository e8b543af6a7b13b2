import { cellStart, type Part, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { namesAmount } from "../kinds/amount-roles.ts";

const WORDS_OF_PROSE =
  /^(?:of|and|to|or|from|is|was|the|for|by|plus|minus|with|your|you|used|met|so|per|on|in|toward|after|then|at|has|have|left)$/i;
const MOST_WORDS_BETWEEN = 4;

type Amount = Part & { isMark: boolean };

/** Whether a row is one of a table of amounts, and no sentence that speaks of some. */
export function isMoneyRow(row: Row, amounts: readonly Amount[]): boolean {
  if (amounts.length < 2 || !amounts.some(({ isMark }) => !isMark) || namesItsAmounts(row, amounts))
    return false;
  return amounts.slice(1).every(({ start }, index) => {
    const before = amounts[index];
    const between = row.words.slice(before?.end ?? 0, start);
    return between.length <= MOST_WORDS_BETWEEN && !between.some(({ text }) => WORDS_OF_PROSE.test(text));
  });
}

const LEAST_LIKENESS = 0.75;
const isName = (label: string) => namesAmount(label, LEAST_LIKENESS);

/** "Plan discount $170.13  Allowed amount $126.15": each amount has its label beside it, and no heading above. */
function namesItsAmounts(row: Row, amounts: readonly Amount[]): boolean {
  const labels = amounts
    .slice(1)
    .map(({ start }, index) => textOf(row.words.slice(amounts[index]?.end ?? 0, start)));
  const named = labels.filter(isName);
  if (labels.length > 0 && named.length >= labels.length / 2) return true;
  // "Copayment $20.00  Yearly limit $606.00": each has a label, of which one names an amount of another kind.
  const start = amounts[0]?.start ?? 0;
  const first = textOf(row.words.slice(cellStart(row, Math.max(0, start - 1)), start));
  const worded = labels.filter((label) => /\p{L}{4}/u.test(label));
  return 2 * worded.length > labels.length && [first, ...named].some(isName);
}
