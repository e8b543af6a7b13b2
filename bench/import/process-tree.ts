import { readFileSync } from "node:fs";

/** The kernel counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;
const PAGE_BYTES = 4096;

/** Processor seconds of this process's children that have ended; Linux alone tells. */
export function childCpuSeconds(): number {
  const fields = statOf("self");
  return fields ? (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND : 0;
}

/** Resident megabytes of a process and each of its descendants; Linux alone tells. */
export function residentMbOf(pid: number): number[] {
  const fields = statOf(pid);
  if (!fields) return [];
  const own = (Number(fields[21]) * PAGE_BYTES) / 1024 / 1024;
  return [own, ...childrenOf(pid).flatMap(residentMbOf)];
}

/** The fields after the name in /proc/<pid>/stat, from the state on. */
function statOf(pid: number | "self"): string[] | null {
  const text = read(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(")") + 2).split(" ") ?? null;
}

const childrenOf = (pid: number) =>
  (read(`/proc/${pid}/task/${pid}/children`) ?? "").split(" ").filter(Boolean).map(Number);

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
