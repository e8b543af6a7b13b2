/** Long work that one request starts and others look at. */
export interface WorkUnderWay<Progress, Result> {
  /** Starts a task under an id. It is told to stop when `leaving` is aborted, unless it was detached by then. */
  start(
    id: string,
    task: (report: (progress: Progress) => void, signal: AbortSignal) => Promise<Result>,
    leaving: AbortSignal,
  ): Promise<Result>;
  /** Lets a task go on without the request that started it, as long as somebody looks at it. */
  detach(id: string): void;
  /** How far a task is, and its result once it has one; null when there is no such task (any more). */
  look(id: string): { progress: Progress | null; result: Result | null } | null;
}

interface Entry<Progress, Result> {
  progress: Progress | null;
  result: Result | null;
  stop: AbortController;
  /** Set once detached: ends the task, or forgets its result, when nobody looks. */
  abandonment: NodeJS.Timeout | null;
}

/** Keeps work in this process's memory; a detached task that nobody looks at for `abandonedAfterMs` is stopped. */
export function openWorkUnderWay<Progress, Result>(abandonedAfterMs: number): WorkUnderWay<Progress, Result> {
  const entries = new Map<string, Entry<Progress, Result>>();

  function awaitLook(id: string, entry: Entry<Progress, Result>) {
    if (entry.abandonment) clearTimeout(entry.abandonment);
    entry.abandonment = setTimeout(() => {
      entry.stop.abort();
      entries.delete(id);
    }, abandonedAfterMs);
    entry.abandonment.unref();
  }

  return {
    async start(id, task, leaving) {
      const stop = new AbortController();
      const entry: Entry<Progress, Result> = { progress: null, result: null, stop, abandonment: null };
      entries.set(id, entry);
      const onLeave = () => entry.abandonment || stop.abort();
      leaving.addEventListener("abort", onLeave, { once: true });
      try {
        const report = (progress: Progress) => {
          entry.progress = progress;
        };
        entry.result = await task(report, stop.signal);
        return entry.result;
      } finally {
        leaving.removeEventListener("abort", onLeave);
        if (!entry.abandonment) entries.delete(id);
      }
    },
    detach(id) {
      const entry = entries.get(id);
      if (entry) awaitLook(id, entry);
    },
    look(id) {
      const entry = entries.get(id);
      if (!entry) return null;
      if (entry.abandonment) awaitLook(id, entry);
      return { progress: entry.progress, result: entry.result };
    },
  };
}
