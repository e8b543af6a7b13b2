import { recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { type Said, saidIn } from "#app/domain/reading/values/said.ts";

/** "0250 - PHARMACY", "Rev Code 0250: Pharmacy", "REVENUE 250 PHARMACY": three digits only where they are named. */
const OPENS_SECTION = /^(?:rev(?:enue)?\.?(?: code)?:? *(?:# *)?\d{3,4}|0\d{3})\b[ :–—.-]*\p{L}{2}/iu;

const ENDS_SECTION = /^\W*(?:sub-?total|total)\b/i;

/** An amount with cents, or a day: a row of charges, or a sum. */
const SAYS_MORE = /\d[.,]\d{2}\b|\d[/-]\d/;

/** What a row, with its text, says of the section of charges below it: the revenue code that it opens one with, or that one ends. */
export function readSection(row: Row, text: string): Said<string> | "ends" | null {
  if (OPENS_SECTION.test(text) && !SAYS_MORE.test(text)) {
    const at = row.words.findIndex((word) => /\d{3}/.test(word.text));
    const code = recogniseRevenueCode(row.words[at]?.text ?? "");
    if (code !== null) return saidIn(code, { row, start: at, end: at + 1 });
  }
  return ENDS_SECTION.test(text) ? "ends" : null;
}
