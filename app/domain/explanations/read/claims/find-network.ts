import { cellEnd, cellsOf, textOf } from "#app/domain/reading/page/rows.ts";
import { printedAt } from "#app/domain/reading/values/printed-at.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { ExplainedValue } from "../../explanation.ts";
import { columnValues } from "../facts/column-values.ts";
import { type Range, textOfSpan, valuesIn } from "../facts/fact-values.ts";
import type { LabelledFact } from "../facts/labelled-facts.ts";
import type { Notice } from "../facts/notice.ts";
import type { Span } from "../facts/span.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";
import {
  CONDITIONAL,
  IN_MARK,
  IN_NETWORK,
  IN_VALUE,
  OUT_MARK,
  OUT_OF_NETWORK,
  OUT_VALUE,
} from "../vocabulary/network-words.ts";

const MAX_WORDS_OF_FACT = 16;
const SURE = 0.97;
const OF_SENTENCE = 0.8;

/** "Par/Non-Par", which heads a column or asks which one it is. */
const CHOICE = /\b(?:in|par|participating|network)\s*(?:\/|\bor\b)\s*(?:out|non|not)\b/;

/** Whether the lines of a claim say that its provider is in the plan's network; null: they do not say. */
export function findNetwork(
  { lines, facts, isRemark }: Notice,
  range: Range,
): ExplainedValue<"in" | "out"> | null {
  const last = valuesIn(facts, "network", range)
    .flatMap((value) => networkOfValue(value) ?? [])
    .at(-1);
  if (last) return last;
  const spoken = lines
    .slice(range.from, range.to)
    .filter(
      (line) =>
        !CONDITIONAL.test(line.text) && !isRemarkLine(line, isRemark) && networkIn(spokenText(line)) !== null,
    );
  const isFact = ({ row }: ReadRow) => row.words.length <= MAX_WORDS_OF_FACT;
  const line = spoken.findLast(isFact) ?? spoken.at(-1);
  const network = line && networkIn(spokenText(line));
  if (!line || !network) return null;
  return toldAt(network, { line, start: 0, end: line.row.words.length }, isFact(line) ? SURE : OF_SENTENCE);
}

/** "Non" above "covered" and "Plan" above "allowance" are two headings: in a row of cells no words of two are read together. */
const spokenText = ({ row, text }: ReadRow) =>
  row.cellStarts.length < MIN_CELLS
    ? text
    : cellsOf(row)
        .map((words) => textOf(words).toLowerCase())
        .join(" | ");

const MIN_CELLS = 3;

/** "M15: The provider takes part in our network" explains a code, no matter which claim has it. */
const isRemarkLine = ({ row: { words } }: ReadRow, isRemark: (code: string) => boolean) =>
  words.length > 1 &&
  isRemark(trimEndOf((words[0]?.text ?? "").replace(/^\W+/, ""), /[:.)=–—-]/).toUpperCase());

/** What the rows of a claim say in a column that is headed so. */
export function findNetworkInColumn(
  rows: readonly ReadRow[],
  facts: readonly LabelledFact[],
): ExplainedValue<"in" | "out"> | null {
  return columnValues(facts, "network", rows).flatMap((span) => networkOfValue(span) ?? [])[0] ?? null;
}

/** What the cell that names who gave care says of the network: "Stonebridge Clinic (Participating provider)". */
export function findNetworkBeside(
  { place }: ExplainedValue<string>,
  lines: readonly ReadRow[],
): ExplainedValue<"in" | "out"> | null {
  if (place === null) return null;
  for (const line of lines) {
    const { row } = line;
    if (row.pageIndex !== place.pageIndex) continue;
    for (const start of row.cellStarts) {
      const end = cellEnd(row, start);
      if (!isWithin(place.box, printedAt(null, row, row.words.slice(start, end)).box)) continue;
      // What is in brackets may be a separate cell.
      const span = { line, start, end: row.words[end]?.text.startsWith("(") ? cellEnd(row, end) : end };
      const text = textOfSpan(span).toLowerCase();
      const network = networkIn(text) ?? markedNetwork(text);
      return network && toldAt(network, span, SURE);
    }
  }
  return null;
}

/** "Oak Clinic [PPO]" */
function markedNetwork(text: string): "in" | "out" | null {
  if (OUT_MARK.test(text)) return "out";
  return IN_MARK.test(text) ? "in" : null;
}

const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Returns the network that a value names, where a label asks for the network. */
function networkOfValue(value: Span): ExplainedValue<"in" | "out"> | null {
  const text = textOfSpan(value).toLowerCase();
  if (OUT_VALUE.test(text) || OUT_OF_NETWORK.test(text)) return toldAt("out", value, SURE);
  return IN_VALUE.test(text) || IN_NETWORK.test(text) ? toldAt("in", value, SURE) : null;
}

function networkIn(text: string): "in" | "out" | null {
  if (CHOICE.test(text)) return null;
  if (OUT_OF_NETWORK.test(text)) return "out";
  return IN_NETWORK.test(text) ? "in" : null;
}
