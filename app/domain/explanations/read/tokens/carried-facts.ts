import { factOf } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { rowOfCells } from "#app/domain/reading/page/cells.ts";
import { boxAround, cellsOf, heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import { isWithin, LINES_OF_CELL, ONE_EDGE } from "#app/domain/reading/reach.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { printsCents } from "./money-words.ts";

const MIN_FACTS = 2;

/**
 * Returns rows of facts, each in a cell with its label, with what narrow cells continue in the line below: "Claim: 40-" above
 * "292331-29", next to "Provider: Kessler Orthopedic" above "Clinic, P.A.".
 */
export function joinCarriedFacts(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  let isOpen = false;
  for (const row of rows) {
    const above = joined.at(-1);
    const cells = above && isOpen ? carriedOn(above, row) : null;
    if (above && cells)
      joined[joined.length - 1] = {
        ...rowOfCells(above, cells),
        box: boxAround([...above.words, ...row.words]),
      };
    else {
      joined.push(row);
      isOpen = opensFacts(row);
    }
  }
  return joined;
}

const opensFacts = (row: Row) => !printsCents(row) && cellsOf(row).filter(opensFact).length >= MIN_FACTS;

/** Whether a cell begins with a label and its colon, and goes on. */
function opensFact(words: readonly Word[]): boolean {
  const length = words.findIndex(({ text }) => text.endsWith(":")) + 1;
  if (length === 0 || length === words.length) return false;
  const label = words.slice(0, length).map(({ text }) => text);
  return factOf(squash(label.join(""))) !== null;
}

/** Returns the cells of a row with what the line below continues; null: the line doesn't continue them. */
function carriedOn(above: Row, below: Row): Word[][] | null {
  const height = heightOf(boxAround(above.words.slice(-1)));
  if (!isWithin(LINES_OF_CELL, above, below, height) || printsCents(below)) return null;
  const cells = cellsOf(above).map((words) => [...words]);
  let isCut = false;
  for (const more of cellsOf(below)) {
    const left = boxAround(more).left;
    const cell = cells.find((words) => Math.abs(boxAround(words).left - left) < ONE_EDGE * height);
    if (!cell || more.some(({ text }) => text.endsWith(":"))) return null;
    isCut ||= /\d-$/.test(cell.at(-1)?.text ?? "") || /^\p{Ll}/u.test(more[0]?.text ?? "");
    cell.push(...more);
  }
  // A hyphen or a small letter says that a cell goes on; capitals may begin what is below.
  return isCut ? cells.map(withoutCut) : null;
}

/** The words of a cell with a number that a line's end cut at its hyphen as one word. */
function withoutCut(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const isCut = last && /\d-$/.test(last.text) && /^\d/.test(word.text) && word.box.top > last.box.top;
    if (isCut) whole[whole.length - 1] = { ...last, text: last.text + word.text };
    else whole.push(word);
  }
  return whole;
}
