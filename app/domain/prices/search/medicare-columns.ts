import { type MedicarePayment, timesMedicare } from "#app/domain/medicare/medicare-payment.ts";
import { type Dollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import type { PriceResult } from "./price-query.ts";

/** A price next to what Medicare pays; null: Medicare sets no amount, or the price to compare is missing. */
type BesideMedicare = { medicare: MedicarePayment | null; priceDollars: Dollars | null };

/** What of a found price is compared with Medicare: nothing of one that cannot be a price. */
export function besideMedicare({ medicare, priceDollars, implausible }: PriceResult): BesideMedicare {
  return { medicare, priceDollars: implausible === null ? priceDollars : null };
}

/** The fields by which files and calls tell Medicare's amount, and how many times it the price is, to a thousandth. */
export function medicareFields({ medicare, priceDollars }: BesideMedicare) {
  return {
    medicare_amount: dollarsNumber(medicare?.dollars ?? null),
    medicare_ratio:
      medicare && priceDollars !== null
        ? Math.round(1000 * timesMedicare(priceDollars, medicare)) / 1000
        : null,
    medicare_basis: medicare?.schedule ?? null,
    medicare_edition: medicare?.edition ?? null,
  };
}

/** `medicareFields` as columns of a table of rows. */
export function medicareColumns<Row>(of: (row: Row) => BesideMedicare): readonly TableColumn<Row>[] {
  const names = ["medicare_amount", "medicare_ratio", "medicare_basis", "medicare_edition"] as const;
  return names.map((name) => ({ name, of: (row) => medicareFields(of(row))[name] }));
}
