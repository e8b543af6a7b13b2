const WHOLE_WORDS: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["mtn", "mountain"],
  ["pt", "point"],
  ["spgs", "springs"],
  ["hts", "heights"],
  ["n", "north"],
  ["s", "south"],
  ["e", "east"],
  ["w", "west"],
]);

/** The words of what was typed, lower case, without accents, dots and apostrophes: "Coeur d’Alene, ID" has three. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\p{Mn}.'’`]/gu, "")
    .toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** A place's name as names are compared: "St. Louis", "SAINT LOUIS" and "saint-louis" are one, so are "DeKalb" and
 *  "De Kalb". */
export function placeKey(words: readonly string[]): string {
  return words.map((word) => WHOLE_WORDS.get(word) ?? word).join("");
}
