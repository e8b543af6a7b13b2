import type { Row } from "../layout/rows.ts";
import { isCertainCode } from "../tokens/certain-code.ts";
import type { ChargeLine } from "../tokens/table-row.ts";

/** A charge may take as many rows. */
const NEAR_ROWS = 2;

/** Whether a row among the charges has a billing code that none of the charges near it has: then a charge was not read. */
export function hasUnreadCharges(lines: readonly ChargeLine[], rows: readonly Row[]): boolean {
  const places = lines.map((line) => ({ at: rows.indexOf(line.row), code: line.procedure?.value.code }));
  const taken = new Set(places.map(({ at }) => at));
  const first = Math.min(...taken);
  const last = Math.max(...taken);
  return rows.slice(first, last + 1).some((row, index) => {
    const at = first + index;
    if (taken.has(at)) return false;
    const codes = row.words.filter(({ text }) => isCertainCode(text)).map(({ text }) => text.toUpperCase());
    const near = places.filter((place) => Math.abs(place.at - at) <= NEAR_ROWS);
    return codes.some((text) => !near.some(({ code }) => code !== undefined && text.includes(code)));
  });
}
