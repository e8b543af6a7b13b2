import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import { textOf } from "#app/domain/reading/page/rows.ts";
import type { ReadDay } from "../tokens/read-row.ts";
import type { LabelledFact } from "./labelled-facts.ts";
import type { Span } from "./span.ts";

/** The lines `from` up to, not including, `to`. */
export interface Range {
  from: number;
  to: number;
}

/** Returns the facts of one kind whose labels are in a range. */
export const factsIn = (facts: readonly LabelledFact[], fact: Fact, { from, to }: Range): LabelledFact[] =>
  facts.filter((one) => one.fact === fact && one.line.index >= from && one.line.index < to);

/** What the labels of one kind in a range name. */
export const valuesIn = (facts: readonly LabelledFact[], fact: Fact, range: Range): Span[] =>
  factsIn(facts, fact, range).flatMap(({ value }) => value ?? []);

const SEPARATOR = /^[·•|~]+$|^[–—-]{1,2}$/;

/** The words of a span up to the first separator: "Bellweather Physicians · Network provider". */
export function firstPart(span: Span): Span {
  const { words } = span.line.row;
  const at = words.findIndex(
    ({ text }, index) => index > span.start && index < span.end && SEPARATOR.test(text),
  );
  return at < 0 ? span : { ...span, end: at };
}

export const textOfSpan = ({ line, start, end }: Span) => textOf(line.row.words.slice(start, end));

/** The days printed in a span. */
export function daysIn({ line, start, end }: Span): ReadDay[] {
  return line.days.filter((day) => !day.isCompact && day.start >= start && day.end <= end);
}

/** The parts of a row between its separators and wide gaps. */
export function partsOf(line: Span["line"]): Span[] {
  const { words, cellStarts } = line.row;
  const starts = new Set(cellStarts);
  const parts: Span[] = [];
  let start = 0;
  for (let index = 0; index <= words.length; index++) {
    const isSeparator = SEPARATOR.test(words[index]?.text ?? "");
    if (index < words.length && !isSeparator && !starts.has(index)) continue;
    if (index > start) parts.push({ line, start, end: index });
    start = isSeparator ? index + 1 : index;
  }
  return parts;
}
