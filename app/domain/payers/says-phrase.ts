import { indexOfPhrase } from "./name-words.ts";

/** What stands before words that do not hold of the plan. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  ...["NON", "NOT", "NO", "WITHOUT", "EXCEPT", "EXCL", "EXCLUDE", "EXCLUDES", "EXCLUDING"],
]);

/** Whether a name's words say a phrase, and not that the plan is without it ('NON MEDICARE') or measured by it ('90% OF
 *  MEDICARE'). In a phrase '$' is the end of the name, and an asterisk ends a word of which only the beginning is given. */
export function saysPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  const isAtEnd = phrase.at(-1) === "$";
  const sought = isAtEnd ? phrase.slice(0, -1) : phrase;
  for (let at = indexOfPhrase(words, sought); at >= 0; at = indexOfPhrase(words, sought, at + 1)) {
    if (NEGATIONS.has(words[at - 1] ?? "") || isShareOf(words, at)) continue;
    if (!isAtEnd || at + sought.length === words.length) return true;
  }
  return false;
}

/** 'PAYS 110 OF MEDICARE': the yardstick of a rate, not its plan. */
const isShareOf = (words: readonly string[], at: number) =>
  words[at - 1] === "OF" && /^(?:\d+|PERCENT|PCT)$/.test(words[at - 2] ?? "");
