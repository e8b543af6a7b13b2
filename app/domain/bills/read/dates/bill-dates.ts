import type { DateRole } from "#app/domain/reading/labels/date-labels.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import type { PrintedDate } from "#app/domain/reading/values/dates.ts";
import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";
import { printedIn } from "#app/domain/reading/values/printed-at.ts";
import type { Bill } from "../../bill.ts";
import { rankCandidates } from "../choice/scored-choice.ts";
import { surenessOf, withSureness } from "../choice/sureness.ts";
import type { DocumentKind } from "../tokens/document-kind.ts";
import { dateContextOf, featuresOfDate, featuresOfNoDate, mayBeSenders } from "./date-features.ts";
import { endOfRange, followsCare } from "./date-places.ts";
import type { DateReading } from "./date-reading.ts";
import { dateWeights } from "./date-weights.ts";

/** Returns the day the sender wrote the document: the printed day with the best label, place and order. Null: no
 *  day is printed. */
export function findStatementDate(
  reading: DateReading,
  { rows, kind }: { rows: Row[]; kind: DocumentKind },
): PrintedValue<string> | null {
  if (kind === "cms1500") return null; // the form has no field for it
  const context = dateContextOf(reading, { rows, kind });
  const { all } = context;
  const saysService = findServiceDates(reading) !== null;
  const [best] = rankCandidates(
    [...all.filter((day) => mayBeSenders(day, context)), null],
    (candidate) => (candidate ? featuresOfDate(candidate, context) : featuresOfNoDate(context, saysService)),
    dateWeights,
  );
  const candidate = best?.candidate;
  const [first] = candidate?.printed ?? [];
  return candidate && first
    ? withSureness(printedIn(candidate.iso, first), surenessOf(best.probability))
    : null;
}

/** The first and the last day of care: those that labels name, else those of the charges. Where labels name a range, or the
 *  one day of most charges, that holds; else charges may be of later days. */
export function findServiceDates(reading: DateReading): Bill["serviceDates"] {
  const named = labelledAs(reading, "service");
  const labelled = named.length + reading.lineDates.length > 0 ? named : reading.dates.filter(followsCare);
  const first = earliest(labelled, reading.isoOf) ?? earliest(reading.lineDates, reading.isoOf);
  const ends = labelled.flatMap((date) => endOfRange(date, reading.dates) ?? []);
  const ofFirstDay = reading.lineDates.filter((date) => reading.isoOf(date) === first?.value);
  const namesAll =
    ends.length > 0 || (labelled.length > 0 && 2 * ofFirstDay.length > reading.lineDates.length);
  const last = latest([...labelled, ...ends, ...(namesAll ? [] : reading.lineDates)], reading.isoOf);
  return first && last && { first, last };
}

/** The only day of service that labels name, or null when they name several. */
export function findOnlyServiceDate(reading: DateReading): PrintedValue<string> | null {
  const labelled = labelledAs(reading, "service");
  const first = earliest(labelled, reading.isoOf);
  return first?.value === latest(labelled, reading.isoOf)?.value ? first : null;
}

function labelledAs({ labelled }: DateReading, role: DateRole): PrintedDate[] {
  return labelled.filter(({ label }) => label.roles.date === role).map(({ value }) => value);
}

function earliest(dates: PrintedDate[], isoOf: DateReading["isoOf"]): PrintedValue<string> | null {
  return sorted(dates, isoOf)[0] ?? null;
}

function latest(dates: PrintedDate[], isoOf: DateReading["isoOf"]): PrintedValue<string> | null {
  return sorted(dates, isoOf).at(-1) ?? null;
}

function sorted(dates: PrintedDate[], isoOf: DateReading["isoOf"]): PrintedValue<string>[] {
  const days = dates.flatMap((date) => {
    const iso = isoOf(date);
    return iso ? [printedIn(iso, date)] : [];
  });
  return days.sort((a, b) => a.value.localeCompare(b.value));
}
