import { pickWords, rowOfCells } from "#app/domain/reading/page/cells.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { isClaimId } from "./claim-numbers.ts";
import { isNetwork, labelOf } from "./labels-beside-tables.ts";
import type { Level } from "./levels-beside-tables.ts";
import { hasRoom } from "./paragraphs.ts";

/**
 * Returns the words of a stack next to a table, each name as one row: a line that ended because the cell did continues in the
 * next.
 * @param edge Where the words of the stack end at the right.
 */
export function stackParagraphs(levels: readonly Level[], edge: number): Row[] {
  const paragraphs: { row: Row; words: Word[] }[] = [];
  for (const { row, facts } of levels) {
    if (facts.length === 0) continue;
    const open = paragraphs.at(-1);
    if (open && goesOn(open.words, facts, edge)) open.words.push(...facts);
    else paragraphs.push({ row, words: [...facts] });
  }
  return paragraphs.flatMap(({ row, words }) =>
    words.every((word) => row.words.includes(word)) ? pickWords(row, words) : [rowOfCells(row, [words])],
  );
}

/** Whether the words of a line had no room in the one above, and neither is a label, a number or a network by itself. */
function goesOn(above: readonly Word[], words: readonly Word[], edge: number): boolean {
  const [last, next] = [above.at(-1), words[0]];
  if (!last || !next || hasRoom(last, next, edge) || [above, words].some(isWhole)) return false;
  if (labelOf(above) !== null) return false;
  return labelOf(words) === null || labelOf([...above, ...words]) !== null;
}

const isWhole = (words: readonly Word[]) =>
  isNetwork(words) || words.every(({ text }) => isClaimId(text) || IS_DAY.test(text));

const IS_DAY = /^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/;
