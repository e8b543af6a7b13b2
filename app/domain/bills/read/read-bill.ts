import type { CodeType } from "#app/domain/billing-codes/service-code.ts";
import type { DocumentText } from "#app/platform/ocr/document-text.ts";
import { findAmounts, type PrintedAmount } from "./amounts/amounts.ts";
import {
  alignTotalsWithColumns,
  findAmountDue,
  findGrossTotal,
  listTotals,
} from "./amounts/labelled-totals.ts";
import { findDates, findDayOrder, isPlausibleBillDate, type PrintedDate, toIsoDate } from "./dates/dates.ts";
import { type DateReading, findInvoiceDate, findOnlyServiceDate } from "./dates/invoice-date.ts";
import { findDocumentKind, isBankStatement, isClaimForm } from "./document-kind.ts";
import { findLabels, type Label } from "./labels/find-labels.ts";
import { type Labelled, listNumbersBelow, pairLabelsWithValues } from "./labels/labelled-values.ts";
import { layOutRows, type Row, textOf } from "./layout/rows.ts";
import { findTableHeadings, governingHeading, type TableHeading } from "./layout/table-columns.ts";
import { type ChargeLine, findChargeLines } from "./lines/line-items.ts";
import { reconcileLines, sumCents } from "./lines/reconcile-lines.ts";
import { findHospitalName } from "./names/hospital-name.ts";
import { findPersonNames } from "./names/person-names.ts";

export interface BillLine {
  /** ISO yyyy-mm-dd. */
  serviceDate: string | null;
  code: string | null;
  codeType: CodeType | null;
  modifiers: string[];
  revenueCode: string | null;
  description: string | null;
  quantity: number | null;
  amountCents: number;
}

export interface BillReading {
  /** False for letters, menus, blanks, pictures: every other field is then null or empty. */
  isBill: boolean;
  /** The provider of care whose charges the document shows, as printed. */
  hospitalName: string | null;
  /** Gross total before insurance, adjustments, discounts and payments. */
  totalCents: number | null;
  /** What the patient is asked to pay. */
  amountDueCents: number | null;
  /** ISO yyyy-mm-dd. */
  invoiceDate: string | null;
  lineItems: BillLine[];
}

const NOT_A_BILL: BillReading = {
  isBill: false,
  hospitalName: null,
  totalCents: null,
  amountDueCents: null,
  invoiceDate: null,
  lineItems: [],
};

/** The fields of a medical bill, statement, claim form, explanation of benefits, estimate or receipt.
 *  Amounts in cents, dates ISO, null = not printed (or not found). Never throws on odd input. */
export function readBill(document: DocumentText): BillReading {
  const rows = withoutTaxSummary(layOutRows(document));
  if (isBankStatement(rows)) return NOT_A_BILL;
  const kind = findDocumentKind(rows);
  const claimForm = isClaimForm(kind);
  const labels = findLabels(rows);
  const datesOf = new Map(rows.map((row) => [row, findDates(row, claimForm)]));
  const headings = findTableHeadings(rows, labels);
  const persons = findPersonNames(rows, labels);
  const headingRows = listHeadingRows(rows, headings);
  const identifying = labels.filter(
    ({ roles, row }) => roles.party === "identifier" && !headingRows.includes(row),
  );
  const found = findChargeLines(rows, headings, {
    labels: groupByRow(labels),
    dates: datesOf,
    persons,
    identifiers: listNumbersBelow(identifying, rows),
    claimForm,
  });

  const tableRows = new Set([...headingRows, ...found.lines.map((line) => line.row)]);
  const rowsOutside = rows.filter((row) => !tableRows.has(row));
  const labelsOutside = labels.filter((label) => !tableRows.has(label.row));
  const amounts = readLabelledAmounts(rows, rowsOutside, labelsOutside, headings, claimForm);

  const lines = reconcileLines(found.lines, found.possible, listTotals(amounts), rows);
  const sumOfLinesCents = lines.length > 0 ? sumCents(lines) : null;
  const hasCodes = lines.some((line) => line.procedure !== null);
  const total = findGrossTotal(amounts, { sumOfLinesCents, hasCodes });
  if (!total && !(hasCodes && lines.length > 1 && labels.some(isOfPatient))) return NOT_A_BILL;
  const totalCents = total?.value.cents ?? sumOfLinesCents;

  const dates = readDates(rowsOutside, labelsOutside, lines, datesOf);
  const onlyServiceDate = findOnlyServiceDate(dates);
  return {
    isBill: true,
    hospitalName: findHospitalName({ rows, labels, tableRows, persons, kind }),
    totalCents,
    amountDueCents: findAmountDue(amounts, totalCents)?.value.cents ?? null,
    invoiceDate: findInvoiceDate(dates, kind),
    lineItems: lines.map((line) => toBillLine(line, dates.isoOf, onlyServiceDate)),
  };
}

function readLabelledAmounts(
  rows: Row[],
  rowsOutside: Row[],
  labels: Label[],
  headings: TableHeading[],
  claimForm: boolean,
): Labelled<PrintedAmount>[] {
  const printed = new Map(
    rowsOutside.map((row) => [row, findAmounts(row, claimForm).filter((amount) => amount.isMoney)]),
  );
  const paired = pairLabelsWithValues(
    labels.filter((label) => label.roles.amount),
    [...printed.values()].flat(),
    rows,
  );
  const columnsOf = (row: Row) => governingHeading(headings, rows.indexOf(row), row)?.columns ?? [];
  return alignTotalsWithColumns(paired, printed, columnsOf);
}

function readDates(
  rowsOutside: Row[],
  labels: Label[],
  lines: ChargeLine[],
  datesOf: Map<Row, PrintedDate[]>,
): DateReading {
  const dates = rowsOutside.flatMap((row) => datesOf.get(row) ?? []);
  const lineDates = lines.flatMap((line) => datesOf.get(line.row) ?? []);
  const order = findDayOrder([...dates, ...lineDates], rowsOutside.some(hasForeignCurrency));
  const isoOf = (date: PrintedDate) => {
    const iso = toIsoDate(date, order);
    return isPlausibleBillDate(iso) ? iso : null;
  };
  const labelled = pairLabelsWithValues(
    labels.filter((label) => label.roles.date),
    dates,
    rowsOutside,
  );
  return { dates, labelled, lineDates, isoOf };
}

function toBillLine(line: ChargeLine, isoOf: DateReading["isoOf"], onlyServiceDate: string | null): BillLine {
  return {
    serviceDate: (line.date && isoOf(line.date)) ?? onlyServiceDate,
    code: line.procedure?.code ?? line.revenueCode,
    codeType: line.procedure?.codeType ?? (line.revenueCode ? "RC" : null),
    modifiers: line.procedure?.modifiers ?? [],
    revenueCode: line.revenueCode,
    description: line.description,
    quantity: line.quantity,
    amountCents: line.amount.cents,
  };
}

/** A list of prices has codes and amounts too, but nobody's name, account or day of service. */
const isOfPatient = ({ roles }: Label) =>
  roles.party === "person" || roles.party === "identifier" || roles.date === "service";

const TAX_SUMMARY_ROWS = 9;

/** Receipts end with a table of tax rates; its totals are not the receipt's. */
function withoutTaxSummary(rows: Row[]): Row[] {
  const start = rows.findIndex((row) => /^[ *]*(?:gst|sst|vat) ?sum+ary/i.test(textOf(row.words)));
  if (start < 0) return rows;
  const isTax = (row: Row, index: number) =>
    index >= start &&
    index < start + TAX_SUMMARY_ROWS &&
    findAmounts(row, false).some((amount) => amount.isMoney);
  return rows.filter((row, index) => !isTax(row, index));
}

function listHeadingRows(rows: Row[], headings: TableHeading[]): Row[] {
  return headings.flatMap((heading) => rows.slice(heading.firstRow, heading.lastRow + 1));
}

function groupByRow(labels: Label[]): Map<Row, Label[]> {
  const groups = new Map<Row, Label[]>();
  for (const label of labels) groups.set(label.row, [...(groups.get(label.row) ?? []), label]);
  return groups;
}

const hasForeignCurrency = (row: Row) => /(?:\bRM\s?\d|\(RM\)|\bSDN\b|\bGST\b|€|£)/i.test(textOf(row.words));
