import type { ComponentProps } from "react";
import * as css from "./suggesting-field.css.ts";
import scriptUrl from "./suggesting-field-script.js?worker&url";
import { TextField } from "./text-field.tsx";

type SuggestingFieldProps = ComponentProps<typeof TextField> & {
  /** Answers `?q=` with `{suggestions: [{label, detail, address}]}`. */
  suggestions: string;
  /** What the list of them is called. */
  suggestionsLabel: string;
  /** The id of a field that is filled in next: while that is empty, a suggestion fills this one in place of leading on. */
  nextField?: string;
};

/** A line of text that offers, with script, where it may lead while it is typed; without, it is a plain field. */
export function SuggestingField({
  suggestions,
  suggestionsLabel,
  nextField,
  ...field
}: SuggestingFieldProps) {
  return (
    <div
      className={css.frame}
      data-suggestions={suggestions}
      data-label={suggestionsLabel}
      data-next-field={nextField}
      data-list={css.list}
      data-option={css.option}
      data-detail={css.detail}
    >
      <TextField {...field} autoComplete="off" />
      <script type="module" src={scriptUrl} />
    </div>
  );
}
