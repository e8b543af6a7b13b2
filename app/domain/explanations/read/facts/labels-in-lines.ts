import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import { factOfBoth, factOfWords } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";
import { boxAround, cellEnd, cellStart, overlapsAcross } from "#app/domain/reading/page/rows.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { Span } from "./span.ts";

/** What may follow another's value without any mark: "Claim C652 Patient Ann Provider Oak Clinic Processed 11/05/2025". */
const INLINE: ReadonlySet<string> = new Set(
  listPhrases(
    `patient|provider|processed|processed on|member id|claim|claim number|claim no|received|finalized|paid on`,
  ).map(squash),
);

/** Labels only with a colon, or as headings of columns: any sentence has these words. */
const SHORT: ReadonlySet<string> = new Set(
  listPhrases(`from|for|who|when|id|fund|trust|local|type|year|state|sent|par|program`).map(squash),
);

const MAX_LABEL_WORDS = 6;

export function readLabels(line: ReadRow): LabelAt[] {
  const { words } = line.row;
  const labels: LabelAt[] = [];
  for (let index = 0; index < words.length; ) {
    const label = labelAt(line, index, labels.at(-1));
    if (label) labels.push(label);
    index = label?.end ?? index + 1;
  }
  return labels;
}

const MIN_HEADINGS = 3;

const isHeadingLine = ({ row, amounts }: ReadRow) =>
  row.cellStarts.length >= MIN_HEADINGS && amounts.length === 0;

/** Adds the labels that two lines of a table's headings print together, in the lower one: "Who gave" above "the care". */
export function withSplitLabels(lines: readonly ReadRow[], labelsOf: readonly LabelAt[][]): LabelAt[][] {
  return lines.map((line, at) => {
    const above = lines[at - 1];
    const own = labelsOf[at] ?? [];
    if (!above || !isHeadingLine(line) || !isHeadingLine(above) || above.row.pageIndex !== line.row.pageIndex)
      return own;
    const split = cellsIn(line).flatMap((cell): LabelAt[] => {
      const upper = cellsIn(above).find((other) => overlapsAcross(boxOf(other), boxOf(cell)));
      const fact = upper && factOfBoth(textOfCells(upper), textOfCells(cell));
      return fact && !own.some(({ start }) => start === cell.start)
        ? [{ ...cell, fact, isMarked: true }]
        : [];
    });
    return [...own, ...split].sort((a, b) => a.start - b.start);
  });
}

export const textOfCells = (...cells: Span[]) =>
  cells
    .flatMap(({ line, start, end }) => line.row.words.slice(start, end))
    .map(({ text }) => text)
    .join("");

/** The longest label that begins with a word. */
function labelAt(line: ReadRow, start: number, before: LabelAt | undefined): LabelAt | null {
  const { row } = line;
  const lastOfCell = Math.min(cellEnd(row, start), start + MAX_LABEL_WORDS);
  for (let end = lastOfCell; end > start; end--) {
    const words = row.words.slice(start, end);
    if (words.slice(0, -1).some(({ text }) => text.endsWith(":"))) continue;
    const texts = words.map(({ text }) => text);
    const key = squash(texts.join(""));
    const fact = factOfWords(texts);
    // "(Participating)" says it of what stands before.
    if (!fact || (fact === "network" && /^\(.*\)$/.test(texts.join(" ")))) continue;
    const opens = cellStart(row, start) === start;
    const isHeading = opens && cellEnd(row, start) === end && isHeadingLine(line);
    const isMarked =
      /[:#]$/.test(words.at(-1)?.text ?? "") ||
      row.words[end]?.text === ":" ||
      (opens && cellEnd(row, start) === end);
    const follows = before !== undefined && before.end < start;
    const isCapital = /^[^a-z]/.test(words[0]?.text ?? "");
    // Inside a cell only a marked label or one after another's value: "Claim C652 Patient Ann Provider Oak Clinic".
    if (SHORT.has(key) && !isHeading && !/:$/.test(words.at(-1)?.text ?? "") && row.words[end]?.text !== ":")
      continue;
    if (isMarked || (opens && isCapital) || (follows && isCapital && INLINE.has(key)))
      return { line, start, end, fact, isMarked };
  }
  return null;
}

export const boxOf = ({ line, start, end }: Span): Box => boxAround(line.row.words.slice(start, end));

export function cellsIn(line: ReadRow): Span[] {
  return line.row.cellStarts.map((start) => ({ line, start, end: cellEnd(line.row, start) }));
}

export interface LabelAt extends Span {
  fact: Fact;
  isMarked: boolean;
}
