import type { Told } from "../../explanation.ts";
import { daysIn, factsIn, spanOfDay } from "../facts/fact-values.ts";
import type { LabelledFact } from "../facts/labelled-facts.ts";
import { toldAt } from "../told.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { Fact } from "../vocabulary/fact-labels.ts";

type Range = { from: number; to: number };

/** The day that a label nearest the end of these lines names. */
export function findLabelledDay(facts: readonly LabelledFact[], fact: Fact, range: Range): Told<string> | null {
  const days = factsIn(facts, fact, range).flatMap(({ value }) =>
    value ? daysIn(value).slice(0, 1).map((day) => toldAt(day.day, spanOfDay(value.line, day))) : [],
  );
  return days.at(-1) ?? null;
}

/** First and last day of service: of the lines, else what a label says, else the day alone nearest above the lines. */
export function findServiceDays(
  ofLines: readonly Told<string>[],
  lines: readonly ReadRow[],
  facts: readonly LabelledFact[],
  range: Range,
): { first: Told<string>; last: Told<string> } | null {
  const own = firstAndLast(ofLines);
  if (own) return own;
  const labelled = factsIn(facts, "service-dates", range).flatMap(({ value }) =>
    value ? [daysIn(value).map((day) => toldAt(day.day, spanOfDay(value.line, day)))] : [],
  );
  const named = firstAndLast(labelled.findLast(({ length }) => length > 0) ?? []);
  if (named) return named;
  const taken = new Set(
    (["processed", "issued", "received"] as const).flatMap((fact) =>
      factsIn(facts, fact, range).flatMap(({ value }) => (value ? daysIn(value) : [])),
    ),
  );
  const alone = lines
    .slice(range.from, range.to)
    .map((line) => line.days.filter((day) => !day.isCompact && !taken.has(day)).map((day) => toldAt(day.day, spanOfDay(line, day), 0.8)));
  return firstAndLast(alone.findLast(({ length }) => length > 0) ?? []);
}

function firstAndLast(days: readonly Told<string>[]): { first: Told<string>; last: Told<string> } | null {
  const ordered = [...days].sort((a, b) => a.value.localeCompare(b.value));
  const [first] = ordered;
  const last = ordered.at(-1);
  return first && last ? { first, last } : null;
}
