import { type LetterText, paragraphsOf } from "./letter-text.ts";

/** What parts of a letter say in another language, by the part's own text. */
export type LetterMeaning = Readonly<Record<string, string>>;

/** A part of a letter with what it says in another language; `said` null: someone wrote or changed it. */
export interface ExplainedPart {
  text: string;
  said: string | null;
}

/** Pairs a letter with the same letter in another language. */
export function meaningOf(letter: LetterText, said: LetterText): LetterMeaning {
  const translated = partsOf(said);
  return Object.fromEntries(partsOf(letter).map((part, index) => [part, translated[index] ?? part]));
}

/** A letter as it is now, part by part, with what each says. */
export function explainLetter(letter: LetterText, meaning: LetterMeaning): ExplainedPart[] {
  return partsOf(letter).map((text) => ({
    text,
    said: Object.hasOwn(meaning, text) ? (meaning[text] ?? null) : null,
  }));
}

/** Returns the wording of a letter: not names, addresses and the day. */
function partsOf({
  subject,
  references,
  salutation,
  body,
  closing,
  enclosuresHeading,
  enclosures,
}: LetterText) {
  const paragraphs = paragraphsOf(body).map(({ text }) => text);
  const enclosed = enclosures.length > 0 ? [enclosuresHeading, ...enclosures] : [];
  return [subject, ...references, salutation, ...paragraphs, closing, ...enclosed].filter(
    (part) => part !== "",
  );
}
