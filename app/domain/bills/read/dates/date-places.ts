import { cellEnd, cellStart, heightOf, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { PrintedDate } from "#app/domain/reading/values/dates.ts";

const MAX_GAP_IN_HEIGHTS = 3;

/** "Service dates: 05/30/2026 - 05/31/2026": the label names the first, and the second by a dash or a word. */
export function endOfRange({ row, end, box }: PrintedDate, dates: PrintedDate[]): PrintedDate | null {
  const next = dates.find((date) => date.row === row && date.start >= end);
  if (!next) return null;
  const between = textOf(row.words.slice(end, next.start));
  // Boxes next to each other hold separate days.
  if (between === "" && next.box.left - box.right > MAX_GAP_IN_HEIGHTS * heightOf(box)) return null;
  return /^(?:[-–—]|to|and|through|thru|al?|y|hasta)?$/i.test(between) ? next : null;
}

/** Whether a date is the date line of a letter: alone in a cell in the upper part of the first page, with no text before it that
 *  could be a label which OCR spoiled. */
export function isOnlyLineAtTop({ row, start, end, separator }: PrintedDate): boolean {
  if (row.pageIndex > 0 || row.box.top > 0.45 * row.page.heightPx || isFaxHeader(row)) return false;
  if (cellStart(row, start) !== start || cellEnd(row, start) !== end) return false;
  const before = row.words.slice(0, start);
  const addressBefore = before.some((word) => /\d{3}/.test(word.text));
  return separator === "name" || addressBefore || !before.some((word) => /\p{L}{2}/u.test(word.text));
}

/** The line a fax machine prints on the top edge: sender's number, time and page. */
export function isFaxHeader(row: Row): boolean {
  const text = row.words.map((word) => word.text).join(" ");
  return (
    row.box.top < 0.06 * row.page.heightPx && /fr[o0]m:?|fax|p\.? ?\d{1,3}\/\d{1,3}|\d{1,2}:\d{2}/i.test(text)
  );
}

const CARE = /\b(?:services?|treatment|treated|care|visit|seen|surgery|admitted|atencion|servicios?)\b/i;
const LEADS_TO_DAY = /\b(?:on|from|el|del?)$/i;

/** "services you received at Juniper Mesa General Hospital on 13-Oct-2025": a sentence of the same row names the care. */
export function followsCare({ row, start }: PrintedDate): boolean {
  const before = textOf(row.words.slice(0, start));
  return LEADS_TO_DAY.test(before) && CARE.test(before);
}
