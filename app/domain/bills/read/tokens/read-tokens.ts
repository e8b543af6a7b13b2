import { recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import { groupByRow } from "../layout/group-by-row.ts";
import { type Row, textOf } from "../layout/rows.ts";
import { findPersonNames } from "../names/person-names.ts";
import { findAmounts, type PrintedCents } from "./amounts.ts";
import { certainCodesIn } from "./certain-code.ts";
import { listChargeNumbers } from "./charge-numbers.ts";
import { findCounts } from "./counts-of-all-rows.ts";
import { findDatesOfRows, type PrintedDate } from "./dates.ts";
import { findDocumentKind, isClaimForm } from "./document-kind.ts";
import { findLabels, type Label } from "./find-labels.ts";
import { listNumbersBelow } from "./labelled-values.ts";
import { partsWithAmounts } from "./named-parts.ts";
import { isOffer } from "./offers.ts";
import { howCentsArePrinted } from "./printed-cents.ts";
import { readSection } from "./revenue-section.ts";
import { partsWithCodes } from "./services-beside.ts";
import { findTableHeadings, governingHeading, type TableHeading } from "./table-headings.ts";
import { readRow, type WaysOfDocument } from "./table-row.ts";
import type { TokenRow, WordsOfRow } from "./token-row.ts";
import type { Tokens } from "./tokens.ts";
import { endsMoneyColumn, printsNoCents } from "./whole-dollars.ts";

/** Reads every row of a document once. Never throws on odd input. */
export function readTokens(rows: Row[]): Tokens {
  const kind = findDocumentKind(rows);
  const claimForm = isClaimForm(kind);
  const cents = claimForm ? "apart-or-glued" : howCentsArePrinted(rows);
  const labels = findLabels(rows);
  const headings = findTableHeadings(rows, labels);
  const persons = findPersonNames(rows, labels);
  const words = joinByRow(rows, labels, findDatesOfRows(rows, claimForm), cents);
  const money = words.flatMap((row) => row.money);
  const ways: WaysOfDocument = {
    persons,
    identifiers: new Set([...numbersOfIdentifiers(rows, labels, headings), ...listChargeNumbers(rows)]),
    cents,
    counts: findCounts(words),
    wholeDollars: !claimForm && printsNoCents(money, headings),
  };
  const all = words.map((row) => readTokenRow(row, headings, ways));
  return {
    rows,
    all,
    kind,
    labels,
    headings,
    persons,
    ways,
    largestCents: Math.max(...money.map((amount) => amount.cents)),
  };
}

function joinByRow(
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

/** Numbers below "Account" and the like; "Code" heading a column names none. */
function numbersOfIdentifiers(rows: Row[], labels: Label[], headings: readonly TableHeading[]) {
  const ofHeadings = new Set(headings.flatMap(({ firstRow, lastRow }) => rows.slice(firstRow, lastRow + 1)));
  return listNumbersBelow(
    labels.filter(({ roles, row }) => roles.party === "identifier" && !ofHeadings.has(row)),
    rows,
  );
}

const FOREIGN_MONEY = /(?:\bRM\s?\d|\(RM\)|\bSDN\b|\bGST\b|€|£)/i;

function readTokenRow(words: WordsOfRow, headings: TableHeading[], ways: WaysOfDocument): TokenRow {
  const { row, labels, amounts, money } = words;
  const heading = governingHeading(headings, row);
  const columns = heading?.columns ?? [];
  const said = readRow(words, columns, ways);
  const fitsNoColumn = heading !== null && !said.amount && said.hasOtherAmounts;
  const beside = heading ? [] : partsWithCodes(row);
  const first = row.words[0]?.text ?? "";
  const isTotal = labels.some(({ roles }) => roles.amount === "total" || roles.amount === "total-charges");
  return {
    ...words,
    heading,
    isHeading: heading !== null && row.index <= heading.lastRow,
    columns,
    charged: ways.wholeDollars
      ? amounts.filter((amount) => amount.isMoney || endsMoneyColumn(amount, columns))
      : money,
    said,
    alone: fitsNoColumn ? readRow(words, [], ways) : said,
    services: beside.length > 1 ? beside.map((part) => readRow(words, [], ways, part)) : [],
    parts: partsWithAmounts(row, money),
    codes: certainCodesIn(row),
    section: readSection(row),
    opensAsTotal: /^\W*totals?\b/i.test(first),
    isOffer: labels.length > 0 && isOffer(row),
    saysForeignMoney: FOREIGN_MONEY.test(textOf(row.words)),
    // "Metabolic Panel Basic w Ca Tot" is no total.
    endsClaim: first === "0001" || (isTotal && recogniseRevenueCode(first) === null),
  };
}
