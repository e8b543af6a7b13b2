import type { FontWeight } from "./open-print-fonts.server.ts";
import type { PrintedBlock } from "./printed-document.ts";

/** US letter, in points of 1/72 inch. */
export const PAGE = { widthPoints: 612, heightPoints: 792, marginPoints: 72, footPoints: 40 } as const;

const TOP_POINTS = 54;
const LAST_BASELINE_POINTS = PAGE.heightPoints - 60;
const TEXT_WIDTH_POINTS = PAGE.widthPoints - 2 * PAGE.marginPoints;
const USUAL_SIZE_POINTS = 10.5;
const LEADING = 1.35;
const LABEL_POINTS = 24;
/** What a page holds below two lines. */
const MAX_FOLLOWING_POINTS = LAST_BASELINE_POINTS - TOP_POINTS - 3 * USUAL_SIZE_POINTS * LEADING;

/** A line of a block on its page. */
export interface PlacedLine {
  /** Index among the blocks. */
  block: number;
  text: string;
  /** The mark before the item's first line. */
  label: string | null;
  weight: FontWeight;
  sizePoints: number;
  leftPoints: number;
  /** Of the baseline, from the top of the page. */
  topPoints: number;
}

/** A block with the lines it takes. */
interface BrokenBlock {
  printed: PrintedBlock;
  lines: readonly string[];
}

/** The width of a text in points at a size of one point. */
export type MeasureText = (text: string, weight: FontWeight) => number;

/** Breaks blocks into lines and pages. No single line of a paragraph is at the foot or the head of a page. */
export function layOutPages(blocks: readonly PrintedBlock[], measure: MeasureText): PlacedLine[][] {
  const broken = blocks.map((printed): BrokenBlock => ({ printed, lines: breakBlock(printed, measure) }));
  let page: PlacedLine[] = [];
  const pages = [page];
  let top = TOP_POINTS; // of the next line's upper edge
  const turn = () => {
    page = [];
    pages.push(page);
    top = TOP_POINTS;
  };
  for (const [block, { printed, lines }] of broken.entries()) {
    const { label = null, weight = "regular", sizePoints = USUAL_SIZE_POINTS, isWhole = false } = printed;
    const leftPoints = PAGE.marginPoints + (label === null ? 0 : LABEL_POINTS);
    const leading = leadingOf(printed);
    const fitting = () => Math.floor((LAST_BASELINE_POINTS - top - sizePoints) / leading) + 1;
    if (page.length > 0) top += printed.gapPoints ?? 0;
    top = Math.max(top, printed.topPoints ?? 0);
    if (isWhole && lines.length > fitting() && page.length > 0) turn();
    const lastBaseline = top + (lines.length - 1) * leading + sizePoints + heightOfFollowing(broken, block);
    const isLeftBehind = lines.length <= fitting() && lastBaseline > LAST_BASELINE_POINTS;
    let goAlong = isLeftBehind && page.length > 0 ? linesGoingAlong(lines.length, isWhole) : 0;
    let placed = 0;
    while (placed < lines.length) {
      const left = lines.length - placed;
      const count = goAlong > 0 ? left - goAlong : linesForPage(left, Math.max(0, fitting()), placed === 0);
      goAlong = 0;
      for (const line of lines.slice(placed, placed + count)) {
        page.push({
          block,
          text: line,
          label: placed === 0 ? label : null,
          weight,
          sizePoints,
          leftPoints,
          topPoints: top + sizePoints,
        });
        top += leading;
        placed++;
      }
      if (placed < lines.length) turn();
    }
  }
  return pages;
}

function breakBlock(
  { text, label, weight = "regular", sizePoints = USUAL_SIZE_POINTS }: PrintedBlock,
  measure: MeasureText,
): string[] {
  const widthPoints = TEXT_WIDTH_POINTS - (label === undefined ? 0 : LABEL_POINTS);
  return breakLines(text, widthPoints / sizePoints, (word) => measure(word, weight));
}

function leadingOf({ sizePoints = USUAL_SIZE_POINTS }: PrintedBlock): number {
  return sizePoints * LEADING;
}

/** Of the blocks that stay with this one; 0 where there are none, or more than a page of them. */
function heightOfFollowing(broken: readonly BrokenBlock[], block: number): number {
  let height = 0;
  let next = broken[block + 1];
  for (let after = block + 2; next?.printed.staysWithPrevious; after++) {
    height += (next.printed.gapPoints ?? 0) + next.lines.length * leadingOf(next.printed);
    next = broken[after];
  }
  return height < MAX_FOLLOWING_POINTS ? height : 0;
}

/** How many of a block's lines go to the next page with what follows it: two, and all of a short one. */
function linesGoingAlong(count: number, isWhole: boolean): number {
  return isWhole || count < 4 ? count : 2;
}

/** How many of the remaining lines go on a page with room for `fitting`. */
function linesForPage(left: number, fitting: number, isFirst: boolean): number {
  if (left <= fitting) return left;
  const count = left - fitting === 1 && fitting > 2 ? fitting - 1 : fitting;
  return count === 1 && isFirst ? 0 : count;
}

function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const blank = measure(" ");
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let words: string[] = [];
    let used = 0;
    const end = () => {
      lines.push(words.join(" "));
      words = [];
      used = 0;
    };
    for (const word of paragraph.split(" ").filter((part) => part !== "")) {
      for (const part of measure(word) > width ? splitWord(word, width, measure) : [word]) {
        const partWidth = measure(part);
        if (words.length > 0 && used + blank + partWidth > width) end();
        used += (words.length > 0 ? blank : 0) + partWidth;
        words.push(part);
      }
    }
    end();
    return lines;
  });
}

/** A word that is longer than a line, such as an address, in parts that fit: after a stroke where there is one. A hyphen at
 *  the end of a line would be taken for one of the line's own. */
function splitWord(word: string, width: number, measure: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = "";
  let used = 0;
  for (const character of word) {
    const characterWidth = measure(character);
    if (part !== "" && used + characterWidth > width) {
      const kept = /^.*\/(?=.)/su.exec(part)?.[0] ?? part;
      parts.push(kept);
      part = part.slice(kept.length);
      used = part === "" ? 0 : measure(part);
    }
    part += character;
    used += characterWidth;
  }
  return [...parts, part];
}
