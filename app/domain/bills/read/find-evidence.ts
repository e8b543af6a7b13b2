import { numberRows, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { findAmounts } from "#app/domain/reading/values/amounts.ts";
import type { AmountContext } from "./amounts/amount-candidates.ts";
import { amountsToWeigh } from "./amounts/amounts-to-weigh.ts";
import type { DateReading } from "./dates/date-reading.ts";
import { readDates } from "./dates/read-dates.ts";
import { type Charges, findCharges } from "./lines/find-charges.ts";
import { findOtherDocument } from "./other-documents.ts";
import { readTokens } from "./tokens/read-tokens.ts";
import type { Tokens } from "./tokens/tokens.ts";

/** What a document says, before it is chosen which of it is the total, the date and the provider. */
export interface Evidence extends Tokens, Charges {
  money: AmountContext;
  dates: DateReading;
}

/** Null: a bank's statement. Never throws on odd input. */
export function findEvidence(allRows: Row[]): Evidence | null {
  const rows = withoutTaxSummary(allRows);
  if (findOtherDocument(rows) === "bank-statement") return null;
  const tokens = readTokens(rows);
  const charges = findCharges(tokens);
  return {
    ...tokens,
    ...charges,
    money: amountsToWeigh(tokens, charges),
    dates: readDates(tokens, charges),
  };
}

const TAX_SUMMARY_ROWS = 9;

/** Receipts end with a table of tax rates; its totals are not the receipt's. */
function withoutTaxSummary(rows: Row[]): Row[] {
  const start = rows.findIndex((row) => /^[ *]*(?:gst|sst|vat) ?sum+ary/i.test(textOf(row.words)));
  if (start < 0) return rows;
  const isTax = (row: Row, index: number) =>
    index >= start &&
    index < start + TAX_SUMMARY_ROWS &&
    findAmounts(row, "joined").some((amount) => amount.isMoney);
  return numberRows(rows.filter((row, index) => !isTax(row, index)));
}
