import { partOf } from "./page-parts.ts";

/** Says in the ProgressBar inside `place` the progress of a task: 0 to 100 percent, the current step, and its position. */
export function showProgress(
  place: HTMLElement,
  { percent, label, detail }: { percent: number; label: string; detail: string | null },
): void {
  say("label", label);
  say("detail", detail ?? "");
  say("percent", `${percent}%`);
  partOf<HTMLProgressElement>(place, "progress").value = percent;

  function say(name: string, text: string) {
    const part = partOf(place, `[data-${name}]`);
    if (part.textContent !== text) part.textContent = text; // a rewritten status is announced again
  }
}
