import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const TICKS_A_SECOND = 100;

/** Processor seconds so far of all that serves, by Linux's /proc. */
export interface Usage {
  sites: number;
  postgres: number;
  readers: number;
}

/** Those that have ended are not counted. The built-in PostgreSQL writes its id into the data folder. */
export function lookAtUsage(siteIds: readonly number[], dataDir: string): Usage {
  const [postgresId] = readOrEmpty(path.join(dataDir, "postgres/files/postmaster.pid"))
    .split("\n")
    .map(Number);
  const seconds = { sites: 0, postgres: 0, readers: 0 };
  const parentOf = new Map<number, number>();
  const secondsOf = new Map<number, number>();
  for (const id of readdirSync("/proc").map(Number).filter(Boolean)) {
    const fields = readOrEmpty(`/proc/${id}/stat`).split(") ").at(-1)!.split(" ");
    parentOf.set(id, Number(fields[1]));
    secondsOf.set(id, (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND || 0);
  }
  for (const [id, taken] of secondsOf) {
    if (siteIds.includes(id)) seconds.sites += taken;
    else if (isWithin(id, [postgresId ?? 0])) seconds.postgres += taken;
    else if (isWithin(id, siteIds)) seconds.readers += taken;
  }
  return seconds;

  function isWithin(id: number, roots: readonly number[]): boolean {
    return id > 1 && (roots.includes(id) || isWithin(parentOf.get(id) ?? 0, roots));
  }
}

/** Megabytes of memory that a process has now. */
export function residentMb(id: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readOrEmpty(`/proc/${id}/status`))?.[1] ?? 0) / 1024;
}

/** A process may end while it is looked at. */
function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}
