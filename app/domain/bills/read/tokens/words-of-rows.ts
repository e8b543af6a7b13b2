import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { groupByRow } from "#app/domain/reading/page/group-by-row.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { findAmounts, type PrintedAmount, type PrintedCents } from "#app/domain/reading/values/amounts.ts";
import type { PrintedDate } from "#app/domain/reading/values/dates.ts";

/** A printed row with the labels, days and amounts in it, from left to right. */
export interface WordsOfRow {
  row: Row;
  labels: readonly Label[];
  dates: readonly PrintedDate[];
  amounts: readonly PrintedAmount[];
  /** Those that are printed with a currency sign or with cents. */
  money: readonly PrintedAmount[];
}

/** The rows of a document, each with the labels, days and amounts in it. */
export function joinByRow(
  rows: readonly Row[],
  labels: readonly Label[],
  dates: readonly PrintedDate[],
  cents: PrintedCents,
): WordsOfRow[] {
  const [labelsOf, datesOf] = [groupByRow(labels), groupByRow(dates)];
  return rows.map((row) => {
    const amounts = findAmounts(row, cents);
    return {
      row,
      labels: labelsOf.get(row) ?? [],
      dates: datesOf.get(row) ?? [],
      amounts,
      money: amounts.filter(({ isMoney }) => isMoney),
    };
  });
}
