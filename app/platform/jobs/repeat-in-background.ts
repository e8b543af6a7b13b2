import { logFailure } from "#app/platform/log/log-failure.ts";

export type BackgroundJob = {
  /** Runs the task now; while it runs, once more after it. */
  nudge(): void;
  /** Ends the repetition; a current run gets its signal aborted and is awaited. */
  close(): Promise<void>;
};

/** Runs a task at once and then every `intervalSeconds`, one run at a time; a failure is logged, the next run comes. */
export function repeatInBackground(
  task: (signal: AbortSignal) => Promise<unknown>,
  intervalSeconds: number,
): BackgroundJob {
  const closing = new AbortController();
  let isNudged = false;
  let wake = () => {};

  async function repeat() {
    while (!closing.signal.aborted) {
      isNudged = false;
      await task(closing.signal).catch((error: unknown) => logFailure("A background task failed", error));
      if (!isNudged) await nextTurn();
    }
  }

  function nextTurn() {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, intervalSeconds * 1000);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function nudge() {
    isNudged = true;
    wake();
  }

  const repetition = repeat();
  return {
    nudge,
    async close() {
      closing.abort();
      nudge();
      await repetition;
    },
  };
}
