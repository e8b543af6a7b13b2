import { recogniseProcedureCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";

/** Modifiers of digits that the AMA lists for procedures and CMS for facilities (22 increased services … 99 multiple modifiers). */
const MODIFIER_OF_DIGITS = /(?:2[2-7]|3[23]|47|5[0-9]|6[236]|7[346789]|8[012]|9[0-35-9])$/;

/** The numbers of seven digits, where not all of them can be a procedure code with its modifier glued to it: then they are the
 *  hospital's own numbers of its charges. */
export function listChargeNumbers(rows: readonly Row[]): Word[] {
  const numbers = rows.flatMap(({ words }) => words.filter(({ text }) => /^#?\d{7}$/.test(text)));
  const areCodes =
    new Set(numbers.map(({ text }) => text)).size > 1 &&
    numbers.every(({ text }) => MODIFIER_OF_DIGITS.test(text) && recogniseProcedureCode(text) !== null);
  return areCodes ? [] : numbers;
}
