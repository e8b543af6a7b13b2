import type { Fault } from "./faults.ts";
import type { Importer } from "./importer.ts";
import type { Promised } from "./verdict.ts";
import type { Visitor } from "./visitor.ts";
import type { Writers } from "./writers.ts";

const MAX_UNTIL_WRITTEN_MS = 30_000;
const MAX_AWAY_MS = 2_000;

/** Prints for each kind of fault how long it took until a form was taken again: least, middle, most. */
export function printFaults(faults: readonly Fault[]): void {
  for (const kind of new Set(faults.map(({ kind }) => kind))) {
    const seconds = faults
      .filter((fault) => fault.kind === kind)
      .map(({ untilWrittenMs }) => untilWrittenMs / 1000)
      .sort((a, b) => a - b);
    const [least, middle, most] = [seconds[0]!, seconds[seconds.length >> 1]!, seconds.at(-1)!];
    const figures = [least, middle, most].map((one) => one.toFixed(1)).join(" / ");
    console.log(`${kind}, ${seconds.length} times: written again after ${figures} s (least, middle, most)`);
  }
}

/** Prints each promise with what was found; true where all are kept. */
export function printVerdict(drill: {
  faults: readonly Fault[];
  visitors: readonly Visitor[];
  writers: Writers;
  importer: Importer;
  promises: readonly Promised[];
}): boolean {
  const longest = Math.max(...drill.faults.map(({ untilWrittenMs }) => untilWrittenMs));
  const all: Promised[] = [
    {
      says: `written again within ${MAX_UNTIL_WRITTEN_MS / 1000} s`,
      found: `${(longest / 1000).toFixed(1)} s at most`,
      isKept: longest <= MAX_UNTIL_WRITTEN_MS,
    },
    ...drill.visitors.map(({ kind, came, failed, longestAwayMs }) => ({
      says: `${kind} never away for more than ${MAX_AWAY_MS / 1000} s`,
      found: `${(longestAwayMs / 1000).toFixed(1)} s at most; ${came} came, in place of others ${listed(failed)}`,
      isKept: longestAwayMs <= MAX_AWAY_MS,
    })),
    ...drill.promises,
  ];
  for (const { says, found, isKept } of all) console.log(`${isKept ? "kept  " : "BROKEN"} ${says}: ${found}`);
  for (const { kind, slow } of drill.visitors) {
    console.log(`       ${kind}: ${slow.length} took more than a second`);
    for (const one of slow) console.log(`         ${one}`);
  }
  for (const { kind, refused } of Object.values(drill.writers))
    console.log(`       ${kind}: not acknowledged ${listed(refused)}`);
  console.log(`       imports that were broken off and run again: ${drill.importer.runsAgain}`);
  return all.every(({ isKept }) => isKept);
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([what, times]) => `${what} ×${times}`).join(", ") || "none";
}
