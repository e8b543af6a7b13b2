import { StandardFonts } from "pdf-lib";
import type { Column, ColumnField } from "../layout.ts";

/** A column by its field, its heading and where it begins or, of numbers, ends, in points. */
export const column = (
  field: ColumnField,
  heading: string,
  at: number,
  maxWidth: number | null = null,
): Column => ({
  field,
  heading,
  at,
  maxWidth,
});

/** What most layouts have in common. */
export const plain = {
  font: StandardFonts.Helvetica,
  fontSize: 9,
  title: "Itemized statement",
  columnsBelow: [],
  hasHeadings: true,
  hasSections: false,
  dates: "slashes",
  credits: "minus",
  hasDollarSigns: false,
  totalsAt: 330,
  paymentsIn: "summary",
  offers: [],
} as const;

/** What most print next to their totals. */
export const labels = {
  statementDate: "Statement date",
  service: "Dates of service",
  charges: "Total charges",
  adjustments: "Adjustments",
  payments: "Payments",
  due: "Amount due",
  payment: "Payment received",
};
