import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { type Row, textOf } from "#app/domain/reading/page/rows.ts";

/** What a letter says of a refusal besides its claim. */
export interface DenialLetter {
  /** It refuses care that was asked for and not given yet. */
  isBeforeCare: boolean;
  /** Its own words; null: none that surely are. */
  reason: string | null;
}

const BEFORE_CARE =
  /\b(?:request for (?:prior |pre-?)(?:authori[sz]ation|certification|approval)|(?:service|care) requested|requested service|we (?:cannot|can't|did not|can not|are not able to) approve|pre-?service (?:denial|claim|request))\b/;
/** "We had no prior authorization for this claim" is said of care that was given. */
const AFTER_CARE =
  /\b(?:date of service|dates? of care|amount (?:billed|charged)|billed (?:amount|charges?)|total billed|service(?:s)? you already received)\b/;
const REASON =
  /(?:\b(?:[Rr]eason|[Bb]asis|[Rr]ationale)s?(?: for (?:the |this |our |your )?(?:denial|decision|determination|action|adverse determination))?|\b[Ww]hy (?:we (?:made this decision|denied (?:it|this|your (?:claim|request))|are taking this action|decided this)|did we deny your request|(?:it|this|your (?:claim|request)) was (?:denied|not approved))|following reason)\s*[:?.]\s*(?=\p{Lu})|\bWhy\.?\s+(?=\p{Lu}\p{Ll})/u;
const REFUSES =
  /\b(?:claim|request|coverage|services?|payment|authori[sz]ation)\b[^.]{0,60}\b(?:denied|not approved)\b|\bwe(?:'ve| have)? (?:denied|cannot approve|did not approve|are not able to (?:pay|approve)|are (?:reducing|ending|stopping|suspending|terminating))\b|\bnotice of (?:denial|action|adverse)|\badverse benefit determination\b/;
/** "If your claim is denied you may appeal" is on every document of a plan. */
const CONDITIONAL = /\b(?:if|when(?:ever)?|whether|should|may be|can be|could be)\b/;
const MAY_BE_APPEALED =
  /\byou (?:may|can) (?:also )?appeal\b|\bmay appeal\b|\bright to (?:an? )?appeal\b|\bask for an appeal\b|\bappeal this (?:denial|decision)\b/;
/** A plan's summary of claims says so about some of them; a sender who asks for money isn't a plan. */
const NO_LETTER =
  /\bexplanation of (?:your )?(?:medical |health |plan )?benefits?\b|\bsummary notice\b|\b(?:amount|balance|payment|total) due\b|\b(?:please (?:pay|remit)|pay this amount|account number|account balance)\b/;

/** Whether a plan's letter says that it refuses, and that one may appeal. */
export function isDenialLetter(rows: readonly Row[]): boolean {
  const text = foldedTextOf(rows);
  if (!MAY_BE_APPEALED.test(text) || NO_LETTER.test(text)) return false;
  return text.split(/[.!?](?=\s)/).some((sentence) => REFUSES.test(sentence) && !CONDITIONAL.test(sentence));
}

const foldedTextOf = (rows: readonly Row[]) =>
  foldCase(rows.map(({ words }) => textOf(words)).join(" ")).replace(/[’`´]/g, "'");

/** Whole sentences, up to so many letters. */
const MAX_LETTERS = 300;
const MIN_LETTERS = 20;

export function denialLetterOf(rows: readonly Row[]): DenialLetter {
  const text = rows.map(({ words }) => textOf(words)).join(" ");
  const folded = foldedTextOf(rows);
  return {
    isBeforeCare: BEFORE_CARE.test(folded) && !AFTER_CARE.test(folded),
    reason: reasonIn(text),
  };
}

/** The sentences behind the label, as many as fit. */
function reasonIn(text: string): string | null {
  const found = REASON.exec(text);
  if (found === null) return null;
  const behind = text.slice(found.index + found[0].length, found.index + found[0].length + MAX_LETTERS);
  const end = Math.max(...[". ", "! ", "? "].map((mark) => behind.lastIndexOf(mark)));
  const first = /[.!?](?=\s|$)/.exec(behind);
  const reason =
    first === null ? "" : behind.slice(0, Math.min(first.index + 1, end < 0 ? behind.length : end + 1));
  return reason.length >= MIN_LETTERS ? reason.trim() : null;
}
