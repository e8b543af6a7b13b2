import { residentMb } from "./usage.ts";

const LOOK_EVERY_MS = 10_000;
const LOOKS_A_MINUTE = 6;

/** Looks at the memory of processes every ten seconds until it is stopped; then one line for each. */
export function watchMemory(ids: readonly number[]) {
  const looks = ids.map((id) => [residentMb(id)]);
  const watching = setInterval(() => {
    for (const [no, id] of ids.entries()) looks[no]!.push(residentMb(id));
  }, LOOK_EVERY_MS);
  return {
    stop(): string[] {
      clearInterval(watching);
      return looks.map((megabytes, no) => {
        const first = mean(megabytes.slice(0, LOOKS_A_MINUTE)).toFixed(0);
        const last = mean(megabytes.slice(-LOOKS_A_MINUTE)).toFixed(0);
        const slope = (slopeOf(megabytes) * LOOKS_A_MINUTE).toFixed(1);
        return `process ${no + 1}: ${first} MB in its first minute, ${last} in its last, ${slope} MB more a minute`;
      });
    },
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** By least squares, from one look to the next. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const average = mean(values);
  let together = 0;
  let alone = 0;
  for (const [no, value] of values.entries()) {
    together += (no - middle) * (value - average);
    alone += (no - middle) ** 2;
  }
  return alone === 0 ? 0 : together / alone;
}
