import { recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { FoundRow } from "./found-row.ts";

/** Reads codes that only all rows together tell. */
export function settleCodes(rows: readonly FoundRow[]): void {
  readLeadingRevenueCodes(rows);
  dropNumbersOfTests(rows);
}

/** '(7600)' behind each test is a laboratory's own number, and so is '(36127)' among them. */
function dropNumbersOfTests(rows: readonly FoundRow[]): void {
  const bracketed = /\(\d{3,6}\)/;
  const areOwn = rows.some(({ reading }) => reading.procedure === null && bracketed.test(reading.row.text));
  if (!areOwn) return;
  for (const { reading } of rows) {
    const code = reading.procedure?.code;
    if (code && reading.row.text.includes(`(${code})`))
      Object.assign(reading, { procedure: null, modifiers: [] });
  }
}

/** Three digits that begin every row are revenue codes: '450 ER VISIT'. */
function readLeadingRevenueCodes(rows: readonly FoundRow[]): void {
  const leading = rows.flatMap(({ reading }) => {
    const at = reading.tokens.findIndex((_, index) => !reading.taken.has(index));
    const token = reading.tokens[at];
    const isLeading =
      token?.kind === "number" && /^\d{3}$/.test(token.text) && reading.tokens.length > at + 2;
    const code = isLeading ? recogniseRevenueCode(token.text) : null;
    return code === null ? [] : [{ reading, code, at }];
  });
  if (rows.length < 2 || leading.length < rows.length) return;
  for (const { reading, code, at } of leading) {
    reading.revenueCode ??= code;
    reading.taken.add(at);
    reading.counts = reading.counts.filter((count) => count.at !== at);
  }
}
