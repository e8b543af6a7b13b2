/** Corrects letters and digits that look alike in many fonts, from their neighbors: "5OO" is 500, "1l:20" is
 *  11:20, "F0LEY" is FOLEY, "B0x" is Box; "CO2" and "J0131" stay. */
export function repairLookAlikes(text: string): string {
  if (AMOUNT.test(text)) return text.replace(/[Oo]/g, "0");
  return text
    .replace(/(?<=[\d$][.,]?)[Oo]+(?![a-z])/g, (letters) => "0".repeat(letters.length))
    .replace(/^[Oo](?=\d?[/.-]\d)/, "0")
    .replace(/(?<=\d)[lI](?=[\d:/.,-])/g, "1")
    .replace(/(?<=\p{Lu})0+(?=\p{Lu})/gu, (digits) => "O".repeat(digits.length))
    .replace(/(?<=\p{L})0+(?=\p{Ll})/gu, (digits) => "o".repeat(digits.length));
}

/** A number with a decimal or thousands sign or a dollar sign, in which nothing but zeros can look like O. */
const AMOUNT = /^(?=.*[\d$])(?=.*[.,$])[-(+]*\$?[\dOo][\dOo.,]*\)?$/;
