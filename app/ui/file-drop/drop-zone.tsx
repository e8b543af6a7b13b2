import { type ReactNode, useId } from "react";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./drop-zone.css.ts";

interface DropZoneProps {
  /** The form field's name; without one the file is for a script, and no form sends it. */
  name?: string;
  /** Lower-case, without the dot. */
  extensions: readonly string[];
  describedBy: string;
  children: ReactNode;
}

/** A place to choose a file from, around a real file field that goes with its form; `watchDropZone` lets it be dropped
 *  there, too. */
export function DropZone({ name, extensions, describedBy, children }: DropZoneProps) {
  const { chooseFile } = useUiWords();
  const inputId = useId();
  return (
    <div className={css.zone} data-look="calm">
      {children}
      <label htmlFor={inputId} className={css.choose}>
        {chooseFile}
      </label>
      <input
        id={inputId}
        type="file"
        name={name}
        accept={extensions.map((extension) => `.${extension}`).join(",")}
        aria-describedby={describedBy}
        className={css.input}
      />
    </div>
  );
}
