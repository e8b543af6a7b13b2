import { textOf } from "#app/domain/bills/read/layout/rows.ts";
import type { ReadRow } from "../tokens/read-row.ts";

export interface Remark {
  code: string;
  words: string;
}

/** A code at the begin of a line with a sentence behind it: "P98: This is the discount your plan negotiated." */
const CODE = /^\(?(?:[A-Z]{1,3}-?\d{1,4}[A-Z]?|\d{1,4}[A-Z]{0,2}|[A-Z]{1,2}|\*{1,3})\)?[:.)=–—-]*$/i;
const FEWEST_WORDS = 4;
const HEADING = /\b(?:remarks?|notes?|reason|codes?|messages?|explanation of|footnotes?|what (?:the|these))\b/;
const MOST_LINES = 80;

/** The codes that a notice explains, below a heading that names them, with their words. */
export function findRemarks(lines: readonly ReadRow[]): Remark[] {
  const remarks: Remark[] = [];
  let isListed = 0;
  for (const line of lines) {
    const { words } = line.row;
    const first = words[0]?.text ?? "";
    const rest = textOf(words.slice(1)).replace(/^[:–—=-]\s*/, "");
    const isSentence = words.length > FEWEST_WORDS && /^\p{Lu}/u.test(rest) && /\p{Ll}{3}/u.test(rest) && line.amounts.length < 2;
    if (isListed > 0 && CODE.test(first) && isSentence && /\d|^[A-Z]{1,2}[:.)]?$/.test(first.toUpperCase())) {
      const code = first.replace(/^\(|[:.)=–—-]+$/g, "").toUpperCase();
      if (!/^(?:IF|WE|TO|IN|AN|A|I|IT|IS|NO|MY|OR|ON)$/.test(code) || /[:.)]$/.test(first)) remarks.push({ code, words: rest });
    } else if (HEADING.test(line.text) && words.length <= 8) isListed = MOST_LINES;
    isListed--;
  }
  return remarks.filter(({ code }, index) => remarks.findIndex((other) => other.code === code) === index);
}
