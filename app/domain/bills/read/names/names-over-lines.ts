import { boxAround, cellsOf, heightOf, overlapsAcross, type Row } from "#app/domain/reading/page/rows.ts";
import { readOrganisation } from "../tokens/organisation-words.ts";
import { asCandidate, type NameCandidate, readName } from "./name-candidate.ts";
import { endsSentence, leadingName, withoutSentenceEnd } from "./name-words.ts";

type Cell = Row["words"];

const MIN_SMALL_WORDS = 2;
const MAX_PART_LENGTH = 4;
const ROWS_BELOW = 3;

/** Names that prose breaks at the end of a line: "for the care you received at Saint" above "Ottilie Hospital on May 26". */
export function listNamesOverLines(rows: Row[]): NameCandidate[] {
  return rows.flatMap((row, index) =>
    cellsOf(row).flatMap((cell) => {
      const head = trailingName(cell);
      const below =
        head.length > 0 ? lineBelow(cell, row, rows.slice(index + 1, index + 1 + ROWS_BELOW)) : null;
      const tail = below ? leadingName(below.slice(0, MAX_PART_LENGTH)) : [];
      if (tail.length === 0) return [];
      const text = withoutSentenceEnd(readName([...head, ...tail], row));
      const { kind, properWords } = readOrganisation(text);
      if (kind !== "provider" || properWords === 0) return [];
      const candidate = asCandidate([...head, ...tail], row, text);
      return [
        { ...candidate, box: boxAround(head), wrapped: "over lines of prose" as const, isInside: true },
      ];
    }),
  );
}

/** Words that prose has before a name. */
const INTRODUCES = /^(?:at|of|to|by|from|for|in|with|and|the|our|your)$/;

/** The words with capitals that a line of prose ends with. */
function trailingName(cell: Cell): Cell {
  const start = cell.findLastIndex(({ text }) => !/^\p{Lu}/u.test(text) || endsSentence(text)) + 1;
  const isProse =
    cell.slice(0, start).filter(({ text }) => /^\p{Ll}{3,}/u.test(text)).length >= MIN_SMALL_WORDS;
  const isIntroduced = INTRODUCES.test(cell[start - 1]?.text ?? "");
  return isProse && isIntroduced && cell.length - start <= MAX_PART_LENGTH ? cell.slice(start) : [];
}

/** The line that prose goes on in: its left edge is the same. */
function lineBelow(cell: Cell, row: Row, rows: Row[]): Cell | null {
  const box = boxAround(cell);
  const height = heightOf(box);
  for (const other of rows) {
    if (other.pageIndex !== row.pageIndex || other.box.top - box.bottom > 1.5 * height) return null;
    const below = cellsOf(other).find((words) => overlapsAcross(boxAround(words), box));
    if (!below) continue;
    return Math.abs(boxAround(below).left - box.left) < height ? below : null;
  }
  return null;
}
