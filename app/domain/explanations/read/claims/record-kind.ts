import type { GridRecord } from "../grid.ts";
import { startsWithDay, startsWithTotal } from "../grids/record-groups.ts";
import type { ReadRow } from "../tokens/read-row.ts";

/** line: one service; total: adds up lines; summary: amounts alone, below or beside what names them; claim: a whole claim in a list. */
export type RecordKind = "line" | "total" | "subtotal" | "summary" | "claim";

const SUBTOTAL =
  /\bsub-?\s?totals?\b|\bpage totals?\b|\btotals? (?:this|for) page\b|\bcontinued\b|\b(?:day|date) totals?\b|\btotals? for (?:20\d\d|the year)\b|\byear[- ]to[- ]date\b/;

/** "Subtotal for this claim" is all of it. */
function isOfClaim(text: string): boolean {
  const at = text.search(/\bsub-?\s?totals?\b/);
  return at >= 0 && (/\bclaim\b/.test(text.slice(at)) || /\bclaim sub-?\s?totals?\b/.test(text));
}

/** A card that names what was done is a service, and no sum of several. */
const SERVICE = /(?<!\bof |\bfor )\b(?:service|procedure)(?: description)?:/;

export function kindOfRecord(
  { lines }: GridRecord,
  isLabelled: boolean,
  isClaimNumber: (text: string) => boolean,
): RecordKind {
  const [first] = lines;
  if (!first) return "summary";
  if (startsWithTotal(first))
    return SUBTOTAL.test(first.text) && !isOfClaim(first.text) ? "subtotal" : "total";
  if (numberBeside(first, isClaimNumber) !== null) return "claim";
  if (isLabelled)
    return lines.some(({ amounts, text }) => amounts.length === 0 || SERVICE.test(text)) ? "line" : "total";
  const opening = openingWords(first);
  const isNamed = startsWithDay(first) || opening.some(({ text }) => /\p{L}{2}|\d{4}/u.test(text));
  return isNamed ? "line" : "summary";
}

const openingWords = ({ row, amounts }: ReadRow) => row.words.slice(0, amounts[0]?.start ?? 0);

/** The claim's number before the first amount of a row or behind its last; null: it has none. */
export const numberBeside = (line: ReadRow, isClaimNumber: (text: string) => boolean): string | null =>
  [...openingWords(line), ...wordsBehind(line)].find(({ text }) => isClaimNumber(text))?.text ?? null;

const wordsBehind = ({ row, amounts }: ReadRow) => row.words.slice(amounts.at(-1)?.end ?? row.words.length);
