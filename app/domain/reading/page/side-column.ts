import type { PageText, Word } from "#app/platform/ocr/layout/document-text.ts";
import { lookUpLabel } from "../labels/look-up-label.ts";
import { boxAround, heightOf, middleOf, textOf } from "./rows.ts";

/** A column of facts at the side of a page, whose lines aren't level with the rows next to it. */
export interface SideColumn {
  /** Where its words end, or those next to it begin. */
  x: number;
  top: number;
  bottom: number;
}

/** So many places across a page are tried, but for those near its edges. */
const STEPS = 60;
const STEPS_OF_MARGIN = 8;
/** Of the page's width and height. */
const WIDEST_SHARE = 0.36;
const MIN_SHARE_LENGTH = 0.3;
const MIN_LINES = 6;
const MIN_LABELS = 3;
/** Lines of a side at whose height the other side has none: cells of a table are level, but for a second line of text. */
const MIN_APART = 0.3;

/** The tallest side column of a page, left or right of the rest; null: all of it is read across.
 *  @param lines The words of the page in lines from top to bottom, as if it had one column. */
export function findSideColumn(lines: readonly Word[][], page: PageText): SideColumn | null {
  if (lines.length < 2 * MIN_LINES) return null;
  let best: SideColumn | null = null;
  for (let step = STEPS_OF_MARGIN; step <= STEPS - STEPS_OF_MARGIN; step++) {
    const x = (step / STEPS) * page.widthPx;
    for (const run of runsWithout(x, lines)) {
      const { top } = boxAround(run[0] ?? []);
      const { bottom } = boxAround(run.at(-1) ?? []);
      if (bottom - top < MIN_SHARE_LENGTH * page.heightPx) continue;
      if (best && bottom - top <= best.bottom - best.top) continue;
      if (isBesideOthers(run, x, page)) best = { x, top, bottom };
    }
  }
  return best;
}

/** Returns lines that follow each other without a word at `x`. */
function runsWithout(x: number, lines: readonly Word[][]): Word[][][] {
  const runs: Word[][][] = [[]];
  for (const line of lines) {
    const isCrossed = line.some(({ box }) => {
      const margin = 0.5 * heightOf(box);
      return box.left < x + margin && box.right > x - margin;
    });
    if (isCrossed) runs.push([]);
    else runs.at(-1)?.push(line);
  }
  return runs.filter(({ length }) => length >= 2 * MIN_LINES);
}

/** Whether a place parts these lines into two columns that are not cells of one table, and one of them is narrow and names facts. */
function isBesideOthers(run: readonly Word[][], x: number, page: PageText): boolean {
  const left = run.map((line) => line.filter(({ box }) => box.right <= x));
  const right = run.map((line) => line.filter(({ box }) => box.left >= x));
  const count = (of: Word[][], isIt: (words: Word[], index: number) => boolean) =>
    of.filter((words, index) => words.length > 0 && isIt(words, index)).length;
  const [leftLines, rightLines] = [count(left, () => true), count(right, () => true)];
  if (Math.min(leftLines, rightLines) < MIN_LINES) return false;
  if (count(left, (_, at) => right[at]?.length === 0) < MIN_APART * leftLines) return false;
  if (count(right, (_, at) => left[at]?.length === 0) < MIN_APART * rightLines) return false;
  const widthOf = (of: Word[][]) => {
    const { left: from, right: to } = boxAround(of.flat());
    return (to - from) / page.widthPx;
  };
  return [left, right].some((side) => widthOf(side) <= WIDEST_SHARE && namesFacts(side));
}

/** A long text takes half a millisecond to look up. */
const MAX_LINES_LOOKED_UP = 40;

function namesFacts(side: readonly Word[][]): boolean {
  const short = side.filter(({ length }) => length > 0 && length < 6).slice(0, MAX_LINES_LOOKED_UP);
  const labels = short.filter((words) => {
    const roles = lookUpLabel(textOf(words))?.roles;
    return Boolean(roles?.party || roles?.date || roles?.amount);
  });
  return labels.length >= MIN_LABELS;
}

/** The words above a side column, those left and those right of where it ends, and those below. */
export function partBySideColumn(words: readonly Word[], { x, top, bottom }: SideColumn): Word[][] {
  const parts: [Word[], Word[], Word[], Word[]] = [[], [], [], []];
  for (const word of words) {
    const middle = middleOf(word.box);
    if (middle < top) parts[0].push(word);
    else if (middle > bottom) parts[3].push(word);
    else if (word.box.right <= x) parts[1].push(word);
    else parts[2].push(word);
  }
  return parts;
}
