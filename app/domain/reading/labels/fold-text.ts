const LOOKALIKES: Record<string, string> = {
  "0": "o",
  "1": "l",
  "5": "s",
  "8": "b",
  i: "l",
  "|": "l",
  "!": "l",
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with control characters.
const ASCII = /^[\x00-\x7f]*$/;

/** Lower case, without accents. */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** The letters and digits of a text in the form labels are compared in: no case, accents, spaces or
 *  punctuation, and the glyphs that OCR confuses (0/O, 1/l/I, 5/S, 8/B) made one. */
export function squash(text: string): string {
  return foldCase(text)
    .replace(/[0158i|!]/g, (glyph) => LOOKALIKES[glyph] ?? glyph)
    .replace(/[^a-z0-9#]/g, "");
}
