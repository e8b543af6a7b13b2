import { textOf } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { saidIn, type WordedValue } from "#app/domain/reading/values/said.ts";
import type { TokenRow } from "./token-row.ts";

/** What a row charges that says nothing but how many there were and what each costs. */
export interface ExtendedPrice {
  units: WordedValue<number>;
  /** In cents. */
  unitPrice: WordedValue<number>;
  amount: PrintedAmount;
}

const UNITS = /^(?:(?:qty|quantity|units?)[.:]? )?(\d{1,3})(?: ?[x×*@]| at| units?(?: at| @)?)?$/i;
const EACH = /^(?:=|ea\.?|each|\/ ?(?:ea|each|unit))?$/i;

/** "2 @ 15.00   30.00": null where the row says more than that, or the figures don't prove it. */
export function readExtendedPrice({ row, money }: Pick<TokenRow, "row" | "money">): ExtendedPrice | null {
  const [price, amount, ...others] = money;
  if (!price || !amount || others.length > 0 || amount.end < row.words.length) return null;
  const counted = UNITS.exec(textOf(row.words.slice(0, price.start)));
  if (!counted || !EACH.test(textOf(row.words.slice(price.end, amount.start)))) return null;
  const units = Number(counted[1]);
  if (units === 0 || price.cents <= 0 || units * price.cents !== amount.cents) return null;
  return {
    units: saidIn(units, { row, start: 0, end: price.start }),
    unitPrice: saidIn(price.cents, price),
    amount,
  };
}
