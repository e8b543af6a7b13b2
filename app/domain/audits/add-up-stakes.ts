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
  const openCents = new Map(singles.map(({ lines, amountCents }) => [lines[0]!, amountCents]));
  let total = 0;
  for (const { lines, amountCents } of largestByKey(stakes.filter((stake) => stake.lines.length > 1))) {
    total += Math.max(amountCents, sum(lines.map((line) => openCents.get(line) ?? 0)));
    for (const line of lines) openCents.delete(line);
  }
  return total + sum([...openCents.values()]);
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
  const ofBalance = stakes.filter(({ lines }) => lines.length === 0);
  return ofBalance.reduce((largest, { amountCents }) => Math.max(largest, amountCents), 0);
}

function sum(amountsCents: readonly number[]): number {
  return amountsCents.reduce((total, amountCents) => total + amountCents, 0);
}
