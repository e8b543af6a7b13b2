import { numberRows, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { findAmounts } from "#app/domain/reading/values/amounts.ts";

const TAX_SUMMARY_ROWS = 9;

/** Receipts end with a table of tax rates; its totals are not the receipt's. */
export function withoutTaxSummary(rows: Row[]): Row[] {
  const start = rows.findIndex((row) => /^[ *]*(?:gst|sst|vat) ?sum+ary/i.test(textOf(row.words)));
  if (start < 0) return rows;
  const isTax = (row: Row, index: number) =>
    index >= start &&
    index < start + TAX_SUMMARY_ROWS &&
    findAmounts(row, "joined").some((amount) => amount.isMoney);
  return numberRows(rows.filter((row, index) => !isTax(row, index)));
}
