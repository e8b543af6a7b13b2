import { allTimes, type Driven, percentile } from "./drive.ts";

const MAX_P99_MS = 500;
/** Less than this of what was to be sent came back: the site was waited for. */
const MIN_SENT = 0.95;
const FIRST_RATE = 40;
const GROWTH = 2;
/** Bounds this near to each other are near enough. */
const NEAR = 1.15;

export interface Sustained {
  rate: number;
  driven: Driven;
}

/** The highest rate at which no one is turned away and 99 of 100 wait less than half a second; null: not even the first. */
export async function findSustainableRate(
  driveAt: (rate: number) => Promise<Driven>,
): Promise<Sustained | null> {
  let best: Sustained | null = null;
  let tooHigh = Number.POSITIVE_INFINITY;
  let rate = FIRST_RATE;
  while (best === null || tooHigh / best.rate > NEAR) {
    const driven = await driveAt(rate);
    if (isSustained(driven, rate)) best = { rate, driven };
    else tooHigh = rate;
    if (best === null && rate <= FIRST_RATE / 4) return null;
    if (best === null) rate = Math.round(rate / GROWTH);
    else if (tooHigh === Number.POSITIVE_INFINITY) rate = best.rate * GROWTH;
    else rate = Math.round(Math.sqrt(best.rate * tooHigh));
  }
  return best;
}

function isSustained(driven: Driven, rate: number): boolean {
  const isTaken = [...driven.replies.keys()].every((reply) => reply === "200" || reply === "303");
  return isTaken && driven.rate > rate * MIN_SENT && percentile(allTimes(driven), 0.99) < MAX_P99_MS;
}
