import { professions, titlesOfProfessions } from "../vocabulary/professions.ts";

const WORD = String.raw`\p{Lu}(?:[\p{L}'’-]+|\.?)`;
const NAME = new RegExp(`^${WORD}$`, "u");
/** With dots or without, and with the field of training: "LCSW-R", "OTR/L"; fellows have separate letters. */
const LETTERS = new RegExp(
  `^(?:(?:${professions.map((letters) => letters.split("").join("\\.?")).join("|")})\\.?(?:[-/][A-Z]+)?|F[A-Z]{2,4})$`,
);
const COUNTS_OF_NAMES = [2, 3, 4];
const WITH_TITLE = new RegExp(`^(?:Dr|DR)\\.? ${WORD}(?: ${WORD}){0,3}$`, "u");

/** "Emil Novak, PsyD", "Rosa M. Klein, DDS, MS", "Dr. Ana Li": two to four words of a name, and the letters of a profession. */
export function namesClinician(text: string): boolean {
  const words = text.split(" ");
  const withoutTitle = /^(?:Dr|DR)\.?$/.test(words[0] ?? "") ? [words.slice(1)] : [];
  return [words, ...withoutTitle].some(endsInLetters) || WITH_TITLE.test(text);
}

/** A comma may follow the last name and be between letters. */
function endsInLetters(words: readonly string[]): boolean {
  return COUNTS_OF_NAMES.some((count) => {
    const letters = words.slice(count);
    return (
      letters.length > 0 &&
      words.slice(0, count - 1).every((word) => NAME.test(word)) &&
      NAME.test(withoutComma(words[count - 1] ?? "")) &&
      letters.slice(0, -1).every((word) => LETTERS.test(withoutComma(word))) &&
      LETTERS.test(letters.at(-1) ?? "")
    );
  });
}

const withoutComma = (word: string) => word.replace(/,$/, "");

/** "Physician Joan Castleberry, MD" names who saw the patient. */
export function isTitleOfProfession(folded: string): boolean {
  return titlesOfProfessions.has(folded) || /^\p{L}+ologist$/u.test(folded);
}
