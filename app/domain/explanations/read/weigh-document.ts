import { foldedTextOf } from "#app/domain/reading/page/row-text.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import {
  SIGNS_OF_BILL,
  SIGNS_OF_DENIAL,
  SIGNS_OF_EXPLANATION,
  SIGNS_OF_OTHER,
  weighSigns,
} from "./vocabulary/signs-of-kinds.ts";

/** How much of what a document says speaks for each kind; 0: nothing does. */
export interface DocumentWeights {
  explanation: number;
  bill: number;
  other: number;
  denial: number;
}

/** Weighs the words of a document. What titles it counts twice: a bill speaks of the plan's explanation, too. */
export function weighDocument(rows: readonly Row[]): DocumentWeights {
  const lines = rows.map(foldedTextOf);
  const text = lines.join("\n");
  const titles = lines.filter((line, index) => isTitle(line, rows[index])).join("\n");
  return {
    explanation: weighSigns(text, SIGNS_OF_EXPLANATION) + weighSigns(titles, TITLES),
    bill: weighSigns(text, SIGNS_OF_BILL),
    other: weighSigns(text, SIGNS_OF_OTHER),
    denial: weighSigns(text, SIGNS_OF_DENIAL),
  };
}

const TITLES = SIGNS_OF_EXPLANATION.slice(0, 4);
const MAX_WORDS_OF_TITLE = 9;

const isTitle = (line: string, row: Row | undefined) =>
  row !== undefined && row.box.top < 0.35 * row.page.heightPx && line.split(" ").length <= MAX_WORDS_OF_TITLE;
