import { parseUsAddress } from "#app/domain/hospitals/addresses/us-address.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import {
  boxAround,
  cellEnd,
  cellsOf,
  heightOf,
  overlapsAcross,
  type Row,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";
import { printedAt } from "#app/domain/reading/values/printed-at.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import type { ProviderPlace } from "../../bill.ts";

interface PrintedName {
  row: Row;
  box: Box;
}

const ADDRESS =
  /\b[a-z]{2}\.?,? ?\d{5}(?:-\d{4})?\b|^\d+ .*\b(?:st|ave|rd|dr|ln|way|blvd|pkwy|plaza|street|avenue|road|drive|calle)\b|p\.? ?o\.? ?box|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/;

/** Whether a line of an address or a phone number stands under a name, or follows it in its cell. */
export function hasAddress(name: PrintedName & { words: Word[] }, rows: Row[]): boolean {
  const { row, words } = name;
  const last = words.at(-1);
  const end = last ? row.words.indexOf(last) + 1 : 0;
  const besideEnd = end > 0 && end < row.words.length ? cellEnd(row, end) : end;
  const rest = textOf(row.words.slice(end, Math.max(besideEnd, end === 0 ? 0 : cellEnd(row, end - 1))));
  if (ADDRESS.test(foldCase(rest.replace(/^[^\p{L}\d(]+/u, "")))) return true;
  if (isSentence(rest)) return false;
  return listCellsBelow(lastLineOf(name, rows), rows).some(({ words }) =>
    ADDRESS.test(foldCase(textOf(words))),
  );
}

const MIN_SMALL_WORDS = 3;

/** "Mercy Hospital. The physicians are not employed by the hospital." says about a place what is printed above another sender's
 *  letterhead. */
const isSentence = (rest: string) =>
  (rest.match(/(?<!\S)\p{Ll}{2,}(?=[\s.,]|$)/gu) ?? []).length >= MIN_SMALL_WORDS;

/** Of a name that takes several rows, the last. */
function lastLineOf({ row, box, words }: PrintedName & { words: Word[] }, rows: Row[]): PrintedName {
  const last = words.at(-1);
  const start = rows.indexOf(row);
  const lastRow = rows
    .slice(start + 1, start + MAX_LINES_OF_NAME)
    .find((other) => last !== undefined && other.words.includes(last));
  return lastRow
    ? { row: lastRow, box: boxAround(words.filter((word) => lastRow.words.includes(word))) }
    : { row, box };
}

const MAX_LINES_OF_NAME = 6; // lines of a column next to it may be between

/** The city, state and ZIP code of the first address under one of these names; null where none names a state. */
export function findPlaceBelow(names: PrintedName[], rows: Row[]): PrintedValue<ProviderPlace> | null {
  for (const name of names) {
    for (const { row, words } of listCellsBelow(name, rows)) {
      const { city, state, zip } = parseUsAddress(textOf(words));
      if (state && zip) return printedAt({ city, state, zip }, row, words);
    }
  }
  return null;
}

/** The cells under a name in the next three rows. */
function listCellsBelow({ row, box }: PrintedName, rows: Row[]): { row: Row; words: Word[] }[] {
  const index = rows.indexOf(row);
  return rows.slice(index + 1, index + 4).flatMap((below) => {
    if (below.pageIndex !== row.pageIndex || below.box.top - box.bottom > 4 * heightOf(box)) return [];
    const cells = cellsOf(below).filter((words) => overlapsAcross(boxAround(words), box));
    return cells.map((words) => ({ row: below, words }));
  });
}
