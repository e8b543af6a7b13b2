/** Words that many hospitals bear: alone they name none. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `and at care center city clinic community county general health healthcare hospital hospitals medical memorial of regional
   saint surgery surgical system the`.split(/\s+/),
);
const MIN_WORD_LENGTH = 2;

/** The words of a normalized name that tell one hospital from others. */
export function tellingWords(name: string): string[] {
  return name.split(" ").filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON_WORDS.has(word));
}
