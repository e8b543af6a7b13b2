/** HHS poverty guidelines of a year, in cents: for one person, and for each further one. */
interface Guidelines {
  first: number;
  further: number;
}

/** By year; the contiguous states and DC under ''. */
const EDITIONS: ReadonlyMap<number, Readonly<Record<"" | "AK" | "HI", Guidelines>>> = new Map([
  [
    2024,
    {
      "": { first: 1_506_000, further: 538_000 },
      AK: { first: 1_881_000, further: 673_000 },
      HI: { first: 1_731_000, further: 619_000 },
    },
  ],
  [
    2025,
    {
      "": { first: 1_565_000, further: 550_000 },
      AK: { first: 1_955_000, further: 688_000 },
      HI: { first: 1_799_000, further: 633_000 },
    },
  ],
  [
    2026,
    {
      "": { first: 1_596_000, further: 568_000 },
      AK: { first: 1_995_000, further: 710_000 },
      HI: { first: 1_836_000, further: 653_000 },
    },
  ],
]);

/** Returns a household's income in percent of the poverty level of a year, rounded down. Null for a year whose guidelines are not
 *  known, and for a household of zero people. `state`: two letters; null counts as a contiguous one. */
export function percentOfPovertyLevel(
  { size, annualIncomeCents, state }: { size: number; annualIncomeCents: number; state: string | null },
  year: number,
): number | null {
  const levelCents = povertyLevelCents({ size, state }, year);
  return levelCents === null ? null : Math.floor((annualIncomeCents * 100) / levelCents);
}

/** The poverty level of a household for a year, in cents of its income; null where the percent of it would be. */
export function povertyLevelCents(
  { size, state }: { size: number; state: string | null },
  year: number,
): number | null {
  const edition = EDITIONS.get(year);
  if (!edition || size < 1) return null;
  const { first, further } = edition[state === "AK" || state === "HI" ? state : ""];
  return first + further * (size - 1);
}

/** Returns the latest year, not after `year`, whose guidelines are known: those of a new year are published in mid-January.
 *  Returns `year` itself if none is known, so no percent can be computed. */
export function latestGuidelinesYear(year: number): number {
  return [...EDITIONS.keys()].findLast((known) => known <= year) ?? year;
}
