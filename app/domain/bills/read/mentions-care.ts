import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { countDistinct, globalPatternOf } from "#app/domain/reading/labels/phrases.ts";
import { type Row, textOf } from "#app/domain/reading/page/rows.ts";
import {
  accountsOfPatients,
  care,
  careOnReceipts,
  nearCare,
  patients,
  visitsOnReceipts,
} from "./vocabulary/care.ts";

const OF_CARE = globalPatternOf([...patients, ...careOnReceipts, ...care]);
/** A gym's, a plumber's or a garage's bill may have these, too. */
const MAYBE_OF_CARE = globalPatternOf([...accountsOfPatients, ...visitsOnReceipts, ...nearCare]);
const MIN_WORDS = 3;

/** Whether a document speaks of care at all: a bill of a plumber or a gym has amounts, dates and a total, too. */
export function mentionsCare(rows: readonly Row[]): boolean {
  const text = foldCase(rows.map((row) => textOf(row.words)).join("\n"));
  return 2 * countDistinct(text, OF_CARE) + countDistinct(text, MAYBE_OF_CARE) >= MIN_WORDS;
}
