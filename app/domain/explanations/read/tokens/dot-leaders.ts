import type { Row } from "#app/domain/reading/page/rows.ts";
import { pickWords } from "./pick-words.ts";

const LEADER = /^[.…·_]+$/;
const FEWEST_WORDS = 3;
const FEWEST_DOTS = 4;

/** A row without the dots that lead from a label to its amount ("Billed . . . . $12.00"): they parted cells, and are no words. */
export function withoutLeaders(row: Row): Row {
  const leaders = row.words.filter(({ text }) => LEADER.test(text));
  if (leaders.length < FEWEST_WORDS && !leaders.some(({ text }) => text.length >= FEWEST_DOTS)) return row;
  const opens = new Set(row.cellStarts.map((start) => row.words[start]));
  for (const [index, word] of row.words.entries()) {
    if (index > 0 && LEADER.test(row.words[index - 1]?.text ?? "")) opens.add(word);
  }
  const cellStarts = row.words.flatMap((word, index) => (opens.has(word) ? [index] : []));
  const kept = row.words.filter((word) => !leaders.includes(word));
  return pickWords({ ...row, cellStarts }, kept)[0] ?? row;
}
