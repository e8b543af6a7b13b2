import type { TextareaHTMLAttributes } from "react";
import * as css from "./text-field.css.ts";

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  name: string;
  label: string;
  hint: string;
  /** How to mend what is wrong with the text; undefined when nothing is. */
  error: string | undefined;
}

/** A labelled text of several lines, laid out as TextField is. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const hintId = `${area.id}-hint`;
  const errorId = `${area.id}-error`;
  return (
    <div className={css.field}>
      <label htmlFor={area.id} className={css.label}>
        {label}
      </label>
      <span id={hintId} className={css.hint}>
        {hint}
      </span>
      {error ? (
        <span id={errorId} className={css.error}>
          {error}
        </span>
      ) : null}
      <textarea
        rows={6}
        {...area}
        className={css.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${hintId} ${errorId}` : hintId}
      />
    </div>
  );
}
