import type { Finding, Stake } from "./finding.ts";

/**
 * What may come off the bill in all, in cents, without counting anything twice: each line with the largest amount that any
 * finding puts on it; lines that are judged together with the larger of their amount and the sum of what is on them
 * singly, and of two such groups that share a line only the larger; of the balance only the largest. What brings the whole
 * bill down to an amount adds to none of these: the larger counts; so does what is asked for above what a plan says is owed,
 * which is the sum of its parts. Never more than the patient is asked to pay (null: not
 * known), but for money that was paid and comes back.
 */
export function addUpStakes(findings: readonly Finding[], askedCents: number | null): number {
  const stakes = findings.flatMap((finding) => finding.stakes).filter(({ amountCents }) => amountCents > 0);
  const apart = stakes.filter(({ ofWhole, ofMoneyPaid }) => !ofWhole && !ofMoneyPaid);
  const ofBill = apart.filter(({ ofExcess, lines }) => !ofExcess || lines.length > 0);
  const parts = ofLines(ofBill.filter(({ lines }) => lines.length > 0)) + ofBalance(ofBill);
  const excessCents = sum(apart.map(({ ofExcess, amountCents }) => (ofExcess ? amountCents : 0)));
  const total = Math.max(
    parts,
    excessCents,
    ...stakes.map(({ ofWhole, amountCents }) => (ofWhole ? amountCents : 0)),
  );
  const backCents = sum(stakes.map(({ ofMoneyPaid, amountCents }) => (ofMoneyPaid ? amountCents : 0)));
  return backCents + (askedCents === null ? total : Math.min(total, Math.max(0, askedCents)));
}

function ofLines(stakes: readonly Stake[]): number {
  const singles = largestByKey(stakes.filter(({ lines }) => lines.length === 1));
  const openCents = new Map(
    singles.flatMap(({ lines, amountCents }) => lines.map((line) => [line, amountCents] as const)),
  );
  const groups = largestByKey(stakes.filter((stake) => stake.lines.length > 1));
  groups.sort((a, b) => b.amountCents - a.amountCents || b.lines.length - a.lines.length);
  const counted = new Set<number>();
  let total = 0;
  for (const { lines, amountCents } of groups) {
    if (lines.some((line) => counted.has(line))) continue;
    total += Math.max(amountCents, sum(lines.map((line) => openCents.get(line) ?? 0)));
    for (const line of lines) {
      counted.add(line);
      openCents.delete(line);
    }
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
