export const longestPersonName = 100;

/** What nobody sees: control characters, and those that join nothing, turn the direction or stand for a blank. Joiners
 *  stay inside emoji and inside scripts that need them. */
const UNSEEN =
  /\p{Cc}|(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?!\p{Script=Latin})\p{L}|\p{M})[\u200c\u200d]/gu;

/** A name as a person typed it, without what cannot be seen and without more than single blanks; '' where nothing is left. */
export function tidyPersonName(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/[\t\n\r\p{Z}]+/gu, " ")
    .replace(UNSEEN, "")
    .replace(/ +/g, " ")
    .trim();
}
