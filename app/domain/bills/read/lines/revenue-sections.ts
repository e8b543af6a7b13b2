import { recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { Printed } from "../../bill.ts";
import { type Row, textOf } from "../layout/rows.ts";
import { printedIn } from "../printed-at.ts";
import type { ChargeLine } from "../tokens/table-row.ts";

/** "0250 - PHARMACY", "Rev Code 0250: Pharmacy", "REVENUE 250 PHARMACY": three digits only where they are named. */
const OPENS_SECTION = /^(?:rev(?:enue)?\.?(?: code)?:? *#? *\d{3,4}|0\d{3})\b[ :–—.-]*\p{L}{2}/iu;

const ENDS_SECTION = /^\W*(?:sub-?total|total)\b/i;

/** An amount with cents, or a day: a row of charges, or a sum. */
const SAYS_MORE = /\d[.,]\d{2}\b|\d[/-]\d/;

/** The charges, those that print no revenue code with that of the heading they stand under: hospitals list what was done
 *  by revenue code (UB-04 form locator 42), and print it once for each. */
export function withRevenueCodesOfSections(lines: readonly ChargeLine[], rows: readonly Row[]): ChargeLine[] {
  const rowsOfLines = new Set(lines.map(({ row }) => row));
  const sectionOf = new Map<Row, Printed<string> | null>();
  let section: Printed<string> | null = null;
  for (const row of rows) {
    if (rowsOfLines.has(row)) {
      sectionOf.set(row, section);
      continue;
    }
    const text = textOf(row.words);
    if (ENDS_SECTION.test(text)) section = null;
    section = readSection(row, text) ?? section;
  }
  return lines.map((line) => ({ ...line, revenueCode: line.revenueCode ?? sectionOf.get(line.row) ?? null }));
}

function readSection(row: Row, text: string): Printed<string> | null {
  if (!OPENS_SECTION.test(text) || SAYS_MORE.test(text)) return null;
  const at = row.words.findIndex((word) => /\d{3}/.test(word.text));
  const code = recogniseRevenueCode(row.words[at]!.text);
  return code === null ? null : printedIn(code, { row, start: at, end: at + 1 });
}
