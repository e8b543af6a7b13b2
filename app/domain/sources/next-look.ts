const HOUR_MS = 3600 * 1000;
const MAX_BACK_OFF_MS = 7 * 24 * HOUR_MS;
/** So far a look is moved at random, so that sources that were added together are not asked together for ever. */
const JITTER = 0.2;

/**
 * When a source is looked at next: after its interval, or, where it failed, after an hour, two, four and so on up to a
 * week, and not before `notBefore`, the time that its server named. `random` is from 0 to 1.
 */
export function nextLook(
  now: Date,
  {
    intervalMs,
    failures,
    notBefore,
    random,
  }: {
    intervalMs: number;
    failures: number;
    notBefore: Date | null;
    random: number;
  },
): Date {
  const waitMs = failures === 0 ? intervalMs : Math.min(HOUR_MS * 2 ** (failures - 1), MAX_BACK_OFF_MS);
  // A look that is a little early finds what the interval promises; a late one would skip a day now and then.
  const jitteredMs = failures === 0 ? waitMs * (1 - JITTER * random) : waitMs * (1 + JITTER * random);
  return new Date(Math.max(now.getTime() + jitteredMs, notBefore?.getTime() ?? 0));
}
