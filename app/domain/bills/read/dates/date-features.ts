import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import { nearText } from "../choice/near-text.ts";
import type { Features } from "../choice/scored-choice.ts";
import type { DateRole } from "../labels/date-labels.ts";
import { foldCase } from "../labels/fold-text.ts";
import { heightOf, type Row } from "../layout/rows.ts";
import type { PrintedDate } from "../tokens/dates.ts";
import type { DocumentKind } from "../tokens/document-kind.ts";
import { endOfRange, isFaxHeader, standsAloneAtTop } from "./date-places.ts";
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

const CONCEPTS = {
  statement:
    /\b(?:statement|stmt|bill|billing|invoice|inv|letter|notice|receipt|estado|factura|recibo|carta|aviso|estimate|estimacion)\b/,
  issued:
    /\b(?:issued?|issue|prepared|created|creation|mailed|sent|generated|as of|closing|closed|closes?|drawn up|billed|invoiced|cycle|written|preparad[oa]|emitid[oa]|emision)\b/,
  date: /\b(?:date|fecha|dated|on)\b/,
  due: /\b(?:due|pay by|by|before|until|vence|vencimiento|antes|limite|payable|deadline|return)\b/,
  service:
    /\b(?:service|services|visit|dos|exam|admit\w*|admission|discharge\w*|performed|treatment|care|stay|procedure|from|thru|through|servicio|visita|atencion|ingreso|alta|transport|collected|collection|specimen|seen|encounter|surgery|scheduled|session)\b/,
  birth: /\b(?:birth|dob|born|nacimiento|age|sex)\b/,
  payment: /\b(?:paid|payment|payments|received|posted|check|pago|deposit|last)\b/,
  printed: /\b(?:printed|print|run|page|fax|rev|revised|form)\b/,
  valid: /\b(?:valid|expires?|exp|effective|next|offer|dispute|appeal|itemization|ends?)\b/,
  signed: /\b(?:signed|signature|sign|firma|onset|injury|illness|accident)\b/,
  claim: /\b(?:claims?|reclamo)\b/,
  processed: /\b(?:processed|processing|finali[sz]ed|adjudicat\w*)\b/,
  order: /\b(?:order\w*|request\w*|referr\w*|read|reported|report|final|result\w*)\b/,
} as const;

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

export function featuresOfDate({ iso, printed, isInLine }: DateCandidate, context: DateContext): Features {
  const { reading, rows, kind, all, rangeEnds, lastOfCare } = context;
  const features: Record<string, number> = {};
  const say = (name: string, value = 1) => {
    features[name] = Math.max(features[name] ?? 0, value);
  };
  for (const date of printed) {
    const labels = reading.labelled.filter(({ value }) => value === date);
    for (const { label, wordsBetween } of labels) {
      say(`label ${label.roles.date}${wordsBetween > 1 ? " further off" : ""}`);
    }
    if (labels.length === 0) say("no label");
    const text = foldCase(nearText(date, rows));
    for (const [concept, words] of Object.entries(CONCEPTS)) if (words.test(text)) say(`says ${concept}`);
    if (
      /^(?:statement|stmt|bill|invoice|letter|notice|receipt)(?: (?:date|of|dated|prepared|issued))*:?$/.test(
        text,
      )
    ) {
      say("says statement alone");
    }
    if (/^(?:date|fecha)\W*$/.test(text)) say("says date alone");
    if (standsAloneAtTop(date)) say("alone at top");
    if (isFaxHeader(date.row)) say("fax header");
    if (date.row.pageIndex === 0 && date.row.box.top < 0.3 * date.row.page.heightPx) say("in upper third");
    if (rangeEnds.has(date)) say("ends a range");
    if (endOfRange(date, reading.dates)) say("begins a range");
  }
  if (isInLine) say("in line");
  else if (printed.every((date) => standsBelowLineDates(date, reading))) say("in the column of line dates");
  say("repeats", Math.min(2, 0.5 * (printed.length - 1)));
  const lineDays = all.filter((other) => other.isInLine).map((other) => other.iso);
  const lastLine = lineDays.reduce((last, day) => (day > last ? day : last), "");
  if (lastLine !== "") {
    if (iso > lastLine) say("after lines");
    if (iso < lineDays.reduce((first, day) => (day < first ? day : first))) say("before lines");
  }
  const toPayBy = daysLabelled(reading, "due").sort().at(-1);
  if (lastOfCare && iso > lastOfCare) {
    say("after care");
    const due = daysLabelled(reading, "due");
    const isRival = (other: DateCandidate) =>
      other.iso !== iso &&
      other.iso > lastOfCare &&
      !due.includes(other.iso) &&
      !other.printed.every(({ row }) => isFaxHeader(row));
    if (!all.some(isRival)) say("the only day after care");
    if (toPayBy && iso < toPayBy) say("between care and the day to pay");
    if (followsCareUnexplained({ iso, printed, isInLine }, context))
      say("after care, and said to be nothing else");
  }
  const days = all.map((other) => other.iso).sort();
  if (iso === days.at(-1)) say("last of all");
  if (iso === days.at(-2)) say("last but one");
  if (iso === days[0] && days.length > 1) say("first of all");
  const middle = days[Math.floor(days.length / 2)]!;
  const apart = daysBetween(middle, iso);
  if (Math.abs(apart) > 700) say("years apart");
  if (
    days.some((other) => {
      const gap = daysBetween(iso, other);
      return gap >= 14 && gap <= 45;
    })
  )
    say("weeks before another");
  if (kind !== "other") say(`${kind} ${isInLine ? "line" : "date"}`);
  return features;
}

function lastDayOfCare(
  all: readonly DateCandidate[],
  { reading, rows }: Pick<DateContext, "reading" | "rows">,
): string | null {
  const lineDays = all.filter(({ isInLine }) => isInLine);
  const saysCare = (date: PrintedDate) => CONCEPTS.service.test(foldCase(nearText(date, rows)));
  const isOfCare = ({ printed }: DateCandidate) => printed.every(saysCare);
  const days = [...lineDays, ...all.filter(isOfCare)].map(({ iso }) => iso);
  return [...days, ...daysLabelled(reading, "service")].sort().at(-1) ?? null;
}

const ELSE: readonly (keyof typeof CONCEPTS)[] = [
  "due",
  "payment",
  "birth",
  "valid",
  "signed",
  "claim",
  "order",
];

/** A day after care that no label and no word beside it explains: few but the sender's own are so. */
function followsCareUnexplained(
  { iso, printed, isInLine }: DateCandidate,
  { reading, rows, rangeEnds, lastOfCare }: DateContext,
): boolean {
  if (isInLine || !lastOfCare || iso <= lastOfCare) return false;
  return printed.every((date) => {
    if (rangeEnds.has(date) || isFaxHeader(date.row) || standsBelowLineDates(date, reading)) return false;
    if (reading.labelled.some(({ value, label }) => value === date && label.roles.date !== "plain"))
      return false;
    const text = foldCase(nearText(date, rows));
    return !ELSE.some((concept) => CONCEPTS[concept].test(text));
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
export function featuresOfNoDate(context: DateContext, saysService: boolean): Features {
  const { all, kind, lastOfCare, reading } = context;
  const toPayBy = daysLabelled(reading, "due").sort().at(-1);
  const isBeforeDue = all.some(
    ({ iso, isInLine }) => !isInLine && lastOfCare && toPayBy && iso > lastOfCare && iso < toPayBy,
  );
  const isLikely = all.some((day) => followsCareUnexplained(day, context));
  return {
    none: 1,
    ...(isLikely ? { "none, though a day after care is said to be nothing else": 1 } : {}),
    ...(isBeforeDue ? { "none, though a day stands between care and the day to pay": 1 } : {}),
    ...(saysService ? {} : { "none, and no service": 1 }),
    ...(all.some(({ isInLine }) => !isInLine) ? {} : { "none, and no other": 1 }),
    ...(kind === "other" ? {} : { [`none in ${kind}`]: 1 }),
  };
}
