import type { Part, Row } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";

/** The parts of a row that each name something and end with its amount; none where anything stands between that has no name. */
export function partsWithAmounts({ words }: Row, money: readonly PrintedAmount[]): Part[] {
  const parts = money.map(({ end }, index) => ({ start: money[index - 1]?.end ?? 0, end }));
  const isNamed = ({ start, end }: Part) =>
    words.slice(start, end - 1).some(({ text }) => /\p{Lu}\p{L}|\p{L}{3}/u.test(text));
  const isWhole = money.at(-1)?.end === words.length && money.every(({ cents }) => cents >= 0);
  return isWhole && parts.every(isNamed) ? parts : [];
}
