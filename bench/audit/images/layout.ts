import type { StandardFonts } from "pdf-lib";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";

/** What a column prints of a line. "balance" adds the charges up, "discount" and "allowed" are a plan's share of the charge,
 *  "credit" is empty but for payments, "item" is a number of the hospital's own. */
export type ColumnField =
  | "day"
  | "revenue"
  | "code"
  | "modifiers"
  | "code-modifiers"
  | "words"
  | "capitals"
  | "units"
  | "unit-price"
  | "amount"
  | "discount"
  | "allowed"
  | "credit"
  | "balance"
  | "item";

export interface Column {
  field: ColumnField;
  heading: string;
  /** In points from the page's left side: of the text's left side, or of its right for numbers. */
  at: number;
  /** In points: longer text is cut. */
  maxWidth: number | null;
}

const NUMBERS: readonly ColumnField[] = [
  "units",
  "unit-price",
  "amount",
  "discount",
  "allowed",
  "credit",
  "balance",
];

export const isRightAligned = ({ field }: Column) => NUMBERS.includes(field);

/** How a hospital or a practice prints its bills. */
export interface Layout {
  name: string;
  font: StandardFonts;
  fontSize: number;
  title: string;
  labels: {
    statementDate: string;
    service: string;
    charges: string;
    adjustments: string;
    payments: string;
    due: string;
    /** In front of the day of one payment. */
    payment: string;
  };
  columns: readonly Column[];
  /** Printed on a separate line below each charge. */
  columnsBelow: readonly Column[];
  hasHeadings: boolean;
  /** A heading and a subtotal for the charges of each revenue code. */
  hasSections: boolean;
  dates: "slashes" | "short" | "dashes" | "words";
  credits: "minus" | "parentheses" | "trailing";
  hasDollarSigns: boolean;
  /** Where labels of totals begin, in points. */
  totalsAt: number;
  /** Whether payments are among the charges, or above the total of payments. */
  paymentsIn: "table" | "summary";
  /** What is offered below the amount due. */
  offers: readonly ("prompt-pay" | "if-paid-by" | "plan")[];
}

/** Whether the layout prints all that the bill says of its lines. */
export function printsAllOf(
  { columns, columnsBelow }: Layout,
  { lines, serviceFrom, serviceTo }: AuditedBill,
) {
  const has = (field: ColumnField) => [...columns, ...columnsBelow].some((column) => column.field === field);
  return (
    (has("revenue") || lines.every(({ revenueCode }) => revenueCode === null)) &&
    (has("unit-price") || lines.every(({ unitPriceCents }) => unitPriceCents === null)) &&
    (has("day") ||
      (serviceFrom === serviceTo && lines.every(({ serviceDate }) => serviceDate === serviceFrom)))
  );
}
