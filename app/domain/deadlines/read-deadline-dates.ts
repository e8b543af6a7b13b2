import { readDay } from "#app/domain/bills/kept/read-field.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import type { DeadlineDate, DeadlineDates } from "./deadline.ts";
import { deadlineDates, noDates } from "./find-deadlines.ts";

/** What a typed date can be wrong by. `date-before-first`: it is before what must have come first. */
export type DateProblem = "date-invalid" | "date-too-early" | "date-in-future" | "date-before-first";

export type ReadDeadlineDates =
  | { outcome: "read"; dates: DeadlineDates }
  | { outcome: "invalid"; problems: Partial<Record<DeadlineDate, DateProblem>> };

/** What cannot be before what. */
const orders: readonly [first: DeadlineDate, then: DeadlineDate][] = [
  ["denialReceivedOn", "appealReceivedOn"],
  ["denialReceivedOn", "finalDenialReceivedOn"],
  ["appealReceivedOn", "finalDenialReceivedOn"],
  ["finalDenialReceivedOn", "reviewAskedOn"],
];

/** Reads the fields of a form that asks for these dates. An empty field says nothing. `today`: an ISO day. */
export function readDeadlineDates(
  texts: Readonly<Partial<Record<string, string>>>,
  today: string,
): ReadDeadlineDates {
  const problems: Partial<Record<DeadlineDate, DateProblem>> = {};
  const dates = { ...noDates };
  for (const name of deadlineDates) {
    const typed = tidyLine(texts[name] ?? "");
    if (typed === "") continue;
    const read = readDay(typed, today);
    if ("value" in read) dates[name] = read.value;
    else problems[name] = read.problem as DateProblem;
  }
  for (const [first, then] of orders) {
    const [before, after] = [dates[first], dates[then]];
    if (before !== null && after !== null && after < before) problems[then] ??= "date-before-first";
  }
  return Object.keys(problems).length > 0 ? { outcome: "invalid", problems } : { outcome: "read", dates };
}
