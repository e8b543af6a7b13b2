import type { Row } from "../layout/rows.ts";
import type { Label } from "../tokens/find-labels.ts";

/** A mark that ends a sentence or its part, and not an abbreviation that names have. */
export const SENTENCE_END =
  /[,;:)]$|(?<!\b(?:st|drs?|mt|ft|inc|corp|co|ltd|p\.?a|p\.?c|l\.?l\.?c|l\.?l\.?p))\.$/i;
/** Words in small letters that stand between those of a name. */
export const INSIDE_NAME = /^(?:of|the|and|for|at|&|de|del|la|las|los|y)$/;

/** The words up to the first that names do not have: one in lower case, or after the end of the sentence. */
export function leadingName(words: Row["words"]): Row["words"] {
  let end = words.findIndex(({ text }) => !/^\p{Lu}/u.test(text) && !INSIDE_NAME.test(text));
  if (end < 0) end = words.length;
  const last = words.slice(0, end).findIndex(({ text }) => SENTENCE_END.test(text));
  if (last >= 0) end = last + 1;
  while (end > 0 && INSIDE_NAME.test(words[end - 1]!.text)) end--;
  return words.slice(0, end);
}

/** Nothing of a name stands behind its legal form, but a slogan may. */
export const LEGAL_FORM =
  /^(?:inc\.{0,2}|p?llc\.?|l\.l\.c\.|p\.l\.l\.c\.|llp\.?|ltd\.{0,2}|p\.a\.|p\.c\.|corp\.{1,2})$/i;
const NETWORK_REMARK = /^\((?:in|out|non)[- ]|^\((?:non-?)?participating/i;

const BEGINS_DAY = /^(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$)/i;

/** A name and no telephone, address, NPI or date behind it: "Fairmeadow Hospital, (228) 555-0171", "Mercy Hospital on Feb 21, 2026". */
export function withoutContact(row: Row, start: number, end: number, labels: Label[]): Row["words"] {
  const words = row.words.slice(start, end);
  const contact = words.findIndex(({ text }, index) => {
    if (index < 1) return false;
    if (LEGAL_FORM.test(words[index - 1]!.text) || NETWORK_REMARK.test(`${text} ${words[index + 1]?.text}`))
      return true;
    if (/^\(?\d{3}\)|^\d{3}[-.]\d{3}|^NPI\b/i.test(text)) return true;
    if (/,$/.test(words[index - 1]!.text) && /\d/.test(text)) return true;
    if (text === "on" && BEGINS_DAY.test(words[index + 1]?.text ?? "")) return true;
    if (index > 1 && startsAddress(words.slice(index))) return true;
    const label = labels.find((candidate) => candidate.start === start + index);
    return (
      Boolean(label?.roles.date || label?.roles.party === "identifier") && startsValue(row, label!.end, end)
    );
  });
  return contact < 0 ? words : words.slice(0, contact);
}

/** "3250 N Grand Ave, Burlington, VT 05401", "PO Box 17 Yakima, WA 98901". */
function startsAddress(words: Row["words"]): boolean {
  const text = words.map((word) => word.text).join(" ");
  return (
    /^(?:\d{1,5}[A-Z]? \S|P\.? ?O\.? Box \d)/i.test(text) && /\b[A-Z]{2},? ?\d{5}(?:-\d{4})?\b/.test(text)
  );
}

const startsValue = (row: Row, index: number, end: number) =>
  index < end && /^[#(]?\d/.test(row.words[index]?.text ?? "");

/** Claim forms print the number of the field before the name. */
export function withoutFieldNumber(words: Row["words"]): Row["words"] {
  return words.length > 1 && /^\d{1,2}\.?$/.test(words[0]!.text) ? words.slice(1) : words;
}
