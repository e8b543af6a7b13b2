import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { columnValues } from "../facts/column-values.ts";
import { factsIn } from "../facts/fact-values.ts";
import type { LabelledFact, Span } from "../facts/labelled-facts.ts";
import { claimNumberAt, claimNumbersIn, isClaimId } from "../tokens/claim-numbers.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { ClaimDraft } from "./claim-drafts.ts";

export interface FoundNumber extends Span {
  text: string;
}

/** The number of a claim: in its total, else the nearest above its lines, else the first below them. */
export function findClaimNumber(
  draft: ClaimDraft,
  lines: readonly ReadRow[],
  facts: readonly LabelledFact[],
  below: number,
): FoundNumber | null {
  const { from, first, to } = draft.zone;
  const inTotal = draft.total?.record.lines.flatMap(ownNumbers) ?? [];
  if (inTotal[0]) return inTotal[0];
  const above = numbersBetween(lines, facts, from, first);
  const nearest = above.at(-1);
  if (nearest) return nearest;
  return numbersBetween(lines, facts, first, to)[0] ?? numbersBetween(lines, facts, to, below)[0] ?? null;
}

/** The claim that this one replaces. */
export function findEarlierNumber(
  lines: readonly ReadRow[],
  facts: readonly LabelledFact[],
  from: number,
  to: number,
): FoundNumber | null {
  const labelled = factsIn(facts, "earlier-claim", { from, to }).flatMap(({ value }) =>
    value ? idIn(value) : [],
  );
  if (labelled[0]) return labelled[0];
  return (
    lines
      .slice(from, to)
      .flatMap(claimNumbersIn)
      .find(({ isEarlier }) => isEarlier) ?? null
  );
}

/** Whether a word is one of the numbers that a notice names as a claim's. */
export function knownNumbers(
  lines: readonly ReadRow[],
  facts: readonly LabelledFact[],
): (text: string) => boolean {
  const known = new Set(numbersBetween(lines, facts, 0, lines.length).map(({ text }) => text.toUpperCase()));
  return (text) => known.has(text.toUpperCase());
}

function ownNumbers(line: ReadRow): FoundNumber[] {
  return claimNumbersIn(line).filter(({ isEarlier }) => !isEarlier);
}

/** The numbers of claims that lines print, from top to bottom. */
export function numbersBetween(
  lines: readonly ReadRow[],
  facts: readonly LabelledFact[],
  from: number,
  to: number,
): FoundNumber[] {
  const earlier = new Set(
    factsIn(facts, "earlier-claim", { from, to }).flatMap(({ value }) =>
      value ? idIn(value).map(({ text }) => text) : [],
    ),
  );
  const labelled = factsIn(facts, "claim-number", { from, to }).flatMap(({ value }) =>
    value ? idIn(value) : [],
  );
  const inColumn = columnValues(facts, "claim-number", lines.slice(from, to)).flatMap(idIn);
  return [...lines.slice(from, to).flatMap(ownNumbers), ...labelled, ...inColumn]
    .filter(({ text }) => !earlier.has(text))
    .sort((a, b) => a.line.index - b.line.index);
}

function idIn({ line, start, end }: Span): FoundNumber[] {
  const words = line.row.words.slice(start, end).map(({ text }) => text);
  const joined = trimEndOf(words.join(""), /[.,;:)]/);
  for (let index = start; index < end; index++) {
    const number = claimNumberAt(line, index);
    if (number) return [number];
  }
  // OCR parts a long number at its hyphens: "2025 - 1187 - 30".
  return isClaimId(joined) ? [{ line, start, end, text: joined }] : [];
}
