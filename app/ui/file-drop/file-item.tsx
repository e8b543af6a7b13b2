import { ProgressBar } from "#app/ui/page/progress-bar.tsx";
import { type UiWords, useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./file-item.css.ts";

interface FileItemProps {
  /** Names the states of a file that is not sent; those of an upload otherwise. */
  states?: UiWords["fileState"];
}

/** Where a script shows the chosen file: its name, size and state, and how far it has come (`showFileItem`). */
export function FileItem({ states }: FileItemProps) {
  const { fileState, removeFile } = useUiWords();
  return (
    <div className={css.item} data-file-item data-states={JSON.stringify(states ?? fileState)} hidden>
      <div className={css.line}>
        <span className={css.name} data-name />
        <span className={css.facts} data-facts />
        <button type="button" className={css.remove} data-remove={removeFile} aria-label={removeFile} />
      </div>
      <div data-progress hidden>
        <ProgressBar />
      </div>
    </div>
  );
}
