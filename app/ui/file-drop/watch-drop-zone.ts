import { partOf } from "#app/ui/page/page-parts.ts";
import { brokenRule, type FileRules, type FileRuleTexts } from "./file-rules.ts";

const invalidLookMs = 2000;

interface DropZoneWatch {
  rules: FileRules;
  texts: FileRuleTexts;
  /** What is wrong inside a file that keeps the rules; null when nothing is. */
  check?: (file: File) => Promise<string | null>;
  /** Called with files that keep every rule. */
  onChoose: (files: File[]) => void;
  onReject: (message: string) => void;
}

/** Brings a DropZone to life: takes what is dropped on it or chosen in its field, from then on in the field's place. A
 *  file chosen before is taken over. After each rejection it looks invalid for two seconds. */
export function watchDropZone(zone: HTMLElement, { rules, texts, check, ...heard }: DropZoneWatch): void {
  const input = partOf<HTMLInputElement>(zone, "input[type=file]");
  let calming: ReturnType<typeof setTimeout> | undefined;

  function look(look: "calm" | "over" | "invalid") {
    zone.dataset.look = look;
  }

  async function take(files: File[]) {
    input.value = ""; // so that the same file can be chosen again
    if (files.length === 0) return;
    const broken = brokenRule(files, rules, texts) ?? (await firstProblem(files, check));
    clearTimeout(calming);
    if (broken) {
      look("invalid");
      calming = setTimeout(look, invalidLookMs, "calm");
      heard.onReject(broken);
    } else {
      look("calm");
      heard.onChoose(files);
    }
  }

  zone.addEventListener("dragover", (event) => {
    event.preventDefault();
    if (!input.disabled) look("over");
  });
  zone.addEventListener("dragleave", () => look("calm"));
  zone.addEventListener("drop", (event) => {
    event.preventDefault();
    look("calm");
    if (!input.disabled) void take([...(event.dataTransfer?.files ?? [])]);
  });
  input.addEventListener("change", () => void take([...(input.files ?? [])]));
  void take([...(input.files ?? [])]);
}

async function firstProblem(files: File[], check: DropZoneWatch["check"]): Promise<string | null> {
  for (const file of files) {
    const problem = await check?.(file);
    if (problem) return problem;
  }
  return null;
}
