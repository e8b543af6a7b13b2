import type { Finding, Stake } from "./finding.ts";

/**
 * Returns the most that the bill could drop in all, in cents, with nothing counted twice. Each line counts once, with
 * the largest amount of its findings. Lines judged together count with the larger of the joint amount and the sum of
 * their single amounts. If two such groups share a line, only the larger counts. For the balance, only the largest
 * amount counts. A finding about the whole bill isn't added: the larger of that finding and the rest counts. The same
 * holds for an amount asked above the plan's figure, which is the sum of its parts. The result is at most what the
 * patient is asked to pay (null: not known), plus refunds of money already paid.
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
