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
  /\b(?:prior|pre-?) ?(?:authori[sz]ation|certification|approval|service)\b.{0,80}\b(?:request|denied|denial|not approved|review)\b|\b(?:request|asked)\b.{0,60}\b(?:prior authori[sz]ation|precertification|pre-?service|approval)\b|\b(?:we (?:cannot|can't|did not|can not|are not able to) approve|requested service|service requested|not yet (?:received|had))\b/;
/** "We had no prior authorization for this claim" is said of care that was given. */
const AFTER_CARE =
  /\b(?:date of service|dates? of care|amount (?:billed|charged)|billed (?:amount|charges?))\b/;
const REASON =
  /\b(?:(?:specific |main )?(?:reason|basis|rationale)s?(?: for (?:the |this |our |your )?(?:denial|decision|determination|action|adverse determination))?|why (?:we (?:made this decision|denied (?:it|this|your (?:claim|request))|are taking this action|decided this)|(?:it|this|your (?:claim|request)) was (?:denied|not approved)))\s*[:?.]\s*(?=\p{Lu})/iu;
/** Whole sentences, up to so many letters. */
const MOST_LETTERS = 300;
const FEWEST_LETTERS = 20;

export function denialLetterOf(rows: readonly Row[]): DenialLetter {
  const text = rows.map(({ words }) => textOf(words)).join(" ");
  const folded = foldCase(text);
  return {
    isBeforeCare: BEFORE_CARE.test(folded) && !AFTER_CARE.test(folded),
    reason: reasonIn(text),
  };
}

/** The sentences behind the label, as many as fit. */
function reasonIn(text: string): string | null {
  const found = REASON.exec(text);
  if (found === null) return null;
  const behind = text.slice(found.index + found[0].length, found.index + found[0].length + MOST_LETTERS);
  const end = Math.max(...[". ", "! ", "? "].map((mark) => behind.lastIndexOf(mark)));
  const first = /[.!?](?=\s|$)/.exec(behind);
  const reason =
    first === null ? "" : behind.slice(0, Math.min(first.index + 1, end < 0 ? behind.length : end + 1));
  return reason.length >= FEWEST_LETTERS ? reason.trim() : null;
}
