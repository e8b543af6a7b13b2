import { Presets, SingleBar } from "cli-progress";

/** A bar on standard error that says how far long work is. It is shown on a terminal alone. */
export interface ProgressBar {
  /** `done` of `total`, in any unit; `text` says what it is at. */
  show(done: number, total: number, text: string): void;
  /** Takes the bar away until it is shown again: before a line is printed. */
  clear(): void;
}

/** Does a task that shows how far it is. The bar is away when what is said at `signal` is printed. */
export async function withProgressBar<Result>(
  signal: AbortSignal,
  task: (bar: ProgressBar) => Promise<Result>,
): Promise<Result> {
  const format = "[{bar}] {percentage}% {text}";
  // `linewrap` off would be a state of the terminal, which a process that is killed leaves behind.
  const bar = new SingleBar({ format, barsize: 20, clearOnComplete: true, linewrap: true }, Presets.legacy);
  signal.addEventListener("abort", () => bar.stop());
  try {
    return await task({
      show(done, total, text) {
        const shown = Math.min(done, total);
        if (!bar.isActive) return bar.start(total, shown, { text });
        bar.setTotal(total);
        bar.update(shown, { text });
      },
      clear: () => bar.stop(),
    });
  } finally {
    bar.stop(); // its timer would keep the process
  }
}
