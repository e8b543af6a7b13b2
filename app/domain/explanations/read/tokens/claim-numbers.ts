import { heightOf, type Part, type Row } from "#app/domain/reading/page/rows.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { CLAIM_ID, CLAIM_NUMBER, EARLIER_CLAIM } from "../vocabulary/claim-labels.ts";

/** A claim's number as printed, the words `start` up to, not including, `end` of a row. */
export interface ClaimNumber extends Part {
  text: string;
  /** The number of the claim that this one replaces. */
  isEarlier: boolean;
}

/** A row with its text in lower case. */
interface PrintedRow {
  row: Row;
  text: string;
}

const MIN_DIGITS = 4;
const MIN_GLYPHS = 5;

/** The claim numbers that a row names; the one below a label alone ("Claim number" as a heading) is `numbersBelow`'s. */
export function claimNumbersIn(line: PrintedRow): ClaimNumber[] {
  if (!/claim|icn|dcn|tcn|control|transaction|file/.test(line.text)) return [];
  return [...line.text.matchAll(CLAIM_NUMBER)].flatMap((match) => {
    const at = wordAt(line, match.index + match[0].length);
    const number = at === null ? null : claimNumberAt(line.row, at);
    return number ? [{ ...number, isEarlier: EARLIER_CLAIM.test(line.text.slice(0, match.index)) }] : [];
  });
}

/** The claim's number that begins with a word, if that can be one. */
export function claimNumberAt({ words }: Row, start: number): Omit<ClaimNumber, "isEarlier"> | null {
  const word = words[start];
  if (!word) return null;
  const text = trimEndOf(word.text.replace(/^[#:(]+|^no\.?(?=\d{4})|(?<=\d)for$/gi, ""), /[.,;:)]/);
  if (!isClaimId(text)) return null;
  const next = words[start + 1];
  const isParted =
    next !== undefined &&
    text.includes("-") &&
    /^\d{4,}$/.test(next.text) &&
    next.box.left - word.box.right < MAX_GAP_INSIDE * heightOf(word.box);
  return isParted ? { start, end: start + 2, text: text + next.text } : { start, end: start + 1, text };
}

/** In heights: OCR parts a number behind a slim figure, "CB0626-1 18254". */
const MAX_GAP_INSIDE = 0.6;

export function isClaimId(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return (
    text.length >= MIN_GLYPHS &&
    digits >= MIN_DIGITS &&
    CLAIM_ID.test(text.toLowerCase()) &&
    !/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{3}[-.]\d{3}[-.]\d{4}$|^\d[-.]8\d\d|\.\d\d$|^\d{5}(?:-\d{4})?$/.test(
      text,
    )
  );
}

/** Returns the word at a place of the row's text; null where none begins there. */
function wordAt(line: PrintedRow, offset: number): number | null {
  const wanted = line.text.slice(offset).split(" ")[0] ?? "";
  const index = line.row.words.findIndex(
    ({ text }) =>
      text.toLowerCase() === wanted || (text.toLowerCase().endsWith(wanted) && wanted.length >= MIN_GLYPHS),
  );
  return index < 0 ? null : index;
}
