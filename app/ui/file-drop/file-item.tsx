import { ProgressBar } from "#app/ui/page/progress-bar.tsx";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./file-item.css.ts";

export type FileItemState = "idle" | "uploading" | "success" | "error";

interface FileItemProps {
  name: string;
  sizeBytes: number;
  state: FileItemState;
  /** 0 to 100 and what is going on, while uploading. */
  progress?: { percent: number; label: string; detail?: string };
  onRemove: () => void;
}

/** One chosen file: its name, size and state, and how far it has come. */
export function FileItem({ name, sizeBytes, state, progress, onRemove }: FileItemProps) {
  const { fileState, removeFile } = useUiWords();
  return (
    <div className={css.item} data-state={state}>
      <div className={css.line}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          {formatSize(sizeBytes)} · {fileState[state]}
        </span>
        {state === "uploading" ? null : (
          <button
            type="button"
            className={css.remove}
            onClick={onRemove}
            aria-label={`${removeFile} ${name}`}
          >
            {removeFile}
          </button>
        )}
      </div>
      {progress ? <ProgressBar {...progress} /> : null}
    </div>
  );
}

function formatSize(sizeBytes: number): string {
  return sizeBytes < 1_000_000
    ? `${Math.max(1, Math.round(sizeBytes / 1000))} kB`
    : `${(sizeBytes / 1_000_000).toFixed(1)} MB`;
}
