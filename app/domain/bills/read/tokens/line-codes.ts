import { normaliseNdc } from "#app/domain/billing-codes/normalise-ndc.ts";
import {
  type BillingCode,
  findDrg,
  isModifier,
  namesRevenueCode,
  recogniseProcedureCode,
  recogniseRevenueCode,
} from "#app/domain/billing-codes/recognise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { patternOf } from "#app/domain/reading/labels/phrases.ts";
import { gapBefore, gapBetween, isRoughlyAligned } from "#app/domain/reading/page/geometry.ts";
import { cellEnd, cellStart, heightOf, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { saidIn, type WordedValue } from "#app/domain/reading/values/said.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { beginningsOfServices } from "../vocabulary/care.ts";
import { isMoneyColumn, nearest } from "./columns.ts";
import type { RowInTable } from "./row-in-table.ts";

export interface LineCodes {
  /** CPT, HCPCS, CDT or MS-DRG. */
  procedure: WordedValue<ServiceCode> | null;
  modifiers: WordedValue<string>[];
  /** Four digits. */
  revenueCode: WordedValue<string> | null;
  /** Eleven digits as 5-4-2. */
  ndc: WordedValue<string> | null;
}

/** The codes of a charge, chosen by their columns where there are headings. */
export function readLineCodes(place: RowInTable): LineCodes {
  const ndc = takeNdc(place);
  const glued = takeGluedCodes(place);
  if (glued) return { ...glued, modifiers: takeLoneModifiers(place), ndc };
  const revenueCode = takeRevenueCode(place);
  const procedure = takeProcedureCode(place);
  if (procedure) return { ...procedure, revenueCode, ndc };
  const drg = findPrintedDrg(place.row);
  return { procedure: drg, modifiers: drg ? [] : takeLoneModifiers(place), revenueCode, ndc };
}

const HYPHENATED_NDC = /^(?:\d{5}-\d{4}-\d{1,2}|\d{5}-\d{3}-\d{2}|\d{4}-\d{4}-\d{2})$/;
/** On claim forms the qualifier N4 stands glued to the number. */
const QUALIFIED_NDC = /^(?:NDC[:#]?|N4)(?=\d)/i;

/** A drug's code is told by its hyphens, or by what names eleven digits so: other numbers have eleven too. */
function takeNdc({ row, standsIn, taken }: RowInTable): WordedValue<string> | null {
  for (const [index, word] of row.words.entries()) {
    if (taken.has(index)) continue;
    const number = trimEndOf(word.text.replace(QUALIFIED_NDC, ""), /[.,;]/);
    const label = row.words[index - 1]?.text ?? "";
    const isNamedBefore = /^(?:NDC[:#]?|N4)$/i.test(label);
    const isLabelled = isNamedBefore || QUALIFIED_NDC.test(word.text) || standsIn[index]?.key === "ndc";
    if (!HYPHENATED_NDC.test(number) && !(isLabelled && /^\d{11}$/.test(number))) continue;
    taken.add(index);
    if (isNamedBefore) taken.add(index - 1);
    return saidIn(normaliseNdc(number), { row, start: index, end: index + 1 });
  }
  return null;
}

/** "MS-DRG 470" names its code in words of the description, which keeps them. */
function findPrintedDrg(row: Row): WordedValue<ServiceCode> | null {
  const code = findDrg(textOf(row.words));
  if (!code) return null;
  const start = row.words.findIndex(({ text }) => /DRG/i.test(text));
  const end = row.words.findIndex(({ text }, index) => index >= start && text.includes(code)) + 1;
  return saidIn<ServiceCode>({ codeType: "MS-DRG", code }, { row, start, end: Math.max(end, start + 1) });
}

function takeRevenueCode({ row, columns, standsIn, taken }: RowInTable): WordedValue<string> | null {
  const column = columns.find(({ role }) => role === "revenue-code");
  const first = row.words.findIndex((_, index) => !taken.has(index));
  const passed = column ? null : timeBeforeCode(row, taken);
  for (const [index, word] of row.words.entries()) {
    if (taken.has(index) || index === passed) continue;
    // Without a separate column, a revenue code is distinguished from other numbers by its leading zero and its place.
    const stands = column
      ? standsIn[index] === column
      : /^(?:\(0\d{3}\)|\[0\d{3}\])$/.test(word.text) ||
        NAMES_REVENUE.test(row.words[index - 1]?.text ?? "") ||
        passed !== null ||
        isGluedToProcedure(row, index) ||
        (/^0\d{3}$/.test(word.text) && (index - first <= 2 || standsIn[index]?.role === "code"));
    const code = stands || namesRevenueCode(word.text) ? recogniseRevenueCode(word.text) : null;
    if (!code) continue;
    taken.add(index);
    if (NAMES_REVENUE.test(row.words[index - 1]?.text ?? "")) taken.add(index - 1);
    return saidIn(code, { row, start: index, end: index + 1 });
  }
  return null;
}

const NAMES_REVENUE = /^\(?(?:RC|rev)\.?$/i;
const CLOCK_TIME = /^(?:[01]\d|2[0-3])[0-5]\d$/;

/** Where "0725" in "0725 Recovery room 0710" stands: a time, as another such number behind the text can only be a code. */
function timeBeforeCode(row: Row, taken: Set<number>): number | null {
  const time = row.words.findIndex(({ text }, index) => CLOCK_TIME.test(text) && !taken.has(index));
  const text = row.words.findIndex((word, index) => index > time && /\p{L}{2}/u.test(word.text));
  const isCode = (word: Word, index: number) =>
    index > text && !taken.has(index) && /^0\d{3}$/.test(word.text);
  return time >= 0 && text >= 0 && row.words.some(isCode) ? time : null;
}

/** Whether the word was one with the procedure's code behind it. */
function isGluedToProcedure(row: Row, index: number): boolean {
  const [word, next] = row.words.slice(index, index + 2);
  return (
    next !== undefined && next.box.left === word?.box.right && recogniseProcedureCode(next.text) !== null
  );
}

type ProcedureReading = Pick<LineCodes, "procedure" | "modifiers">;

function takeProcedureCode(place: RowInTable): ProcedureReading | null {
  const { row, taken } = place;
  const lastMoney = row.words.findLastIndex((word) => /^\W*\d[\d,.]*[.,]\d{2}\D*$/.test(word.text));
  for (const [index, word] of row.words.entries()) {
    const isBehindMoney = lastMoney > 0 && index > lastMoney;
    const isCalledCode =
      /^(?:CPT|HCPCS)/i.test(word.text) || /^(?:CPT|HCPCS)[:#]?$/i.test(row.words[index - 1]?.text ?? "");
    if (taken.has(index) || (isBehindMoney && !isCalledCode && !isInCodeColumn(word, place))) continue;
    if (isZipCode(row, index) || isUnticked(row, index) || standsElsewhere(place, index)) continue;
    const read = recogniseProcedureCode(word.text);
    if (!read || !isTrustworthyCode(word, read, place)) continue;
    taken.add(index);
    const { modifiers, ...code } = read;
    const span = { row, start: index, end: index + 1 };
    const glued = modifiers.map((modifier) => saidIn(modifier, span));
    return { procedure: saidIn(code, span), modifiers: takeModifiers(glued, place, index) };
  }
  return null;
}

/** The modifiers glued to the code at `index` and those that stand after it, four at most. */
function takeModifiers(
  glued: WordedValue<string>[],
  place: RowInTable,
  index: number,
): WordedValue<string>[] {
  const { row, taken } = place;
  const modifiers = [...glued];
  for (let next = index + 1; next < row.words.length && modifiers.length < MAX_MODIFIERS; next++) {
    const printed = modifiersIn(row, next);
    if (printed.length === 0 || taken.has(next) || !standsAsModifier(place, index, next)) break;
    if (beginsService(row, next)) break;
    modifiers.push(...printed.map((modifier) => saidIn(modifier, { row, start: next, end: next + 1 })));
    taken.add(next);
  }
  return modifiers.slice(0, MAX_MODIFIERS);
}

const MAX_MODIFIERS = 4;

/** The modifiers that a word prints: "59", "GP,59", and "GP," where the next word goes on with them. */
function modifiersIn(row: Row, index: number): string[] {
  const text = row.words[index]?.text.toUpperCase() ?? "";
  const printed = text.replace(/[,;]$/, "").split(/[,;]/);
  if (!printed.every(isModifier)) return [];
  const goesOn = /[,;]$/.test(text);
  return goesOn && modifiersIn(row, index + 1).length === 0 ? [] : printed;
}

const BEGINS_SERVICE = patternOf(beginningsOfServices);

function beginsService(row: Row, index: number): boolean {
  const rest = row.words.slice(index, cellEnd(row, index));
  const says = BEGINS_SERVICE.exec(foldCase(textOf(rest)));
  return says?.index === 0 && rest.slice(1).some(({ text }) => /\p{L}{3}/u.test(text));
}

/** Returns the modifiers in a column of codes whose code is in the line above. */
function takeLoneModifiers({ row, standsIn, taken }: RowInTable): WordedValue<string>[] {
  return row.words.flatMap((word, index) => {
    const role = standsIn[index]?.role;
    const stands = role === "modifier" || role === "code";
    if (!stands || taken.has(index) || /\p{Ll}/u.test(word.text)) return []; // "of" is a word
    const printed = modifiersIn(row, index);
    if (printed.length > 0) taken.add(index);
    return printed.map((modifier) => saidIn(modifier, { row, start: index, end: index + 1 }));
  });
}

const MAX_GAP_IN_HEIGHTS = 5;

/** "74178 CT abdomen": a modifier is in the code's own cell, or in one that holds modifiers only. */
function standsAsModifier({ row, columns, standsIn }: RowInTable, code: number, index: number): boolean {
  const start = cellStart(row, index);
  if (start === cellStart(row, code)) return gapBefore(row, index) < heightOf(row.box);
  const alone = row.words
    .slice(start, cellEnd(row, index))
    .every((_, at) => modifiersIn(row, start + at).length > 0);
  if (columns.length === 0)
    return alone && gapBetween(row, code, index) < MAX_GAP_IN_HEIGHTS * heightOf(row.box);
  return alone && ["modifier", "code"].includes(standsIn[index]?.role ?? "");
}

/** Forms with a box before each service print them all. */
const isUnticked = ({ words }: Row, index: number) => /^[☐□▢]$/.test(words[index - 1]?.text ?? "");

/** "Boise, ID 83702" and "PO Box 75699" are addresses. */
function isZipCode(row: Row, index: number): boolean {
  const before = row.words[index - 1]?.text ?? "";
  return (
    /^\d{5}(?:-\d{4})?[,.]?$/.test(row.words[index]?.text ?? "") &&
    (/^(?:lock)?b[o0]x$/i.test(before) || US_STATES.has(before.replace(/[.,]/g, "")))
  );
}

const US_STATES = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR".split(
    " ",
  ),
);

/** Whether it is an amount, or a hospital's own charge code next to a column of procedure codes. */
function standsElsewhere({ row, columns, standsIn }: RowInTable, index: number): boolean {
  const [word, column] = [row.words[index], standsIn[index]];
  if (!word || (column && isMoneyColumn(column))) return true;
  const codes = columns.filter(({ role }) => role === "code" || role === "internal-code");
  return codes.some(({ role }) => role === "code") && nearest(codes, word.box)?.role === "internal-code";
}

/** A code whose glyphs had to be guessed, and seven digits, which accounts have too, count only in a column of codes. */
function isTrustworthyCode(word: Word, code: BillingCode, place: RowInTable): boolean {
  const isPrinted = word.text.toUpperCase().includes(code.code) && !/^\W*\d{7}$/.test(word.text);
  return isPrinted || isInCodeColumn(word, place);
}

function isInCodeColumn({ box }: Word, { columns }: RowInTable): boolean {
  return columns.some((column) => column.role === "code" && isRoughlyAligned(box, column.box));
}

const TWO_CODES = /^(0\d{3})(\d{5}|\d{4}[A-Z])$/;

/** "030180053" below "Rev" and "Proc": a column that is too narrow for both leaves nothing between them. Elsewhere nine digits are
 *  the number of an account. */
function takeGluedCodes({ row, standsIn, taken }: RowInTable): {
  procedure: WordedValue<ServiceCode>;
  revenueCode: WordedValue<string>;
} | null {
  for (const [index, word] of row.words.entries()) {
    const role = standsIn[index]?.role;
    if (taken.has(index) || (role !== "revenue-code" && role !== "code")) continue;
    const [, first = "", second = ""] = TWO_CODES.exec(word.text) ?? [];
    const [revenueCode, procedure] = [recogniseRevenueCode(first), recogniseProcedureCode(second)];
    if (!revenueCode || !procedure) continue;
    taken.add(index);
    const { modifiers: _, ...code } = procedure;
    const span = { row, start: index, end: index + 1 };
    return { procedure: saidIn<ServiceCode>(code, span), revenueCode: saidIn(revenueCode, span) };
  }
  return null;
}
