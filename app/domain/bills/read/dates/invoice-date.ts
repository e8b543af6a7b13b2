import type { DocumentKind } from "../document-kind.ts";
import type { DateRole } from "../labels/date-labels.ts";
import type { Labelled } from "../labels/labelled-values.ts";
import { cellEnd, cellStart, type Row } from "../layout/rows.ts";
import type { PrintedDate } from "./dates.ts";

export interface DateReading {
  /** All dates of the document and those that a label names. */
  dates: PrintedDate[];
  labelled: Labelled<PrintedDate>[];
  /** The dates of the charge lines. */
  lineDates: PrintedDate[];
  isoOf: (date: PrintedDate) => string | null;
}

/** The day the sender wrote the document, else the first day of service; null when neither is printed.
 *  Due, birth, print, fax and signature dates are never taken. */
export function findInvoiceDate(reading: DateReading, kind: DocumentKind): string | null {
  const { isoOf } = reading;
  const written = kind === "cms1500" ? null : findWritten(reading);
  if (written) return isoOf(written);
  return (
    firstOf(labelledAs(reading, "service"), isoOf) ??
    firstOf(reading.lineDates, isoOf) ??
    anyUnlabelled(reading)
  );
}

/** The only day of service that the document names, or null when it names several. */
export function findOnlyServiceDate(reading: DateReading): string | null {
  const days = new Set(labelledAs(reading, "service").map(reading.isoOf));
  days.delete(null);
  return days.size === 1 ? ([...days][0] ?? null) : null;
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

/** On receipts without labels, the first date that no label makes something else. */
function anyUnlabelled(reading: DateReading): string | null {
  return firstOf(
    listUnlabelled(reading)
      .filter((date) => !isFaxHeader(date.row))
      .slice(0, 1),
    reading.isoOf,
  );
}

function firstOf(dates: PrintedDate[], isoOf: DateReading["isoOf"]): string | null {
  return (
    dates
      .map(isoOf)
      .filter((iso) => iso !== null)
      .sort()[0] ?? null
  );
}

function mostRepeated(dates: PrintedDate[], isoOf: DateReading["isoOf"]): PrintedDate {
  const count = (date: PrintedDate) => dates.filter((other) => isoOf(other) === isoOf(date)).length;
  return dates.reduce((best, date) => (count(date) > count(best) ? date : best));
}
