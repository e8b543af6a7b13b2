import type { LabeledValue } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedDate } from "#app/domain/reading/values/dates.ts";

/** What a document prints of days. */
export interface DateReading {
  /** All dates of the document and those that a label names. */
  dates: PrintedDate[];
  labelled: LabeledValue<PrintedDate>[];
  /** The dates of the charge lines. */
  lineDates: PrintedDate[];
  isoOf: (date: PrintedDate) => string | null;
}
