import type { Word } from "#app/platform/ocr/layout/document-text.ts";

const DAY = /^\d{1,2}[/-]\d{1,2}[/-](?:\d{2}|\d{4})[.,]?$/;
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;
const MONTHS_DAY = /^[0-3]\d,?$/;
const MOST_GAP_IN_HEIGHTS = 0.35;

/** OCR sees a space after a narrow 1: "1 1/22/25", "10/1 5/25", "October 1 1, 2025". Words that make a date together and stand
 *  closer than words do are one. */
export function joinSplitDates(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && belongsTo(before, word, joined.at(-2))) {
      joined[joined.length - 1] = {
        text: before.text + word.text,
        confidence: Math.min(before.confidence, word.confidence),
        box: { ...before.box, right: word.box.right },
      };
    } else joined.push(word);
  }
  return joined;
}

function belongsTo(before: Word, word: Word, earlier: Word | undefined): boolean {
  if (!/\d$/.test(before.text) || !/^\d/.test(word.text)) return false;
  const height = before.box.bottom - before.box.top;
  if (word.box.left - before.box.right > MOST_GAP_IN_HEIGHTS * height) return false;
  const text = before.text + word.text;
  return DAY.test(text) || (MONTHS_DAY.test(text) && MONTH.test(earlier?.text ?? ""));
}
