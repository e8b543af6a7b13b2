import { dataOf, partOf } from "#app/ui/page/page-parts.ts";
import { showProgress } from "#app/ui/page/show-progress.ts";

export type FileItemState = "idle" | "uploading" | "success" | "error";

export interface ShownFile {
  name: string;
  sizeBytes: number;
  state: FileItemState;
  /** 0 to 100, what is going on, and where in it when that is known; null: nothing is. */
  progress: { percent: number; label: string; detail: string | null } | null;
}

/** Shows a chosen file in a FileItem; null: none is chosen. */
export function showFileItem(item: HTMLElement, file: ShownFile | null): void {
  const part = (name: string) => partOf(item, `[data-${name}]`);
  item.hidden = file === null;
  part("name").textContent = file?.name ?? "";
  if (file === null) return;
  const states: Record<FileItemState, string> = JSON.parse(dataOf(item, "states"));
  item.dataset.state = file.state;
  part("facts").textContent = `${formatSize(file.sizeBytes)} · ${states[file.state]}`;
  const remove = part("remove");
  remove.hidden = file.progress !== null;
  remove.textContent = dataOf(remove, "remove");
  remove.ariaLabel = `${remove.textContent} ${file.name}`;
  part("progress").hidden = file.progress === null;
  if (file.progress) showProgress(part("progress"), file.progress);
}

function formatSize(sizeBytes: number): string {
  return sizeBytes < 1_000_000
    ? `${Math.max(1, Math.round(sizeBytes / 1000))} kB`
    : `${(sizeBytes / 1_000_000).toFixed(1)} MB`;
}
