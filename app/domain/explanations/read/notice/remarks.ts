import { isInside, textOf } from "#app/domain/reading/page/rows.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { ReadRow } from "../tokens/read-row.ts";

export interface Remark {
  code: string;
  words: string;
}

/** A code at the begin of a line with a sentence behind it: "P98: This is the discount your plan negotiated." */
const CODE = /^\(?(?:[A-Z]{1,3}-?\d{1,4}[A-Z]?|\d{1,4}[A-Z]{0,2}|[A-Z]{1,2}|\*{1,3})\)?[:.)=–—-]*$/i;
const MIN_WORDS = 4;
const HEADING = /\b(?:remarks?|notes?|reason|codes?|messages?|footnotes?|what (?:the|these))\b/;
const MAX_LINES = 80;

/** The codes that a notice explains, below a heading that names them or where its tables print them, with their words. */
export function findRemarks(lines: readonly ReadRow[]): Remark[] {
  const printed = new Set(lines.filter(({ isOfTable }) => isOfTable).flatMap(codesBesideAmounts));
  const remarks: Remark[] = [];
  let isListed = 0;
  for (const line of lines) {
    const { words } = line.row;
    const first = words[0]?.text ?? "";
    const code = trimEndOf(first.replace(/^\(/, ""), /[:.)=–—-]/).toUpperCase();
    const rest = textOf(words.slice(1)).replace(/^[:–—=-]\s*/, "");
    const isSentence = words.length > MIN_WORDS && /^\p{Lu}/u.test(rest) && /\p{Ll}{3}/u.test(rest);
    const isCode = CODE.test(first) && (printed.has(code) || (isListed > 0 && isListedCode(first, code)));
    if (isCode && isSentence && line.amounts.length < 2) remarks.push({ code, words: rest });
    else if (HEADING.test(line.text) && words.length <= MAX_WORDS_OF_HEADING) isListed = MAX_LINES;
    isListed--;
  }
  return remarks.filter(({ code }, index) => remarks.findIndex((other) => other.code === code) === index);
}

const MAX_WORDS_OF_HEADING = 8;
const SHORT_WORD = /^(?:IF|WE|TO|IN|AN|A|I|IT|IS|NO|MY|OR|ON|AT|BY)$/;

const isListedCode = (first: string, code: string) =>
  /\d/.test(code) || (code.length <= 2 && (!SHORT_WORD.test(code) || /[:.)]$/.test(first)));

/** What stands among or behind the amounts of a table's row. */
function codesBesideAmounts({ row, amounts }: ReadRow): string[] {
  const from = amounts[0]?.end ?? row.words.length;
  return row.words
    .slice(from)
    .filter((_, index) => !isInside(amounts, index + from))
    .flatMap(({ text }) => text.toUpperCase().split(","))
    .map((text) => trimEndOf(text.replace(/^[([]+/, ""), /[)\].;*]/))
    .filter(Boolean);
}
