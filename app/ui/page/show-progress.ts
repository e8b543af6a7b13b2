import { partOf } from "./page-parts.ts";

/** Says in the ProgressBar inside `place` how far something is: 0 to 100 percent, what goes on, and where in it. */
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
    if (part.textContent !== text) part.textContent = text; // a status that is written anew is heard anew
  }
}
