import { indexOfPhrase, nameWords } from "./name-words.ts";
import { PAYER_RULES } from "./payer-rules.ts";
import { isPlanWord } from "./plan-words.ts";
import { tidyPayerName } from "./tidy-payer-name.ts";

type Phrase = { payer: string; words: readonly string[]; isAlone: boolean };

const PHRASES: readonly Phrase[] = PAYER_RULES.flatMap(([payer, ...phrases]) =>
  phrases.map((phrase) => ({
    payer,
    words: phrase.replace(/^=/, "").split(" "),
    isAlone: phrase.startsWith("="),
  })),
);

/**
 * Returns the payer that a hospital's spelling of its name means: 'AETNA MCR ADV' and 'aetna hmo/ppo' are 'Aetna'. Only by rules
 * on whole words, never by similarity: a name that no rule knows stays, tidied ('ZENITH MUTUAL [12]' → 'Zenith Mutual'). A
 * Medicare or Medicaid plan of an insurer is that insurer.
 */
export function payerName(written: string): string {
  return ruledPayer(written) ?? tidyPayerName(written);
}

/** The payer that a rule tells a name to mean; null where no rule knows it. */
export function ruledPayer(written: string): string | null {
  const words = nameWords(written);
  return PHRASES.find((phrase) => names(phrase, words))?.payer ?? null;
}

/** Returns the words of a name in addition to those that identify its payer, without those of plans and states: 'CORE' of 'UHC
 *  Core PPO'. */
export function wordsBesidePayer(written: string): string[] {
  const words = nameWords(written);
  const phrase = PHRASES.find((known) => names(known, words))?.words;
  if (!phrase) return [];
  const start = indexOfPhrase(words, phrase);
  return words.filter((word, at) => (at < start || at >= start + phrase.length) && !isPlanWord(word));
}

function names({ words: phrase, isAlone }: Phrase, words: readonly string[]): boolean {
  for (
    let start = indexOfPhrase(words, phrase);
    start >= 0;
    start = indexOfPhrase(words, phrase, start + 1)
  ) {
    const isBeside = (at: number) => at < start || at >= start + phrase.length;
    if (!isAlone || words.every((word, at) => !isBeside(at) || isPlanWord(word))) return true;
  }
  return false;
}
