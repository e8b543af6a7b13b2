import { countDistinct, globalPatternOf, patternOf } from "#app/domain/reading/labels/phrases.ts";
import { type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { OtherDocument } from "../upload-refusal.ts";
import { signsOfOtherDocuments } from "./vocabulary/other-documents.ts";

const SIGNS = (Object.keys(signsOfOtherDocuments) as OtherDocument[]).map((kind) => {
  const { words, needed, never, unless = [] } = signsOfOtherDocuments[kind];
  return {
    kind,
    words: globalPatternOf(words),
    needed,
    never: never.length > 0 ? patternOf(never) : null,
    unless: unless.length > 0 ? patternOf(unless) : null,
  };
});

/** Returns what a document seems to be if it isn't a medical bill; null: nothing else for certain. */
export function findOtherDocument(rows: readonly Row[]): OtherDocument | null {
  const text = rows
    .map((row) => textOf(row.words).toLowerCase())
    .join("\n")
    .replace(/[’`´]/g, "'");
  let best: OtherDocument | null = null;
  let bestShare = 0;
  for (const { kind, words, needed, never, unless } of SIGNS) {
    const share = countDistinct(text, words) / needed;
    if (share < 1 || share <= bestShare || (never?.test(text) && !unless?.test(text))) continue;
    best = kind;
    bestShare = share;
  }
  return best;
}
