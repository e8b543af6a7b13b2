import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import { factOf, factOfBoth, factOfWords } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";
import {
  boxAround,
  cellEnd,
  cellStart,
  heightOf,
  overlapsAcross,
  type Part,
} from "#app/domain/reading/page/rows.ts";
import { LABEL_TO_VALUE } from "#app/domain/reading/reach.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import type { ReadRow } from "../tokens/read-row.ts";

/** Words of a line. */
export interface Span extends Part {
  line: ReadRow;
}

/** A label in a row with the words that it names: in its cell, in the next one, or below it; null: none there. */
export interface LabelledFact extends Span {
  fact: Fact;
  /** Ends with a colon, or stands in a cell of its own: it is no word of a sentence. */
  isMarked: boolean;
  value: Span | null;
  /** Where the value stands. */
  from: "cell" | "beside" | "below";
}

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

interface LabelAt extends Span {
  fact: Fact;
  isMarked: boolean;
}

const MOST_LABEL_WORDS = 6;
/** The facts that labels name, in the order of the rows. */
export function findLabelledFacts(lines: readonly ReadRow[]): LabelledFact[] {
  const labelsOf = withSplitLabels(lines, lines.map(readLabels));
  return labelsOf.flatMap((labels) =>
    labels.map((label, at): LabelledFact => {
      const inCell = valueInCell(label, labels[at + 1]);
      if (inCell) return { ...label, value: inCell, from: "cell" };
      const beside = valueBeside(label, labels[at + 1]);
      const below = valueBelow(label, labels, lines, labelsOf);
      // A row of labels alone heads the values below it; one label beside a value does not.
      const isColon = label.line.row.words[label.end - 1]?.text.endsWith(":");
      if (beside && (!below || labels.length === 1 || isColon))
        return { ...label, value: beside, from: "beside" };
      return { ...label, value: below, from: "below" };
    }),
  );
}

function readLabels(line: ReadRow): LabelAt[] {
  const { words } = line.row;
  const labels: LabelAt[] = [];
  for (let index = 0; index < words.length; ) {
    const label = labelAt(line, index, labels.at(-1));
    if (label) labels.push(label);
    index = label?.end ?? index + 1;
  }
  return labels;
}

const FEWEST_HEADINGS = 3;

const isHeadingLine = ({ row, amounts }: ReadRow) =>
  row.cellStarts.length >= FEWEST_HEADINGS && amounts.length === 0;

/** Adds the labels that two lines of a table's headings print together, in the lower one: "Who gave" above "the care". */
function withSplitLabels(lines: readonly ReadRow[], labelsOf: readonly LabelAt[][]): LabelAt[][] {
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

const textOfCells = (...cells: Span[]) =>
  cells
    .flatMap(({ line, start, end }) => line.row.words.slice(start, end))
    .map(({ text }) => text)
    .join("");

/** The longest label that begins with a word. */
function labelAt(line: ReadRow, start: number, before: LabelAt | undefined): LabelAt | null {
  const { row } = line;
  const lastOfCell = Math.min(cellEnd(row, start), start + MOST_LABEL_WORDS);
  for (let end = lastOfCell; end > start; end--) {
    const words = row.words.slice(start, end);
    if (words.slice(0, -1).some(({ text }) => text.endsWith(":"))) continue;
    const texts = words.map(({ text }) => text);
    const key = squash(texts.join(""));
    const fact = factOfWords(texts);
    if (!fact) continue;
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

const isSeparator = (text: string | undefined) => text !== undefined && /^[:#.·•|–—-]+$/.test(text);

function valueInCell(label: LabelAt, next: LabelAt | undefined): Span | null {
  const { row } = label.line;
  let start = label.end;
  while (isSeparator(row.words[start]?.text)) start++;
  const end = Math.min(cellEnd(row, label.start), next?.start ?? row.words.length);
  if (start >= end) return null;
  // A narrow gap runs two labels that head columns into one cell: "Claim number  Service dates".
  const isLabel = factOf(squash(textOfCells({ line: label.line, start, end }))) !== null;
  return isLabel && !/[:#]$/.test(row.words[label.end - 1]?.text ?? "")
    ? null
    : { line: label.line, start, end };
}

function valueBeside(label: LabelAt, next: LabelAt | undefined): Span | null {
  const { row } = label.line;
  let start = cellEnd(row, label.end - 1);
  while (isSeparator(row.words[start]?.text)) start++;
  if (start >= row.words.length) return null;
  const end = cellEnd(row, start);
  // "Network: PPO" is a label and a value, though PPO heads a column elsewhere.
  if (next && next.start <= start)
    return next.fact === label.fact && next.start === start ? { line: label.line, start, end } : null;
  return { line: label.line, start, end: Math.min(end, next?.start ?? row.words.length) };
}

const MOST_LINES_BELOW = 2;

function valueBelow(
  label: LabelAt,
  beside: readonly LabelAt[],
  lines: readonly ReadRow[],
  labelsOf: readonly LabelAt[][],
): Span | null {
  const box = boxOf(label);
  const right = beside.find(({ start }) => start >= label.end);
  const limit = right ? boxOf(right).left : Number.POSITIVE_INFINITY;
  let bottom = box.bottom;
  let mostLines = MOST_LINES_BELOW;
  for (let step = 1; step <= mostLines; step++) {
    const at = label.line.index - (lines[0]?.index ?? 0) + step;
    const line = lines[at];
    if (!line || line.row.pageIndex !== label.line.row.pageIndex) return null;
    if (line.row.box.top - bottom > LABEL_TO_VALUE * heightOf(box)) return null;
    const cell = cellsIn(line).find((span) => {
      const cellBox = boxOf(span);
      return (
        cellBox.left < limit &&
        (overlapsAcross(cellBox, box) || Math.abs(cellBox.left - box.left) < heightOf(box))
      );
    });
    if (!cell) continue;
    if (continuesLabel(label, cell)) {
      bottom = boxOf(cell).bottom;
      mostLines = MOST_LINES_BELOW + 1;
      continue;
    }
    // "Participating" below "Provider network" is a label elsewhere.
    const isLabel = labelsOf[at]?.some(
      ({ start, end, isMarked, fact }) =>
        start === cell.start && (isMarked || end === cell.end) && fact !== label.fact,
    );
    return isLabel ? null : withinLimit(cell, limit);
  }
  return null;
}

/** "Claim" above "number" in the heading of a column. */
const continuesLabel = (label: LabelAt, cell: Span) =>
  factOfBoth(textOfCells(label), textOfCells(cell)) === label.fact;

/** OCR may see no gap between two cells below two labels. */
function withinLimit(cell: Span, limit: number): Span {
  const past = cell.line.row.words.findIndex(
    ({ box }, index) => index > cell.start && index < cell.end && box.left >= limit - 2,
  );
  return past < 0 ? cell : { ...cell, end: past };
}

const boxOf = ({ line, start, end }: Span): Box => boxAround(line.row.words.slice(start, end));

function cellsIn(line: ReadRow): Span[] {
  return line.row.cellStarts.map((start) => ({ line, start, end: cellEnd(line.row, start) }));
}
