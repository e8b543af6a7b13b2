import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { foldCase, squash } from "#app/domain/reading/labels/fold-text.ts";
import { boxAround, cellEnd, cellStart, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { pairLabelsWithValues } from "#app/domain/reading/pairs/labelled-values.ts";
import { type PrintedValue, printedIn, type Span } from "#app/domain/reading/values/printed-at.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { printedInBlock, type TextBlock } from "./text-blocks.ts";

/** The numbers that a document gives an account by. */
export interface AccountNumbers {
  /** The provider's own. */
  accountNumber: PrintedValue<string> | null;
  /** Of a collector's letter: the collector's own. */
  collectorReference: PrintedValue<string> | null;
}

const keysOf = (...phrases: string[]) => new Set(phrases.map(squash));

const ACCOUNT = keysOf(
  "account",
  "account #",
  "account no",
  "account number",
  "acct",
  "acct #",
  "acct no",
  "cuenta",
  "numero de cuenta",
  "pat cntl",
  "pat cntl #",
  "patient account",
  "patient acct",
  "patient s account no",
);
const GUARANTOR = keysOf("guarantor account", "guarantor id", "guarantor no", "guarantor number");
const REFERENCE = keysOf(
  "our reference",
  "reference",
  "reference number",
  "ref no",
  "file no",
  "file number",
);
/** "Original account number", "Client acct #": whose it is stands before it. */
const OF_PROVIDER =
  /\b(?:original|creditor(?:['’]?s)?|client|provider(?:['’]?s)?|hospital|patient|facility)\W*$/;
/** "Bank account": not the biller's. */
const OF_OTHERS = /\b(?:bank|checking|card|online|insurance|plan|previous|old|new)\W*$/;
/** "medical services from Larkin-Hale Health Center with account number 374307166" */
const IN_SENTENCE =
  /\b(?:with|original|client|creditor['’]?s|provider['’]?s|hospital) acc(?:ount|t)\.? (?:number|no\.?|#):? /gi;

const ENDS_ADDRESS = /^([A-Z]{2}) \d{5}(?:-\d{4})?$/;

/** No document about one account has more. */
const MAX_LABELS = 200;
const MAX_NUMBERS = 2_000;
const MIN_DIGITS = 4;
const DATE_OR_PHONE =
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^(?:\(?\d{3}\)?[-.])?\d{3}[-.]\d{4}$/;
const NUMBER = /^#?[A-Z]{0,4}-?\d[\dA-Z]*(?:-[\dA-Z]+)*$/;
/** A letter next to digits in a picture that may be one of them. */
const LETTER_OR_DIGIT = /[OIQ](?=\d)|(?<=\d)[OIQ]/;

interface PrintedNumber extends Span {
  box: ReturnType<typeof boxAround>;
  text: string;
}

type NumberKind = "account" | "guarantor" | "reference";

/** Returns the account numbers of a document by their labels; null where the document has none, or more than one. */
export function findAccountNumbers(
  rows: Row[],
  labels: readonly Label[],
  { blocks, isCollectors }: { blocks: readonly TextBlock[]; isCollectors: boolean },
): AccountNumbers {
  const identifying = labels.filter(({ roles }) => roles.party === "identifier").slice(0, MAX_LABELS);
  const numbers = rows.flatMap(numbersIn).slice(0, MAX_NUMBERS);
  const named = pairLabelsWithValues(identifying, numbers, rows).flatMap(
    ({ label, value, placement, wordsBetween }) => {
      const isItsOwn =
        wordsBetween === 0 && placement !== "left" && (isInCellOf(label, value) || fillsCell(value));
      const kind = isItsOwn ? kindOf(label, isCollectors) : null;
      return kind === null ? [] : [{ kind, printed: printedIn(value.text, value) }];
    },
  );
  const told = isCollectors ? blocks.flatMap(toldInSentences) : [];
  const of = (wanted: NumberKind) => named.flatMap(({ kind, printed }) => (kind === wanted ? [printed] : []));
  const accounts = [...of("account"), ...told];
  const accountNumber = onlyOne(accounts.length > 0 ? accounts : of("guarantor"));
  const references = of("reference").filter(({ value }) => value !== accountNumber?.value);
  return { accountNumber, collectorReference: onlyOne(references) };
}

/** "Patient Accounts, 3300 N Harbor St" is an office's address. */
function isInCellOf({ row, start, end }: Label, value: PrintedNumber): boolean {
  const isPlural = /\b(?:accounts|accts)\b/i.test(textOf(row.words.slice(start, end)));
  return value.row === row && value.start < cellEnd(row, start) && !isPlural;
}

/** Whether a number fills its cell and may be an account's: "2941 Quarry Rd" and "WA 99201" aren't. */
function fillsCell({ row, start, end, text }: PrintedNumber): boolean {
  const [, state] = ENDS_ADDRESS.exec(text) ?? [];
  const isAlone = cellStart(row, start) === start && cellEnd(row, start) === end;
  return isAlone && (state === undefined || findState(state) === null);
}

function kindOf({ key, row, start }: Label, isCollectors: boolean): NumberKind | null {
  const before = foldCase(textOf(row.words.slice(cellStart(row, start), start)));
  if (OF_OTHERS.test(before)) return null;
  if (GUARANTOR.has(key)) return "guarantor";
  const isProviders = OF_PROVIDER.test(before) || key.startsWith("patient");
  if (ACCOUNT.has(key)) return isCollectors && !isProviders ? "reference" : "account";
  return isCollectors && REFERENCE.has(key) && !isProviders ? "reference" : null;
}

function toldInSentences(block: TextBlock): PrintedValue<string>[] {
  return [...block.text.matchAll(IN_SENTENCE)].flatMap((match) => {
    const from = match.index + match[0].length;
    const [printed = ""] = block.text.slice(from).split(" ");
    const text = trimEndOf(printed, /[.,;:]/);
    const isOne = isNumber(text) && countDigits(text) >= MIN_DIGITS;
    return isOne ? (printedInBlock(text, block, { from, to: from + text.length }) ?? []) : [];
  });
}

/** The one number that all of them are; null: there is none, they differ, be it by one misread digit, or a glyph of it may be a digit. */
function onlyOne(numbers: readonly PrintedValue<string>[]): PrintedValue<string> | null {
  const [first, ...others] = numbers;
  if (!first || others.some(({ value }) => value !== first.value)) return null;
  return first.confidence < 1 && LETTER_OR_DIGIT.test(first.value) ? null : first;
}

/** Returns the numbers of a row that may identify something; those of several words are in one cell ("4412 0098 71"). */
function numbersIn(row: Row): PrintedNumber[] {
  const found: PrintedNumber[] = [];
  for (let start = 0; start < row.words.length; start++) {
    const last = cellEnd(row, start);
    let end = isPrefix(row, start) && start + 1 < last ? start + 1 : start;
    if (!isNumber(row.words[end]?.text ?? "")) continue;
    end++;
    while (end < last && /^\d{2,6}$/.test(row.words[end]?.text ?? "")) end++;
    const text = trimEndOf(textOf(row.words.slice(start, end)), /[.,;:]/).replace(/^#/, "");
    if (countDigits(text) >= MIN_DIGITS) {
      found.push({ row, start, end, box: boxAround(row.words.slice(start, end)), text });
    }
    start = end - 1;
  }
  return found;
}

/** "GVH 2203817" */
const isPrefix = ({ words }: Row, at: number) =>
  /^[A-Z]{1,4}$/.test(words[at]?.text ?? "") && /^\d[\d-]{4,}/.test(words[at + 1]?.text ?? "");

const countDigits = (text: string) => text.replace(/\D/g, "").length;

function isNumber(printed: string): boolean {
  const text = trimEndOf(printed, /[.,;:]/);
  return NUMBER.test(text) && !DATE_OR_PHONE.test(text);
}
