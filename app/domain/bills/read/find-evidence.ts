import type { AmountContext } from "./amounts/amount-candidates.ts";
import { findAmounts, type PrintedAmount } from "./amounts/amounts.ts";
import { findBalanceChains } from "./amounts/balance-chains.ts";
import { alignTotalsWithColumns, listTotals } from "./amounts/labelled-totals.ts";
import { findPaymentRows, type ListedPayment } from "./amounts/listed-payments.ts";
import { isOffer } from "./amounts/offers.ts";
import { howCentsArePrinted } from "./amounts/printed-cents.ts";
import { bothEnds } from "./choice/both-ends.ts";
import type { DateReading } from "./dates/date-reading.ts";
import {
  findDates,
  findDayOrder,
  findWrappedDate,
  isPlausibleBillDate,
  type PrintedDate,
  toIsoDate,
} from "./dates/dates.ts";
import { type DocumentKind, findDocumentKind, isClaimForm } from "./document-kind.ts";
import { findLabels, type Label } from "./labels/find-labels.ts";
import { type Labelled, listNumbersBelow, pairLabelsWithValues } from "./labels/labelled-values.ts";
import { type Column, columnOfAmount, misalignment } from "./layout/columns.ts";
import { heightOf, type Row, textOf } from "./layout/rows.ts";
import { findTableHeadings, governingHeading, type TableHeading } from "./layout/table-columns.ts";
import { withDetailsOfSummary } from "./lines/account-details.ts";
import { listChargeNumbers } from "./lines/charge-numbers.ts";
import { findCounts } from "./lines/counts-of-all-rows.ts";
import { findLines } from "./lines/find-lines.ts";
import { reconcileLines, sumCents } from "./lines/reconcile-lines.ts";
import { withRevenueCodesOfSections } from "./lines/revenue-sections.ts";
import type { ChargeLine, ReadingContext } from "./lines/table-row.ts";
import { findPersonNames, type PersonName } from "./names/person-names.ts";
import { findOtherDocument } from "./other-documents.ts";

/** What a document says, before it is chosen which of it is the total, the date and the provider. */
export interface Evidence {
  rows: Row[];
  kind: DocumentKind;
  labels: Label[];
  headings: TableHeading[];
  persons: PersonName[];
  tableRows: Set<Row>;
  lines: ChargeLine[];
  /** Amounts that labels name, and all of them by row, outside the lines. */
  amounts: Labelled<PrintedAmount>[];
  printed: Map<Row, PrintedAmount[]>;
  columnsOf(row: Row): Column[];
  money: AmountContext;
  dates: DateReading;
  /** Rows that say of an amount that it was paid, and when. */
  paymentRows: ListedPayment[];
}

/** More than any bill has outside its lines. */
const MOST_AMOUNTS = 250;
const MOST_DATES = 200;

/** Null: a bank's statement. Never throws on odd input. */
export function findEvidence(allRows: Row[]): Evidence | null {
  const rows = withoutTaxSummary(allRows);
  if (findOtherDocument(rows) === "bank-statement") return null;
  const kind = findDocumentKind(rows);
  const claimForm = isClaimForm(kind);
  const cents = claimForm ? "apart-or-glued" : howCentsArePrinted(rows);
  const labels = findLabels(rows);
  const datesOf = new Map(
    rows.map((row, index) => [row, [...findDates(row, claimForm), ...findWrappedDate(row, rows[index + 1])]]),
  );
  const headings = findTableHeadings(rows, labels);
  const persons = findPersonNames(rows, labels);
  const headingRows = listHeadingRows(rows, headings);
  const identifying = labels.filter(
    ({ roles, row }) => roles.party === "identifier" && !headingRows.includes(row),
  );
  const amountsOf = new Map(rows.map((row) => [row, findAmounts(row, cents)]));
  const money = [...amountsOf.values()].flat().filter(({ isMoney }) => isMoney);
  const wholeDollars = !claimForm && printsNoCents(money, headings);
  const labelsOf = groupByRow(labels);
  const context: ReadingContext = {
    labels: labelsOf,
    dates: datesOf,
    persons,
    identifiers: new Set([...listNumbersBelow(identifying, rows), ...listChargeNumbers(rows)]),
    claimForm,
    cents,
    counts: findCounts(rows, { dates: datesOf, labels: labelsOf, cents }),
    wholeDollars,
    largestCents: Math.max(...money.map(({ cents }) => cents)),
  };
  const found = findLines(rows, headings, context, money);
  const governing = new Set(found.lines.map(({ row }) => governingHeading(headings, rows.indexOf(row), row)));
  const headsLines = headings.filter((heading) => governing.has(heading));
  const rowsOfHeadings = listHeadingRows(rows, headsLines);
  const mayBeTable = new Set([
    ...rowsOfHeadings,
    ...found.lines.flatMap(({ row, amount }) => [row, amount.row]),
  ]);
  const rowsOutside = rows.filter((row) => !mayBeTable.has(row));
  const labelsOutside = labels.filter((label) => !mayBeTable.has(label.row) && !isOffer(label.row));
  const columnsOf = (row: Row) => governingHeading(headings, rows.indexOf(row), row)?.columns ?? [];
  const moneyIn = (row: Row) =>
    amountsOf
      .get(row)!
      .filter((amount) => amount.isMoney || (wholeDollars && endsMoneyColumn(amount, columnsOf(row))));
  const printed = new Map(rowsOutside.map((row) => [row, moneyIn(row)]));
  const amounts = readLabelledAmounts(rows, labelsOutside, printed, columnsOf);

  const totals = listTotals(amounts);
  const itemised = withDetailsOfSummary(found.lines, found.possible, [...totals, context.largestCents], rows);
  const lines = withRevenueCodesOfSections(reconcileLines(itemised, found.possible, totals, rows), rows);
  // Sums prove more rows to be charges, and some to be none: a remittance slip's.
  const tableRows = new Set([...rowsOfHeadings, ...lines.flatMap((line) => listRowsOfLine(line, rows))]);
  const sumOfLinesCents = lines.length > 0 ? sumCents(lines) : null;
  const outside = bothEnds([...printed.values()].flat(), MOST_AMOUNTS);
  const amountContext: AmountContext = {
    rows,
    amounts: outside,
    allAmounts: bothEnds(rows.flatMap(moneyIn), 2 * MOST_AMOUNTS),
    labelled: bothEnds(amounts, MOST_AMOUNTS),
    chains: findBalanceChains(outside),
    sumOfLinesCents,
  };
  const dates = readDates(
    rows.filter((row) => !tableRows.has(row)),
    labels.filter(({ row }) => !tableRows.has(row)),
    lines,
    datesOf,
  );
  return {
    rows,
    kind,
    labels,
    headings,
    persons,
    tableRows,
    lines,
    amounts,
    printed,
    columnsOf,
    money: amountContext,
    dates,
    paymentRows: findPaymentRows(printed, datesOf),
  };
}

/** The rows that a charge takes: what was done may stand above its amount. */
function listRowsOfLine({ row, amount, description }: ChargeLine, rows: readonly Row[]): Row[] {
  const above = rows[rows.indexOf(row) - 1];
  return [row, amount.row, ...(above && textOf(above.words) === description?.value ? [above] : [])];
}

const FEWEST_WHOLE = 2;

/** No cents anywhere, and maybe no dollar sign either, where a table has a column of charges. */
function printsNoCents(money: PrintedAmount[], headings: TableHeading[]): boolean {
  const hasCharges = headings.some(({ columns }) => columns.some(({ role }) => role === "charge"));
  if (money.length === 0) return hasCharges;
  const isEnough = hasCharges || money.length >= FEWEST_WHOLE;
  return isEnough && money.every(({ cents }) => cents % 100 === 0);
}

/** "2,694" straight below the charges, and not a number anywhere else in the row. */
function endsMoneyColumn({ box, row }: PrintedAmount, columns: Column[]): boolean {
  const column = columnOfAmount(columns, box);
  return column !== null && misalignment(column.box, box) < heightOf(row.box);
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
  const dates = bothEnds(
    rowsOutside.flatMap((row) => datesOf.get(row) ?? []),
    MOST_DATES,
  );
  const lineDates = bothEnds(
    lines.flatMap((line) => datesOf.get(line.row) ?? []),
    MOST_DATES,
  );
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

const TAX_SUMMARY_ROWS = 9;

/** Receipts end with a table of tax rates; its totals are not the receipt's. */
function withoutTaxSummary(rows: Row[]): Row[] {
  const start = rows.findIndex((row) => /^[ *]*(?:gst|sst|vat) ?sum+ary/i.test(textOf(row.words)));
  if (start < 0) return rows;
  const isTax = (row: Row, index: number) =>
    index >= start &&
    index < start + TAX_SUMMARY_ROWS &&
    findAmounts(row, "joined").some((amount) => amount.isMoney);
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
