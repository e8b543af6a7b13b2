import type { Bill, Printed } from "../../bill.ts";
import type { DocumentKind } from "../document-kind.ts";
import type { DateRole } from "../labels/date-labels.ts";
import type { Labelled } from "../labels/labelled-values.ts";
import { cellEnd, cellStart, type Row, textOf } from "../layout/rows.ts";
import { printedIn } from "../printed-at.ts";
import type { PrintedDate } from "./dates.ts";

export interface DateReading {
  /** All dates of the document and those that a label names. */
  dates: PrintedDate[];
  labelled: Labelled<PrintedDate>[];
  /** The dates of the charge lines. */
  lineDates: PrintedDate[];
  isoOf: (date: PrintedDate) => string | null;
}

/** The day the sender wrote the document; on receipts without any label, the first date that is nothing else.
 *  Due, birth, print, fax and signature dates are never taken. */
export function findStatementDate(reading: DateReading, kind: DocumentKind): Printed<string> | null {
  const written = kind === "cms1500" ? null : findWritten(reading);
  if (written) return earliest([written], reading.isoOf);
  const saysService = labelledAs(reading, "service").concat(reading.lineDates).some(reading.isoOf);
  return saysService ? null : anyUnlabelled(reading);
}

/** The first and the last day of care: those that labels name, else those of the charges. Where labels name a range, or the
 *  one day of most charges, that holds; else charges may be of later days. */
export function findServiceDates(reading: DateReading): Bill["serviceDates"] {
  const labelled = labelledAs(reading, "service");
  const first = earliest(labelled, reading.isoOf) ?? earliest(reading.lineDates, reading.isoOf);
  const ends = labelled.flatMap((date) => endOfRange(date, reading.dates) ?? []);
  const ofFirstDay = reading.lineDates.filter((date) => reading.isoOf(date) === first?.value);
  const namesAll =
    ends.length > 0 || (labelled.length > 0 && 2 * ofFirstDay.length > reading.lineDates.length);
  const last = latest([...labelled, ...ends, ...(namesAll ? [] : reading.lineDates)], reading.isoOf);
  return first && last && { first, last };
}

/** "Service dates: 05/30/2026 - 05/31/2026": the label names the first, and the second by a dash or a word. */
function endOfRange({ row, end }: PrintedDate, dates: PrintedDate[]): PrintedDate | null {
  const next = dates.find((date) => date.row === row && date.start >= end);
  const between = next && textOf(row.words.slice(end, next.start));
  return next && /^(?:[-–—]|to|through|thru|al?|hasta)?$/i.test(between ?? "") ? next : null;
}

/** The only day of service that labels name, or null when they name several. */
export function findOnlyServiceDate(reading: DateReading): Printed<string> | null {
  const labelled = labelledAs(reading, "service");
  const first = earliest(labelled, reading.isoOf);
  return first?.value === latest(labelled, reading.isoOf)?.value ? first : null;
}

function findWritten(reading: DateReading): PrintedDate | null {
  const valid = (dates: PrintedDate[]) => dates.filter((date) => reading.isoOf(date) !== null);
  const statement = valid(labelledAs(reading, "statement"));
  if (statement.length > 0) return mostRepeated(statement, reading.isoOf);
  const plain = valid(labelledAs(reading, "plain"));
  if (plain[0]) return plain[0];
  return valid(listUnlabelled(reading)).find(standsAloneAtTop) ?? null;
}

function labelledAs({ labelled }: DateReading, role: DateRole): PrintedDate[] {
  return labelled.filter(({ label }) => label.roles.date === role).map(({ value }) => value);
}

function listUnlabelled({ dates, labelled, lineDates }: DateReading): PrintedDate[] {
  const named = new Set([...labelled.map(({ value }) => value), ...lineDates]);
  return dates.filter((date) => !named.has(date));
}

/** The date line of a letter: a cell of its own in the upper part of the first page, with no text before it
 *  that could be a label which OCR spoiled. */
function standsAloneAtTop({ row, start, end, separator }: PrintedDate): boolean {
  if (row.pageIndex > 0 || row.box.top > 0.45 * row.page.heightPx || isFaxHeader(row)) return false;
  if (cellStart(row, start) !== start || cellEnd(row, start) !== end) return false;
  const before = row.words.slice(0, start);
  const addressBefore = before.some((word) => /\d{3}/.test(word.text));
  return separator === "name" || addressBefore || !before.some((word) => /\p{L}{2}/u.test(word.text));
}

/** The line a fax machine prints on the top edge: sender's number, time and page. */
function isFaxHeader(row: Row): boolean {
  const text = row.words.map((word) => word.text).join(" ");
  return (
    row.box.top < 0.06 * row.page.heightPx && /fr[o0]m:?|fax|p\.? ?\d{1,3}\/\d{1,3}|\d{1,2}:\d{2}/i.test(text)
  );
}

function anyUnlabelled(reading: DateReading): Printed<string> | null {
  const [date] = listUnlabelled(reading).filter(({ row }) => !isFaxHeader(row));
  return date ? earliest([date], reading.isoOf) : null;
}

function earliest(dates: PrintedDate[], isoOf: DateReading["isoOf"]): Printed<string> | null {
  return sorted(dates, isoOf)[0] ?? null;
}

function latest(dates: PrintedDate[], isoOf: DateReading["isoOf"]): Printed<string> | null {
  return sorted(dates, isoOf).at(-1) ?? null;
}

function sorted(dates: PrintedDate[], isoOf: DateReading["isoOf"]): Printed<string>[] {
  const days = dates.flatMap((date) => {
    const iso = isoOf(date);
    return iso ? [printedIn(iso, date)] : [];
  });
  return days.sort((a, b) => a.value.localeCompare(b.value));
}

function mostRepeated(dates: PrintedDate[], isoOf: DateReading["isoOf"]): PrintedDate {
  const count = (date: PrintedDate) => dates.filter((other) => isoOf(other) === isoOf(date)).length;
  return dates.reduce((best, date) => (count(date) > count(best) ? date : best));
}
