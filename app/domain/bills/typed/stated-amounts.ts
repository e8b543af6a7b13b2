import { parseAmount } from "#app/domain/money/parse-amount.ts";
import type { SummaryAmount } from "./choose-totals.ts";
import type { AnyRow } from "./found-row.ts";
import type { RowReading } from "./read-row.ts";

/** What a row states that is no charge; by its columns where they are headed. */
export function summaryOf({ reading, headed }: AnyRow): SummaryAmount[] {
  const { role, money, whole, row } = reading;
  const text = row.text.replace(/^(?:account|acct)\b\D{0,8}[\w-]+\s*/i, "");
  if (role === null)
    return /\btax(?:es)?\b/i.test(text) && money.every(({ cents }) => cents === 0)
      ? [{ role: "other", text, cents: 0 }]
      : [];
  if (headed === null) {
    const cents = statedCents(reading) ?? money[0]?.cents ?? whole?.cents;
    return cents === undefined ? [] : [{ role, text, cents }];
  }
  const { chargeCents, others } = headed;
  if (role !== "total" && role !== "subtotal") {
    const cents = chargeCents ?? others[0]?.cents ?? money.at(-1)?.cents;
    return cents === undefined ? [] : [{ role, text, cents }];
  }
  return [
    ...(chargeCents === null ? [] : [{ role, text, cents: chargeCents }]),
    ...others.map((other) => ({ ...other, text: `total ${other.role}` })),
  ];
}

/** A sum of numbers by itself: '4900+1360+240 = 6500'. */
export const isSumOfNumbers = (text: string) => /^\D*\d[\d.,]*(?:\s?\+\s?\$?\d[\d.,]*)+\s*=/.test(text);

/** 'so 4900+1360+240 = 6500'; 'paid 25 today and 25 last week'. */
function statedCents({ role, money, whole, row, tokens }: RowReading): number | null {
  const behindEquals = /=\s*\$?([\d,]+(?:\.\d\d)?)\s*$/.exec(row.text)?.[1];
  if (behindEquals !== undefined) return parseAmount(behindEquals);
  const numbers = tokens.flatMap((token) => (token.kind === "number" ? [token.value] : []));
  const isSeveral = whole !== null && money.length === 0 && numbers.length > 1 && /paid$/.test(role ?? "");
  const areAdded = row.text
    .split(/\d/)
    .slice(1, -1)
    .some((between) => between.includes(" and ", 1));
  return isSeveral && areAdded ? Math.round(100 * numbers.reduce((sum, value) => sum + value, 0)) : null;
}
