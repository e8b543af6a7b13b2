import type { Finding, Stake } from "./finding.ts";

/**
 * What may come off the bill in all, in cents, without counting anything twice: each line with the largest amount that any
 * finding puts on it; lines that are judged together with the larger of their amount and the sum of what is on them
 * singly; of the balance only the largest; and never more than the patient is asked to pay (null: not known).
 */
export function addUpStakes(findings: readonly Finding[], askedCents: number | null): number {
  const stakes = findings.flatMap((finding) => finding.stakes).filter(({ amountCents }) => amountCents > 0);
  const total = ofLines(stakes.filter(({ lines }) => lines.length > 0)) + ofBalance(stakes);
  return askedCents === null ? total : Math.min(total, Math.max(0, askedCents));
}

function ofLines(stakes: readonly Stake[]): number {
  const singles = largestByKey(stakes.filter(({ lines }) => lines.length === 1));
  const groups = largestByKey(stakes.filter(({ lines }) => lines.length > 1));
  let total = 0;
  const counted = new Set<number>();
  for (const { lines, amountCents } of groups) {
    const within = singles.filter(
      (single) => lines.includes(single.lines[0]!) && !counted.has(single.lines[0]!),
    );
    total += Math.max(amountCents, sum(within));
    for (const line of lines) counted.add(line);
  }
  return total + sum(singles.filter(({ lines }) => !counted.has(lines[0]!)));
}

/** Of the stakes on the same lines the largest. */
function largestByKey(stakes: readonly Stake[]): Stake[] {
  const byLines = new Map<string, Stake>();
  for (const stake of stakes) {
    const key = [...stake.lines].sort((a, b) => a - b).join();
    const known = byLines.get(key);
    if (!known || known.amountCents < stake.amountCents) byLines.set(key, stake);
  }
  return [...byLines.values()];
}

function ofBalance(stakes: readonly Stake[]): number {
  return Math.max(
    0,
    ...stakes.filter(({ lines }) => lines.length === 0).map(({ amountCents }) => amountCents),
  );
}

function sum(stakes: readonly Stake[]): number {
  return stakes.reduce((total, { amountCents }) => total + amountCents, 0);
}
