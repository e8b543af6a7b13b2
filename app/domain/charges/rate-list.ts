import {
  areSameDecimals,
  type DecimalColumn,
  isNothing,
  longestDecimal,
  writeDecimal,
} from "#app/domain/mrf/decimal-column.ts";
import type { CopyLines } from "#app/platform/db/copy-rows.server.ts";

const COMMA = 44;
const PLUS = 43;
const BACKSLASH = 92;
const N = 78;

/**
 * Writes one value of each rate at `places` as a list for a column of charge_rates: '692.23,,140'. An empty item: the
 * rate has no value. One value: all rates share it. '12+': numbers that count up from 12. Null: no rate has a value.
 */
export function addList(
  lines: CopyLines,
  column: DecimalColumn,
  places: Int32Array,
  isNumbers: boolean,
): void {
  const maxBytes = places.length * (longestDecimal(column) + 1) + 2;
  lines.addBytes(maxBytes, (bytes, start) => {
    if (areAllTheSame(column, places)) return writeValue(column, places[0]!, bytes, start);
    if (isNumbers && goUpOneByOne(column, places)) {
      const end = writeDecimal(column, places[0]!, bytes, start);
      bytes[end] = PLUS;
      return end + 1;
    }
    return writeValues(column, places, bytes, start);
  });
}

function writeValue(column: DecimalColumn, place: number, bytes: Buffer, start: number): number {
  if (!isNothing(column, place)) return writeDecimal(column, place, bytes, start);
  bytes[start] = BACKSLASH;
  bytes[start + 1] = N;
  return start + 2;
}

function writeValues(column: DecimalColumn, places: Int32Array, bytes: Buffer, start: number): number {
  let end = start;
  for (let index = 0; index < places.length; index++) {
    if (index > 0) bytes[end++] = COMMA;
    const place = places[index]!;
    if (!isNothing(column, place)) end = writeDecimal(column, place, bytes, end);
  }
  return end;
}

function areAllTheSame(column: DecimalColumn, places: Int32Array): boolean {
  const first = places[0]!;
  for (let index = 1; index < places.length; index++) {
    if (!areSameDecimals(column, first, places[index]!)) return false;
  }
  return true;
}

function goUpOneByOne(column: DecimalColumn, places: Int32Array): boolean {
  const first = column.coefficients[places[0]!]!;
  for (let index = 0; index < places.length; index++) {
    if (isNothing(column, places[index]!) || column.coefficients[places[index]!] !== first + index)
      return false;
  }
  return true;
}
