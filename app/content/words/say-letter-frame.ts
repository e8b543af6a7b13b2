import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { LetterFrame } from "#app/domain/letters/draw-letter.server.ts";
import type { FaxCoverText, LetterText } from "#app/domain/letters/letter-text.ts";
import { wordsIn } from "./words.ts";

/** What stands on a letter's pages besides its text. `fax`: what its cover names; null: it goes by mail. */
export function sayLetterFrame(
  language: Language,
  letter: LetterText,
  fax: { phone: string | null } | null,
): LetterFrame {
  const { page: sentence, untitled } = wordsIn(language).letters.letter;
  const name = letter.signature || letter.senderLines[0] || untitled;
  return {
    title: letter.subject || untitled,
    language: localeOf(language),
    sayPage: (page, pageCount) => say(language, sentence, { name, page, pageCount }),
    sayFaxCover: fax && ((pageCount) => sayFaxCover(language, letter, { ...fax, pageCount })),
  };
}

/** The sheet that goes before a letter by fax; `pageCount` counts it in. A phone of null is not named. */
export function sayFaxCover(
  language: Language,
  { recipientLines, signature, date, subject, enclosures }: LetterText,
  { phone, pageCount }: { phone: string | null; pageCount: number },
): FaxCoverText {
  const { fax: words, letter } = wordsIn(language).letters;
  const blank = (name: string) => say(language, letter.blank, { name });
  return {
    heading: words.heading,
    lines: [
      say(language, words.to, { name: recipientLines.slice(0, 2).join(", ") }),
      say(language, words.number, { blank: blank(words.numberBlank) }),
      say(language, words.from, { name: signature }),
      ...(phone === null ? [] : [say(language, words.phone, { phone })]),
      say(language, words.date, { date }),
      say(language, words.subject, { subject }),
      enclosures.length === 0
        ? say(language, words.pages, { pageCount })
        : say(language, words.pagesAndEnclosures, { pageCount, blank: blank(words.pagesBlank) }),
    ],
    notice: words.notice,
  };
}
