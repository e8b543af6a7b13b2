import { overlapsAcross } from "#app/domain/reading/page/rows.ts";
import type { Notice } from "../facts/notice.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import type { FoundNumber } from "./find-claim-number.ts";

/** Whether the rows of a claim print numbers like its own above or below it that no claim has: then lines of several claims were
 *  taken for one claim's. */
export function hasOtherNumbers(
  { zone }: ClaimDraft,
  number: FoundNumber,
  numbers: readonly (FoundNumber | null)[],
  { lines }: Notice,
): boolean {
  const own = number.line.row.words[number.start];
  if (own === undefined) return false;
  const known = new Set(numbers.map((one) => one?.text.toUpperCase()));
  return lines
    .slice(zone.from, zone.to)
    .filter(({ row }) => row.pageIndex === number.line.row.pageIndex)
    .flatMap(({ row }) => row.words)
    .some(
      ({ text, box }) =>
        overlapsAcross(box, own.box) &&
        shapeOf(text) === shapeOf(own.text) &&
        !known.has(text.toUpperCase()) &&
        text !== own.text,
    );
}

/** Letters and digits as such: '81-908601-18' and '16-915125-79' have one shape. */
const shapeOf = (text: string) => text.replace(/\d/g, "9").replace(/[a-z]/gi, "A");
