import { PAYER_RULES } from "./payer-rules.ts";
import { isPlanWord } from "./plan-words.ts";
import { tidyPayerName } from "./tidy-payer-name.ts";

type Phrase = { payer: string; words: readonly string[]; isPrefix: boolean; isAlone: boolean };

/** How hospitals shorten words of payers' names. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ["ADV", "ADVANTAGE"],
  ["HLTH", "HEALTH"],
  ["HLTHCARE", "HEALTHCARE"],
  ["MCAID", "MEDICAID"],
  ["MCARE", "MEDICARE"],
  ["MCD", "MEDICAID"],
  ["MCR", "MEDICARE"],
  ["MGD", "MANAGED"],
  ["PLN", "PLAN"],
]);

const PHRASES: readonly Phrase[] = PAYER_RULES.flatMap(([payer, ...phrases]) =>
  phrases.map((phrase) => ({
    payer,
    words: phrase.replace(/^=|\*$/g, "").split(" "),
    isPrefix: phrase.endsWith("*"),
    isAlone: phrase.startsWith("="),
  })),
);

/**
 * The payer that a hospital's spelling of its name means: 'AETNA MCR ADV' and 'aetna hmo/ppo' are 'Aetna'. Only by
 * rules on whole words, never by likeness: a name that no rule knows stands for itself, tidied ('ZENITH MUTUAL [12]' →
 * 'Zenith Mutual'). A Medicare or Medicaid plan of an insurer is that insurer.
 */
export function payerName(written: string): string {
  const words = readWords(written);
  return PHRASES.find((phrase) => names(phrase, words))?.payer ?? tidyPayerName(written);
}

function readWords(written: string): string[] {
  return written
    .replace(/\[[^\]]*\]/g, " ")
    .toUpperCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT_WORDS.get(word) ?? word);
}

function names({ words: phrase, isPrefix, isAlone }: Phrase, words: readonly string[]): boolean {
  for (let start = 0; start + phrase.length <= words.length; start++) {
    const isHere = phrase.every((expected, offset) => {
      const word = words[start + offset]!;
      return word === expected || (isPrefix && offset === phrase.length - 1 && word.startsWith(expected));
    });
    if (!isHere) continue;
    if (!isAlone) return true;
    if (words.every((word, at) => (at >= start && at < start + phrase.length) || isPlanWord(word)))
      return true;
  }
  return false;
}
