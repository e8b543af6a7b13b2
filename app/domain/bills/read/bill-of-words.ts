import type { CodeType, ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { DocumentText } from "#app/platform/ocr/document-text.ts";
import type { Bill, BillLine, Printed } from "../bill.ts";
import { findAmounts, type PrintedAmount } from "./amounts/amounts.ts";
import { findCredits } from "./amounts/credits.ts";
import {
  alignTotalsWithColumns,
  findAmountDue,
  findGrossTotal,
  listTotals,
} from "./amounts/labelled-totals.ts";
import {
  type DateReading,
  findOnlyServiceDate,
  findServiceDates,
  findStatementDate,
} from "./dates/bill-dates.ts";
import { findDates, findDayOrder, isPlausibleBillDate, type PrintedDate, toIsoDate } from "./dates/dates.ts";
import { findDocumentKind, isBankStatement, isClaimForm } from "./document-kind.ts";
import { findLabels, type Label } from "./labels/find-labels.ts";
import { type Labelled, listNumbersBelow, pairLabelsWithValues } from "./labels/labelled-values.ts";
import { layOutRows, type Row, textOf } from "./layout/rows.ts";
import {
  type Column,
  findTableHeadings,
  governingHeading,
  type TableHeading,
} from "./layout/table-columns.ts";
import { type ChargeLine, findChargeLines } from "./lines/line-items.ts";
import { reconcileLines, sumCents } from "./lines/reconcile-lines.ts";
import { findProvider } from "./names/find-provider.ts";
import { findPersonNames } from "./names/person-names.ts";
import { printedIn } from "./printed-at.ts";
import { looksLikeBill } from "./signs-of-a-bill.ts";

/** A bill before it is known which of our hospitals it comes from. */
export type UnmatchedBill = Omit<Bill, "hospitalId">;

/** The bill that these words make; null for letters, menus, blanks, pictures, and where neither a provider nor a
 *  total nor a date is found. Never throws on odd input. */
export function billOfWords(document: DocumentText): UnmatchedBill | null {
  const rows = withoutTaxSummary(layOutRows(document));
  if (isBankStatement(rows)) return null;
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
  const columnsOf = (row: Row) => governingHeading(headings, rows.indexOf(row), row)?.columns ?? [];
  const printed = new Map(
    rowsOutside.map((row) => [row, findAmounts(row, claimForm).filter((amount) => amount.isMoney)]),
  );
  const amounts = readLabelledAmounts(rows, labelsOutside, printed, columnsOf);

  const lines = reconcileLines(found.lines, found.possible, listTotals(amounts), rows);
  const sumOfLinesCents = lines.length > 0 ? sumCents(lines) : null;
  const hasCodes = lines.some((line) => line.procedure !== null);
  const total = findGrossTotal(amounts, { sumOfLinesCents, hasCodes });
  const listsCharges = hasCodes && lines.length > 1 && labels.some(isOfPatient);
  if (!total && !listsCharges && !looksLikeBill(kind, labels, headings)) return null;

  const chargesCents = total?.value.cents ?? sumOfLinesCents;
  const due = findAmountDue(amounts, chargesCents);
  const dates = readDates(rowsOutside, labelsOutside, lines, datesOf);
  const onlyServiceDate = findOnlyServiceDate(dates);
  const bill: UnmatchedBill = {
    ...findProvider({ rows, labels, tableRows, persons, kind }),
    statementDate: findStatementDate(dates, kind),
    serviceDates: findServiceDates(dates),
    totals: {
      chargesCents: total && printedIn(total.value.cents, total.value),
      amountDueCents: due && printedIn(due.value.cents, due.value),
      ...findCredits(amounts, printed, columnsOf, chargesCents),
    },
    lines: lines.map((line) => toBillLine(line, dates.isoOf, onlyServiceDate)),
  };
  const isFound = bill.providerName || chargesCents !== null || bill.statementDate || bill.serviceDates;
  return isFound ? bill : null;
}

function readLabelledAmounts(
  rows: Row[],
  labels: Label[],
  printed: Map<Row, PrintedAmount[]>,
  columnsOf: (row: Row) => Column[],
): Labelled<PrintedAmount>[] {
  const paired = pairLabelsWithValues(
    labels.filter((label) => label.roles.amount),
    [...printed.values()].flat(),
    rows,
  );
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

function toBillLine(
  line: ChargeLine,
  isoOf: DateReading["isoOf"],
  onlyServiceDate: Printed<string> | null,
): BillLine {
  const { procedure, modifiers, revenueCode, ndc, description, units, amount } = line;
  const day = line.date && isoOf(line.date);
  return {
    serviceDate: line.date && day ? printedIn(day, line.date) : onlyServiceDate,
    serviceCode: procedure ?? asServiceCode("NDC", ndc) ?? asServiceCode("RC", revenueCode),
    modifiers,
    revenueCode,
    ndc,
    description,
    units,
    amountCents: printedIn(amount.cents, amount),
  };
}

function asServiceCode(codeType: CodeType, code: Printed<string> | null): Printed<ServiceCode> | null {
  return code && { ...code, value: { codeType, code: code.value } };
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
