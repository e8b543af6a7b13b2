import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** The processor seconds that a process and all that it has started have taken so far, and the most memory that one of them
 *  has had, by Linux's /proc. Those that have ended are not counted. */
export function lookAtProcesses(rootId: number): { processorSeconds: number; peakMb: number } {
  const parentOf = new Map<number, number>();
  const secondsOf = new Map<number, number>();
  for (const id of readdirSync("/proc").map(Number).filter(Boolean)) {
    const fields = readOrEmpty(`/proc/${id}/stat`).split(") ").at(-1)!.split(" ");
    parentOf.set(id, Number(fields[1]));
    secondsOf.set(id, (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND);
  }
  const isOfRoot = (id: number): boolean => id === rootId || (id > 1 && isOfRoot(parentOf.get(id) ?? 0));
  const ids = [...parentOf.keys()].filter(isOfRoot);
  return {
    processorSeconds: ids.reduce((sum, id) => sum + (secondsOf.get(id) ?? 0), 0),
    peakMb: Math.max(0, ...ids.map(peakMb)),
  };
}

function peakMb(id: number): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readOrEmpty(`/proc/${id}/status`))?.[1] ?? 0) / 1024);
}

/** A process may end while it is looked at. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
