import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { columnValues } from "../facts/column-values.ts";
import { type Range, valuesIn } from "../facts/fact-values.ts";
import type { Notice } from "../facts/notice.ts";
import type { Span } from "../facts/span.ts";
import { claimNumberAt, isClaimId } from "../tokens/claim-numbers.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { ClaimDraft } from "./claim-drafts.ts";

export interface FoundNumber extends Span {
  text: string;
}

type PrintedNotice = Pick<Notice, "lines" | "facts">;

/** The number of a claim: in its total, else the nearest above its lines, else the first below them. */
export function findClaimNumber(
  { total, zone }: ClaimDraft,
  notice: PrintedNotice,
  below: number,
): FoundNumber | null {
  const { from, first, to } = zone;
  const [inTotal] = total?.record.lines.flatMap(ownNumbers) ?? [];
  return (
    inTotal ??
    numbersIn(notice, { from, to: first }).at(-1) ??
    numbersIn(notice, { from: first, to })[0] ??
    numbersIn(notice, { from: to, to: below })[0] ??
    null
  );
}

/** The claim that this one replaces. */
export function findEarlierNumber({ lines, facts }: PrintedNotice, range: Range): FoundNumber | null {
  const [labelled] = valuesIn(facts, "earlier-claim", range).flatMap(idIn);
  const printed = lines.slice(range.from, range.to).flatMap(numbersOf);
  return labelled ?? printed.find(({ isEarlier }) => isEarlier) ?? null;
}

/** Whether a word is one of the numbers that a notice names as a claim's. */
export function knownNumbers(notice: PrintedNotice): (text: string) => boolean {
  const numbers = numbersIn(notice, { from: 0, to: notice.lines.length });
  const known = new Set(numbers.map(({ text }) => text.toUpperCase()));
  return (text) => known.has(text.toUpperCase());
}

const ownNumbers = (line: ReadRow): FoundNumber[] => numbersOf(line).filter(({ isEarlier }) => !isEarlier);

const numbersOf = (line: ReadRow) => line.claimNumbers.map((number) => ({ ...number, line }));

/** The numbers of claims that lines print, from top to bottom. */
export function numbersIn({ lines, facts }: PrintedNotice, range: Range): FoundNumber[] {
  const own = lines.slice(range.from, range.to);
  const earlier = new Set(
    valuesIn(facts, "earlier-claim", range)
      .flatMap(idIn)
      .map(({ text }) => text),
  );
  const labelled = valuesIn(facts, "claim-number", range).flatMap(idIn);
  const inColumn = columnValues(facts, "claim-number", own).flatMap(idIn);
  return [...own.flatMap(ownNumbers), ...labelled, ...inColumn]
    .filter(({ text }) => !earlier.has(text))
    .sort((a, b) => a.line.index - b.line.index);
}

function idIn({ line, start, end }: Span): FoundNumber[] {
  const words = line.row.words.slice(start, end).map(({ text }) => text);
  const joined = trimEndOf(words.join(""), /[.,;:)]/);
  for (let index = start; index < end; index++) {
    const number = claimNumberAt(line.row, index);
    if (number) return [{ ...number, line }];
  }
  // OCR parts a long number at its hyphens: "2025 - 1187 - 30".
  return isClaimId(joined) ? [{ line, start, end, text: joined }] : [];
}
