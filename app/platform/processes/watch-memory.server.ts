import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { MemoryReport } from "./worker-messages.ts";

/** A decoder that is led astray takes about 100 MB more in this time. */
const LOOK_EVERY_MS = 50;

/** Whether the system reports the memory of another process; elsewhere a process has to report it itself. */
const systemTells = process.platform === "linux";

/** Calls `onExceeded` once when the process takes more than `limitBytes` of memory, as reported by the system (Linux) or by the
 *  process with `reportMemory`. Looks before later listeners hear a message of the process, so that a task that is done too soon
 *  for the timer is not taken for one within the limit. Ends with the process, and does not keep this one alive. */
export function watchMemory(child: ChildProcess, limitBytes: number, onExceeded: () => void): void {
  const look = (maxBytes: number) => {
    if (maxBytes <= limitBytes) return;
    stop();
    onExceeded();
  };
  const timer = setInterval(() => look(mostResidentBytesOf(child.pid)), LOOK_EVERY_MS).unref();
  const hear = (message: { type: string } | MemoryReport) => {
    look("residentBytes" in message ? message.residentBytes : mostResidentBytesOf(child.pid));
  };
  const stop = () => {
    clearInterval(timer);
    child.off("message", hear);
  };
  child.on("message", hear);
  child.once("exit", stop);
}

/** Reports this process's memory to the parent if the system doesn't. */
export function reportMemory(): void {
  if (systemTells) return;
  setInterval(() => {
    process.send?.({ type: "memory", residentBytes: process.memoryUsage.rss() } satisfies MemoryReport);
  }, LOOK_EVERY_MS).unref();
}

/** The most that it ever took at once: a decoder's peak may be over before the next look. 0 where it is not known. The
 *  file is made by the kernel as it is read: no disk is waited for. */
function mostResidentBytesOf(pid: number | undefined): number {
  if (!systemTells) return 0;
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0; // the process has just ended
  }
}
