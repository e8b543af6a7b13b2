import type { InputHTMLAttributes } from "react";
import * as css from "./text-field.css.ts";

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** How to mend what is wrong with the value; undefined when nothing is. */
  error?: string;
}

/** A labelled line of text: label above, hint below the label, what is wrong right at the field. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const hintId = `${input.id}-hint`;
  const errorId = `${input.id}-error`;
  const describedBy = [hint ? hintId : null, error ? errorId : null].filter(Boolean).join(" ");
  return (
    <div className={css.field}>
      <label htmlFor={input.id} className={css.label}>
        {label}
      </label>
      {hint ? (
        <span id={hintId} className={css.hint}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={errorId} className={css.error}>
          {error}
        </span>
      ) : null}
      <input
        {...input}
        className={css.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
    </div>
  );
}
