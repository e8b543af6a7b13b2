import { professions, titlesOfProfessions } from "../vocabulary/professions.ts";

const WORD = String.raw`\p{Lu}(?:[\p{L}'’-]+|\.?)`;
/** With dots or without, and with what they were trained for: "LCSW-R", "OTR/L"; fellows have letters of their own. */
const LETTERS = `(?:(?:${professions.map((letters) => letters.split("").join("\\.?")).join("|")})\\.?(?:[-/][A-Z]+)?|F[A-Z]{2,4})`;
const WITH_LETTERS = new RegExp(
  `^(?:(?:Dr|DR)\\.? )?${WORD}(?: ${WORD}){1,3},? ${LETTERS}(?:,? ${LETTERS})*$`,
  "u",
);
const WITH_TITLE = new RegExp(`^(?:Dr|DR)\\.? ${WORD}(?: ${WORD}){0,3}$`, "u");

/** "Emil Novak, PsyD", "Rosa M. Klein, DDS, MS", "Dr. Ana Li": two to four words of a name, and the letters of a profession. */
export function namesClinician(text: string): boolean {
  return WITH_LETTERS.test(text) || WITH_TITLE.test(text);
}

/** "Physician Joan Castleberry, MD" names who saw the patient. */
export function isTitleOfProfession(folded: string): boolean {
  return titlesOfProfessions.has(folded) || /^\p{L}+ologist$/u.test(folded);
}
