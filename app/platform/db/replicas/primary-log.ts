import type { LogPosition } from "./log-position.ts";

/** How far behind a replica may be and still be read. */
const MAX_LAG_MS = 5_000;

/** Where the primary's log was, and when: it shows the age of a replica's state. */
export function openPrimaryLog() {
  let samples: { position: LogPosition; atMs: number }[] = [];

  return {
    /** Notes where the log is now. A place before the last one is another primary's, which never had the rest. */
    note(position: LogPosition, atMs: number): void {
      const last = samples.at(-1);
      if (last && position < last.position) samples = [];
      if (samples.at(-1)?.position !== position) samples.push({ position, atMs });
      const old = samples.filter((sample) => atMs - sample.atMs > MAX_LAG_MS);
      samples.splice(0, old.length - 1); // the newest of the old ones is what is asked for
    },
    /** Whether a replica that replayed so far shows all that was there five seconds ago. While the primary is away its last
     *  state is asked for. */
    isFresh(replayed: LogPosition, nowMs: number): boolean {
      return samples.every(({ position, atMs }) => replayed >= position || nowMs - atMs <= MAX_LAG_MS);
    },
  };
}
