import type { Tokens } from "../tokens/tokens.ts";
import type { ChargeLine } from "./charge-line.ts";

/** A charge may take as many rows. */
const NEAR_ROWS = 2;

/** Whether a row among the charges has a billing code that none of the charges near it has: then a charge was not read. */
export function hasUnreadCharges(lines: readonly ChargeLine[], tokens: Tokens): boolean {
  const places = lines.map(({ row, procedure }) => ({
    at: row.index,
    code: procedure?.value.code,
  }));
  const taken = new Set(places.map(({ at }) => at));
  const first = Math.min(...taken);
  const last = Math.max(...taken);
  return tokens.all.slice(first, last + 1).some(({ row: { index }, codes }) => {
    if (taken.has(index)) return false;
    const near = places.filter(({ at }) => Math.abs(at - index) <= NEAR_ROWS);
    return codes.some((text) => !near.some(({ code }) => code !== undefined && text.includes(code)));
  });
}
