import { fleschKincaid } from "flesch-kincaid";
import { parse } from "node-html-parser";
import { syllable } from "syllable";

/** The highest US school grade for what patients read. */
export const patientsGrade = 9;

const runningText = "p, li, dd, blockquote";

/** The Flesch–Kincaid grade of a page's running text: its paragraphs and list items, without headings, tables and
 *  numbers. Throws where there are fewer than 100 words, too few to measure. */
export function readingGrade(html: string): number {
  const sentences = sentencesOf(html);
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}\p{N}’']*/gu) ?? []);
  if (words.length < 100) throw new Error(`${words.length} words are too few to measure.`);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/** A block ends its last sentence, with or without a full stop; one that only holds others counts as these. */
function sentencesOf(html: string): string[] {
  const blocks = parse(html).querySelectorAll(runningText);
  return blocks
    .filter((block) => block.querySelector(runningText) === null)
    .flatMap((block) => block.text.replace(/\s+/g, " ").split(/(?<=[.?!]["”)]?) (?=["“(]?\p{Lu})/u))
    .filter((sentence) => /\p{L}/u.test(sentence));
}
