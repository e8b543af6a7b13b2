import type { FoundRow } from "./found-row.ts";
import { type RowReading, readRow, wordsOf } from "./read-row.ts";
import type { TypedRow } from "./split-cells.ts";

/** Text straight below a charge that goes on with its description. */
export function goesOn(
  row: TypedRow,
  { procedure, said }: RowReading,
  above: FoundRow | undefined,
  pending: readonly TypedRow[],
): boolean {
  if (!above || pending.length > 0) return false;
  const isIndented = (row.cells[0]?.start ?? 0) > 0 && row.delimiter === "gap";
  const isDetail = procedure !== null && above.reading.procedure === null && above.reading.said === null;
  return (
    isIndented ||
    (isDetail && /^(?:\(|cpt|hcpcs|code|proc)/i.test(row.text)) ||
    (said !== null && /^(?:\(|qty|units?|quantity)/i.test(row.text))
  );
}

/** Adds what a row says to the charge above it. */
export function addTo(above: FoundRow, { procedure, modifiers, said, ...reading }: RowReading): void {
  if (above.reading.procedure === null && procedure !== null)
    Object.assign(above.reading, { procedure, modifiers });
  if (above.reading.said === null && said !== null) above.reading.said = said;
  const words = wordsOf(reading, new Set());
  if (words !== "") above.more.push(words);
}

/** An amount by itself belongs to what stands above it; so does a text without the code that stands above it. */
export function needsMore(reading: RowReading, pending: readonly TypedRow[]): boolean {
  const words = wordsOf(reading, new Set(reading.whole ? [reading.whole.at] : [])).replace(
    /\b(?:amount|charge|charges|price|cost|billed|fee)\b:?/gi,
    "",
  );
  if (!/\p{L}{2}/u.test(words) && reading.procedure === null) return true;
  if (reading.role !== null) return false;
  const above = pending.at(-1);
  if (!above) return false;
  const first = readRow(above);
  const opensCharge =
    first.procedure !== null || (first.tokens[0]?.kind === "date" && /^\p{Ll}/u.test(reading.row.text));
  if (opensCharge && reading.procedure === null && !reading.hasDate) return true;
  return (
    pending.length === 1 &&
    (/^\p{Ll}/u.test(reading.row.text) !== /^\p{Ll}/u.test(above.text) ||
      /(?:\b(?:and|with|w\/|of|for|to|or|the)|[-,&])$/i.test(above.text)) &&
    /^\p{Ll}/u.test(reading.row.text)
  );
}

/** Rows as one. */
export function joinRows(rows: readonly TypedRow[]): TypedRow {
  const cells = rows.flatMap((row) => row.cells);
  return { text: rows.map(({ text }) => text).join(" "), delimiter: "gap", cells };
}
