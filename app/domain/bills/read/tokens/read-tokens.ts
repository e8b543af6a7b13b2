import { recogniseProcedureCode, recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import { findLabels, type Label } from "#app/domain/reading/labels/find-labels.ts";
import { type Part, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { listNumbersBelow } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { certainCodesIn, isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import { findDatesOfRows } from "#app/domain/reading/values/dates.ts";
import { howCentsArePrinted } from "#app/domain/reading/values/printed-cents.ts";
import { saidIn, type WordedValue } from "#app/domain/reading/values/said.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { endsMoneyColumn } from "./columns.ts";
import { findCounts } from "./counts-of-all-rows.ts";
import { findDocumentKind, isClaimForm } from "./document-kind.ts";
import { isOffer } from "./offers.ts";
import { findPersonNames } from "./person-names.ts";
import { governingHeading, type TableHeading } from "./table-heading.ts";
import { findTableHeadings } from "./table-headings.ts";
import { readRow, type WaysOfDocument } from "./table-row.ts";
import type { TokenRow } from "./token-row.ts";
import type { Tokens } from "./tokens.ts";
import { joinByRow, type WordsOfRow } from "./words-of-rows.ts";

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
    identifiers: findIdentifiers(rows, labels, headings),
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
    largestCents: money.reduce((most, { cents }) => Math.max(most, cents), Number.NEGATIVE_INFINITY),
  };
}

/** Numbers that look like codes and are none: those below "Account" and the like, where it heads no column, and a hospital's own
 *  numbers of its charges. */
function findIdentifiers(rows: Row[], labels: Label[], headings: readonly TableHeading[]): Set<Word> {
  const ofHeadings = new Set(headings.flatMap(({ firstRow, lastRow }) => rows.slice(firstRow, lastRow + 1)));
  const identifying = labels.filter(({ roles, row }) => roles.party === "identifier" && !ofHeadings.has(row));
  return new Set([...listNumbersBelow(identifying, rows), ...listChargeNumbers(rows)]);
}

/** Modifiers of digits that the AMA lists for procedures and CMS for facilities (22 increased services … 99 multiple modifiers). */
const MODIFIER_OF_DIGITS = /(?:2[2-7]|3[23]|47|5[0-9]|6[236]|7[346789]|8[012]|9[0-35-9])$/;

/** The numbers of seven digits, where not all of them can be a procedure code with its modifier glued to it: then they are the
 *  hospital's own numbers of its charges. */
function listChargeNumbers(rows: readonly Row[]): Word[] {
  const numbers = rows.flatMap(({ words }) => words.filter(({ text }) => /^#?\d{7}$/.test(text)));
  const areCodes =
    new Set(numbers.map(({ text }) => text)).size > 1 &&
    numbers.every(({ text }) => MODIFIER_OF_DIGITS.test(text) && recogniseProcedureCode(text) !== null);
  return areCodes ? [] : numbers;
}

const FOREIGN_MONEY = /\bGST\b|€|£/i;

/** Reads a row by the heading that governs it, and what else it says. */
function readTokenRow(words: WordsOfRow, headings: TableHeading[], ways: WaysOfDocument): TokenRow {
  const { row, labels, amounts, money } = words;
  const heading = governingHeading(headings, row);
  const columns = heading?.columns ?? [];
  const said = readRow(words, ways, columns);
  const fitsNoColumn = heading !== null && !said.amount && said.hasOtherAmounts;
  const beside = heading ? [] : partsWithCodes(row);
  const text = textOf(row.words);
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
    alone: fitsNoColumn ? readRow(words, ways, []) : said,
    services: beside.length > 1 ? beside.map((part) => readRow(words, ways, [], part)) : [],
    parts: partsWithAmounts(row, money),
    codes: certainCodesIn(row),
    section: readSection(row, text),
    opensAsTotal: /^\W*totals?\b/i.test(first),
    isOffer: labels.length > 0 && isOffer(row),
    saysForeignMoney: FOREIGN_MONEY.test(text),
    // "Metabolic Panel Basic w Ca Tot" isn't a total.
    endsClaim: first === "0001" || (isTotal && recogniseRevenueCode(first) === null),
  };
}

/** The parts of a row that each name something and end with its amount; none where anything stands between that has no name. */
function partsWithAmounts({ words }: Row, money: readonly PrintedAmount[]): Part[] {
  const parts = money.map(({ end }, index) => ({ start: money[index - 1]?.end ?? 0, end }));
  const isNamed = ({ start, end }: Part) =>
    words.slice(start, end - 1).some(({ text }) => /\p{Lu}\p{L}|\p{L}{3}/u.test(text));
  const isWhole = money.at(-1)?.end === words.length && money.every(({ cents }) => cents >= 0);
  return isWhole && parts.every(isNamed) ? parts : [];
}

/** "0250 - PHARMACY", "Rev Code 0250: Pharmacy", "REVENUE 250 PHARMACY": three digits only where they are named. */
const OPENS_SECTION = /^(?:rev(?:enue)?\.?(?: code)?:? *(?:# *)?\d{3,4}|0\d{3})\b[ :–—.-]*\p{L}{2}/iu;

const ENDS_SECTION = /^\W*(?:sub-?total|total)\b/i;

/** An amount with cents, or a day: a row of charges, or a sum. */
const SAYS_MORE = /\d[.,]\d{2}\b|\d[/-]\d/;

/** Returns the revenue code with which a row opens a section of charges, or "ends" if the row closes one. Null:
 *  neither. */
function readSection(row: Row, text: string): WordedValue<string> | "ends" | null {
  if (OPENS_SECTION.test(text) && !SAYS_MORE.test(text)) {
    const at = row.words.findIndex((word) => /\d{3}/.test(word.text));
    const code = recogniseRevenueCode(row.words[at]?.text ?? "");
    if (code !== null) return saidIn(code, { row, start: at, end: at + 1 });
  }
  return ENDS_SECTION.test(text) ? "ends" : null;
}

/** A box to tick, which OCR may take for a letter. */
const TICK = /^(?:[☐☑☒□▢✓✗]|\[[x ]?\]|[DOX0])$/i;

/** Returns the parts of a row that prints services next to each other, each with its code first, or second after a mark to
 *  tick. */
function partsWithCodes({ words, cellStarts }: Row): Part[] {
  const starts = cellStarts.filter((start) => {
    const [first, second] = words.slice(start, start + 2);
    const text = first && TICK.test(first.text) ? second?.text : first?.text;
    return text !== undefined && isCertainCode(text);
  });
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? words.length }));
}

const MIN_WHOLE = 2;

/** No cents anywhere, and maybe no dollar sign either, where a table has a column of charges. */
function printsNoCents(money: readonly PrintedAmount[], headings: readonly TableHeading[]): boolean {
  const hasCharges = headings.some(({ columns }) => columns.some(({ role }) => role === "charge"));
  if (money.length === 0) return hasCharges;
  const isEnough = hasCharges || money.length >= MIN_WHOLE;
  return isEnough && money.every(({ cents }) => cents % 100 === 0);
}
