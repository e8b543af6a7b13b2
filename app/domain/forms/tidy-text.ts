/** Turns the reading direction of what follows, or shows nothing at all. Joiners and the variants of emoji don't belong here. */
const INVISIBLE = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
/** A joiner makes one sign of two emoji, or shapes the letters of a script that needs it, as Persian and Malayalam do. Anywhere
 *  else, and next to another joiner, it only makes two texts differ that look alike. */
const JOINED = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{M}`;
const OTHER_LETTER = String.raw`(?!\p{Script=Latin})\p{L}`;
const LOOSE_JOINER = new RegExp(
  `(?<![${JOINED}]|${OTHER_LETTER})[\\u200c\\u200d]|(?<!\\p{M})[\\u200c\\u200d](?![${JOINED}]|${OTHER_LETTER})`,
  "gu",
);

/** Returns typed or published text on one line, with composed letters. Removes invisible characters and control
 *  characters, which terminals obey and PostgreSQL rejects. Time is proportional to length. */
export function tidyLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(LOOSE_JOINER, "")
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
}

/** The same for a text of several paragraphs: no more than one empty line between two. */
export function tidyParagraphs(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
