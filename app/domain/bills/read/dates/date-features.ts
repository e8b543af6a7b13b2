import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import type { DateRole } from "#app/domain/reading/labels/date-labels.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { patternOf } from "#app/domain/reading/labels/phrases.ts";
import { heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import type { PrintedDate } from "#app/domain/reading/values/dates.ts";
import { collectFeatures, type FeatureAdder, type Features } from "../choice/scored-choice.ts";
import type { DocumentKind } from "../tokens/document-kind.ts";
import { nearText } from "../tokens/near-text.ts";
import { dateConcepts } from "../vocabulary/concepts.ts";
import { endOfRange, isFaxHeader, isOnlyLineAtTop } from "./date-places.ts";
import type { DateReading } from "./date-reading.ts";

/** A day that may be the one on which the sender wrote the document, with every place where it is printed. */
export interface DateCandidate {
  iso: string;
  printed: PrintedDate[];
  isInLine: boolean;
}

function listDateCandidates(reading: DateReading): DateCandidate[] {
  const found = new Map<string, DateCandidate>();
  const add = (date: PrintedDate, isInLine: boolean) => {
    const iso = reading.isoOf(date);
    if (iso === null) return;
    const one = found.get(iso) ?? { iso, printed: [], isInLine: false };
    one.printed.push(date);
    one.isInLine ||= isInLine;
    found.set(iso, one);
  };
  for (const date of reading.dates) add(date, false);
  for (const date of reading.lineDates) add(date, true);
  return [...found.values()];
}

type DateConcept = keyof typeof dateConcepts;

const CONCEPTS = (Object.keys(dateConcepts) as DateConcept[]).map((concept) => ({
  concept,
  words: patternOf(dateConcepts[concept]),
}));

export interface DateContext {
  rows: Row[];
  kind: DocumentKind;
  reading: DateReading;
  all: DateCandidate[];
  /** The second ones of "05/30/2026 - 05/31/2026". */
  rangeEnds: ReadonlySet<PrintedDate>;
  /** ISO day; null: nothing says of a day that it was one of care. */
  lastOfCare: string | null;
}

/** All that the days of a document are weighed by. */
export function dateContextOf(
  reading: DateReading,
  { rows, kind }: Pick<DateContext, "rows" | "kind">,
): DateContext {
  const rangeEnds = new Set(reading.dates.flatMap((date) => endOfRange(date, reading.dates) ?? []));
  const all = listDateCandidates(reading);
  return { rows, kind, reading, all, rangeEnds, lastOfCare: lastDayOfCare(all, { reading, rows }) };
}

/** Whether it may be the sender's at all: not where all that it is printed for is to pay by it, or a birth. */
export function mayBeSenders({ printed }: DateCandidate, { reading }: DateContext): boolean {
  const isOther = (date: PrintedDate) =>
    reading.labelled.some(({ value, label: { roles } }) => {
      return value === date && (roles.date === "due" || roles.date === "birth");
    });
  return !printed.every(isOther);
}

/** What is said of a day that may be the sender's. */
export type DayFeature =
  | `label ${DateRole}${"" | " further off"}`
  | "no label"
  | `says ${DateConcept}`
  | "says statement alone"
  | "says date alone"
  | "alone at top"
  | "fax header"
  | "in upper third"
  | "ends a range"
  | "begins a range"
  | "in line"
  | "in the column of line dates"
  | "repeats"
  | "after lines"
  | "before lines"
  | "after care"
  | "the only day after care"
  | "between care and the day to pay"
  | "after care, and said to be nothing else"
  | "last of all"
  | "last but one"
  | "first of all"
  | "years apart"
  | "weeks before another"
  | `${SpecialKind} ${"line" | "date"}`;

type SpecialKind = Exclude<DocumentKind, "other">;

/** What is said of no day being the sender's. */
type NoDayFeature =
  | "none"
  | "none, though a day after care is said to be nothing else"
  | "none, though a day stands between care and the day to pay"
  | "none, and no service"
  | "none, and no other"
  | `none in ${SpecialKind}`;

export type DateFeature = DayFeature | NoDayFeature;

type AddFeature = FeatureAdder<DateFeature>;

export function featuresOfDate(day: DateCandidate, context: DateContext): Features<DateFeature> {
  return collectFeatures((add) => {
    for (const date of day.printed) {
      addLabels(date, context, add);
      addWords(date, context, add);
      addPlace(date, context, add);
    }
    add("repeats", Math.min(2, 0.5 * (day.printed.length - 1)));
    addLines(day, context, add);
    addCare(day, context, add);
    addOrder(day, context, add);
    if (context.kind !== "other") add(`${context.kind} ${day.isInLine ? "line" : "date"}`);
  });
}

function addLabels(date: PrintedDate, { reading }: DateContext, add: AddFeature): void {
  const labels = reading.labelled.filter(({ value }) => value === date);
  for (const { label, wordsBetween } of labels) {
    const role = label.roles.date;
    if (role) add(`label ${role}${wordsBetween > 1 ? " further off" : ""}`);
  }
  add("no label", labels.length === 0);
}

function addWords(date: PrintedDate, { rows }: DateContext, add: AddFeature): void {
  const text = foldCase(nearText(date, rows));
  for (const { concept, words } of CONCEPTS) add(`says ${concept}`, words.test(text));
  add("says statement alone", STATEMENT_ALONE.test(text));
  add("says date alone", DATE_ALONE.test(text));
}

const STATEMENT_ALONE =
  /^(?:statement|stmt|bill|invoice|letter|notice|receipt)(?: (?:date|of|dated|prepared|issued))*:?$/;
const DATE_ALONE = /^(?:date|fecha)\W*$/;

function addPlace(date: PrintedDate, { reading, rangeEnds }: DateContext, add: AddFeature): void {
  const { pageIndex, box, page } = date.row;
  add("alone at top", isOnlyLineAtTop(date));
  add("fax header", isFaxHeader(date.row));
  add("in upper third", pageIndex === 0 && box.top < 0.3 * page.heightPx);
  add("ends a range", rangeEnds.has(date));
  add("begins a range", endOfRange(date, reading.dates) !== null);
}

function addLines(
  { iso, printed, isInLine }: DateCandidate,
  { all, reading }: DateContext,
  add: AddFeature,
): void {
  add("in line", isInLine);
  add(
    "in the column of line dates",
    !isInLine && printed.every((date) => standsBelowLineDates(date, reading)),
  );
  const lineDays = all
    .filter((other) => other.isInLine)
    .map((other) => other.iso)
    .sort();
  const [first, last] = [lineDays[0], lineDays.at(-1)];
  add("after lines", last !== undefined && iso > last);
  add("before lines", first !== undefined && iso < first);
}

function addCare(day: DateCandidate, context: DateContext, add: AddFeature): void {
  const { all, reading, lastOfCare } = context;
  if (!lastOfCare || day.iso <= lastOfCare) return;
  const due = daysLabelled(reading, "due");
  const isRival = (other: DateCandidate) =>
    other.iso !== day.iso &&
    other.iso > lastOfCare &&
    !due.includes(other.iso) &&
    !other.printed.every(({ row }) => isFaxHeader(row));
  add("after care");
  add("the only day after care", !all.some(isRival));
  add(
    "between care and the day to pay",
    due.some((toPayBy) => day.iso < toPayBy),
  );
  add("after care, and said to be nothing else", followsCareUnexplained(day, context));
}

function addOrder({ iso }: DateCandidate, { all }: DateContext, add: AddFeature): void {
  const days = all.map((other) => other.iso).sort();
  const isWeeksBefore = (other: string) => {
    const gap = daysBetween(iso, other);
    return gap >= 14 && gap <= 45;
  };
  add("last of all", iso === days.at(-1));
  add("last but one", iso === days.at(-2));
  add("first of all", iso === days[0] && days.length > 1);
  const middle = days[Math.floor(days.length / 2)];
  add("years apart", middle !== undefined && Math.abs(daysBetween(middle, iso)) > 700);
  add("weeks before another", days.some(isWeeksBefore));
}

const SAYS_CARE = patternOf(dateConcepts.service);

function lastDayOfCare(
  all: readonly DateCandidate[],
  { reading, rows }: Pick<DateContext, "reading" | "rows">,
): string | null {
  const lineDays = all.filter(({ isInLine }) => isInLine);
  const saysCare = (date: PrintedDate) => SAYS_CARE.test(foldCase(nearText(date, rows)));
  const isOfCare = ({ printed }: DateCandidate) => printed.every(saysCare);
  const days = [...lineDays, ...all.filter(isOfCare)].map(({ iso }) => iso);
  return [...days, ...daysLabelled(reading, "service")].sort().at(-1) ?? null;
}

const SAYS_ELSE = patternOf([
  ...dateConcepts.due,
  ...dateConcepts.payment,
  ...dateConcepts.birth,
  ...dateConcepts.valid,
  ...dateConcepts.signed,
  ...dateConcepts.claim,
  ...dateConcepts.order,
]);

/** Whether a day after care has no label and no word next to it that explains it: few but the sender's own are like this. */
function followsCareUnexplained(
  { iso, printed, isInLine }: DateCandidate,
  { reading, rows, rangeEnds, lastOfCare }: DateContext,
): boolean {
  if (isInLine || !lastOfCare || iso <= lastOfCare) return false;
  return printed.every((date) => {
    if (rangeEnds.has(date) || isFaxHeader(date.row) || standsBelowLineDates(date, reading)) return false;
    if (reading.labelled.some(({ value, label }) => value === date && label.roles.date !== "plain"))
      return false;
    return !SAYS_ELSE.test(foldCase(nearText(date, rows)));
  });
}

function daysLabelled({ labelled, isoOf }: DateReading, role: DateRole): string[] {
  return labelled.filter(({ label }) => label.roles.date === role).flatMap(({ value }) => isoOf(value) ?? []);
}

/** "3/28/26  Payment": below the days of the charges, and a day of the account's. */
function standsBelowLineDates({ box, row }: PrintedDate, { lineDates }: DateReading): boolean {
  return lineDates.some((other) => {
    const isAbove = other.row.pageIndex < row.pageIndex || other.box.bottom <= box.top;
    return isAbove && Math.abs(other.box.left - box.left) < heightOf(box);
  });
}

/** What speaks for no day at all being the sender's. */
export function featuresOfNoDate(context: DateContext, saysService: boolean): Features<DateFeature> {
  const { all, kind, lastOfCare, reading } = context;
  const toPayBy = daysLabelled(reading, "due").sort().at(-1);
  const isBeforeDue = ({ iso, isInLine }: DateCandidate) =>
    !isInLine && lastOfCare !== null && toPayBy !== undefined && iso > lastOfCare && iso < toPayBy;
  return collectFeatures((add) => {
    add("none");
    add(
      "none, though a day after care is said to be nothing else",
      all.some((day) => followsCareUnexplained(day, context)),
    );
    add("none, though a day stands between care and the day to pay", all.some(isBeforeDue));
    add("none, and no service", !saysService);
    add("none, and no other", !all.some(({ isInLine }) => !isInLine));
    if (kind !== "other") add(`none in ${kind}`);
  });
}
