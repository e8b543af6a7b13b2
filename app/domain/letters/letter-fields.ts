import type { LetterText } from "./letter-text.ts";

/** The fields of the form that a letter is changed in. */
export const letterFields = [
  "senderLines",
  "date",
  "recipientLines",
  "subject",
  "references",
  "salutation",
  "body",
  "closing",
  "signature",
  "enclosures",
] as const;

export type LetterField = (typeof letterFields)[number];

/** A letter as the texts of these fields; several lines in one. */
export function letterFieldTexts(letter: LetterText): Record<LetterField, string> {
  const texts = letterFields.map((name) => [name, [letter[name]].flat().join("\n")]);
  return Object.fromEntries(texts);
}

/** The letter that these fields say. `enclosuresHeading`: what stands above so many enclosures. */
export function readLetterFields(
  fields: Readonly<Partial<Record<string, string>>>,
  enclosuresHeading: (count: number) => string,
): LetterText {
  const text = (name: LetterField) => fields[name] ?? "";
  const lines = (name: LetterField) => text(name).split(/\r\n?|\n/);
  const enclosures = lines("enclosures").filter((line) => line.trim() !== "");
  return {
    senderLines: lines("senderLines"),
    date: text("date"),
    recipientLines: lines("recipientLines"),
    subject: text("subject"),
    references: lines("references"),
    salutation: text("salutation"),
    body: text("body"),
    closing: text("closing"),
    signature: text("signature"),
    enclosuresHeading: enclosuresHeading(enclosures.length),
    enclosures,
  };
}
