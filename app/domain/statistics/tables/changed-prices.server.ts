import { toE4 } from "../values/price-distribution.ts";
import type { CHARGE_KINDS, PriceChange } from "./statistics-tables.server.ts";

/** The prices that hospitals $1 contribute now (sign 1) and those that the statistics still count (sign -1). */
export const CHANGED_PRICES = `
  select 1 as sign, p.* from prices p where p.hospital_id = any($1)
  union all
  select -1, p.* from hospitals h
    join price_history p on p.hospital_id = h.hospital_id and p.import_id = h.summarised_import_id
  where h.hospital_id = any($1)`;

/** The amounts of a group of changed prices, those that came and those that went, as text with commas between. */
export type ChangedAmounts = Record<`${(typeof CHARGE_KINDS)[number]}_${"added" | "removed"}`, string | null>;

/** Columns of `ChangedAmounts`; `counts`: SQL, whether the gross charge and the cash price of a row count. */
export function changedAmounts(counts: string): string {
  const amounts = (column: string, name: string, sign: 1 | -1, condition = "true") =>
    `string_agg(${column}::text, ',') filter (where sign = ${sign} and (${condition})) as ${name}`;
  return [
    amounts("gross", "gross_added", 1, counts),
    amounts("gross", "gross_removed", -1, counts),
    amounts("cash", "cash_added", 1, counts),
    amounts("cash", "cash_removed", -1, counts),
    amounts("negotiated_median", "negotiated_added", 1),
    amounts("negotiated_median", "negotiated_removed", -1),
  ].join(", ");
}

export function readAmounts(row: ChangedAmounts): PriceChange {
  const amountsOf = (text: string | null) => (text === null ? [] : text.split(",").map(toE4));
  const change = (kind: (typeof CHARGE_KINDS)[number]) => ({
    added: amountsOf(row[`${kind}_added`]),
    removed: amountsOf(row[`${kind}_removed`]),
  });
  return { gross: change("gross"), cash: change("cash"), negotiated: change("negotiated") };
}
