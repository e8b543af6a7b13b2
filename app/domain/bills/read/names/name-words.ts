import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { isNotJustName, isOrganisationWord } from "../tokens/organisation-words.ts";
import { isLegalForm, isSurelyLegalForm } from "../vocabulary/legal-forms.ts";

/** Whether a word ends a sentence or its part, and isn't an abbreviation that names have. */
export function endsSentence(word: string): boolean {
  if (/[,;:)]$/.test(word)) return true;
  return word.endsWith(".") && !ABBREVIATION.test(word) && !isLegalForm(word);
}

const ABBREVIATION = /^\W*(?:st|drs?|mt|ft|co)\.$/i;

/** Words for a visit before the name of a place of care: "Infusion visits at", or "Imagingappointment at" with
 *  letters run together. */
const COMING = /(?:appointment|encounter|exam|procedure|session|stay|test|treatment|visit)s?\b/;

/** "Imagingappointmentat", "VISITSAT": run together with what leads to the place. */
const COMING_AT = /^(\w{4,})at$/;

/** "Yourimaging": what you came for, run together. */
const GLUED_TO_YOUR = /^[Yy]our\p{Ll}{4,}$/u;

/** Whether the word at a place leads from the service to the place of care: "at" in "Infusion visits at Mercy Hospital". */
export function leadsToPlace(words: Row["words"], index: number): boolean {
  const [before, at, after] = [words[index - 1], words[index], words[index + 1]];
  const [, coming] = COMING_AT.exec(at?.text.toLowerCase() ?? "") ?? [];
  if (coming && COMING.test(coming)) return /^\p{Lu}/u.test(after?.text ?? "");
  return (
    /^(?:at|with)$/i.test(at?.text ?? "") &&
    (COMING.test(before?.text.toLowerCase() ?? "") || GLUED_TO_YOUR.test(before?.text ?? "")) &&
    /^\p{Lu}/u.test(after?.text ?? "")
  );
}

/** "Heron Home Health Agency. Provider": a label or a sentence that runs on behind a name. */
function endsName(word: string, next: string): boolean {
  return /^\p{L}{6,}\.$/u.test(word) && isOrganisationWord(word) && /^\p{Lu}/u.test(next);
}

/** A name without the mark that ends its sentence. */
export function withoutSentenceEnd(text: string): string {
  const last = text.split(/\s/).at(-1) ?? "";
  return endsSentence(last) ? text.slice(0, -1) : text;
}

/** A name without the full stop of a sentence that it ends. */
export const withoutFullStop = (text: string) => (text.endsWith(".") ? withoutSentenceEnd(text) : text);

/** Words in small letters that stand between those of a name. */
export const INSIDE_NAME = /^(?:of|the|and|for|at|&|de|del|la|las|los|y)$/;

/** The words up to the first that names do not have: one in lower case, or after the end of the sentence. */
export function leadingName(words: Row["words"]): Row["words"] {
  let end = words.findIndex(({ text }) => !/^\p{Lu}/u.test(text) && !INSIDE_NAME.test(text));
  if (end < 0) end = words.length;
  const last = words.slice(0, end).findIndex(({ text }) => endsSentence(text));
  if (last >= 0) end = last + 1;
  return words.slice(0, words.slice(0, end).findLastIndex(({ text }) => !INSIDE_NAME.test(text)) + 1);
}

const NETWORK_REMARK = /^\((?:in|out|non)[- ]|^\((?:non-?)?participating/i;

const BEGINS_DAY = /^(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$)/i;

/** A name and no telephone, address, NPI or date behind it: "Fairmeadow Hospital, (228) 555-0171", "Mercy Hospital on Feb 21, 2026". */
export function withoutContact(row: Row, start: number, end: number, labels: Label[]): Row["words"] {
  const words = row.words.slice(start, end);
  const isLabel = (index: number) => {
    const label = labels.find((candidate) => candidate.start === start + index);
    return label !== undefined && labelsContact(label) && startsValue(row, label.end, end);
  };
  const contact = words.findIndex((_, index) => index > 0 && (startsContact(words, index) || isLabel(index)));
  return contact < 0 ? words : words.slice(0, contact);
}

const labelsContact = ({ roles }: Label) => roles.date !== undefined || roles.party === "identifier";

/** Whether a name ends before the word at a place, by the words alone. */
function startsContact(words: Row["words"], index: number): boolean {
  const [before = "", text = "", next = ""] = words.slice(index - 1, index + 2).map((word) => word.text);
  if (index > 1 && (endsName(before, text) || startsAddress(words.slice(index)))) return true;
  if (index > 1 && headsServices(words.slice(index))) return true;
  // Nothing of a name follows its legal form, but a slogan may.
  if (isSurelyLegalForm(before) || NETWORK_REMARK.test(`${text} ${next}`)) return true;
  if (/^\(?\d{3}\)|^\d{3}[-.]\d{3}|^NPI\b/i.test(text)) return true;
  return (/,$/.test(before) && /\d/.test(text)) || (text === "on" && BEGINS_DAY.test(next));
}

/** "- Hospital services", "– Statement": a dash, and what the name heads. */
function headsServices([dash, ...words]: Row["words"]): boolean {
  if (!/^[-–—]$/.test(dash?.text ?? "") || words.length === 0) return false;
  const text = textOf(words);
  return /\bservices$/i.test(text) || isNotJustName(text);
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

/** Names have capitals: "Outpatient surgery" and "Hospital services" are care. */
export const hasWordInSmallLetters = (text: string) => SMALL_WORD.test(text);

const SMALL_WORD =
  /(?:^| )(?!(?:and|at|by|de|del|el|for|in|la|las|los|of|on|the|y)(?: |$))\p{Ll}\p{L}*(?= |$)/u;

/** Claim forms print the number of the field before the name. */
export function withoutFieldNumber(words: Row["words"]): Row["words"] {
  const [first, ...others] = words;
  return first && others.length > 0 && /^\d{1,2}\.?$/.test(first.text) ? others : words;
}
