import { listPhrases } from "#app/domain/reading/labels/phrases.ts";

/** What companies are by law, without the dots. */
const legalForms: ReadonlySet<string> = new Set(listPhrases(`corp|inc|llc|llp|lp|ltd|pa|pc|pllc|pllp|sa|sc`));

/** Whether a word of any case is a legal form: "Inc.", "P.L.L.C.", "pa". */
export function isLegalForm(word: string): boolean {
  return legalForms.has(word.toLowerCase().replace(/[.,]/g, ""));
}

/** Whether it is one and nothing else: "PA" and "SC" are states, too, and "Corp" begins names. */
export function isSurelyLegalForm(word: string): boolean {
  const isWritten = word.includes(".") || (word.length > 2 && !/^corp$/i.test(word));
  return isWritten && !word.endsWith(",") && isLegalForm(word);
}

/** Whether a text ends in one. */
export function endsInLegalForm(text: string): boolean {
  return isLegalForm(text.split(/[\s,]/).at(-1) ?? "");
}
