import type { SelectHTMLAttributes } from "react";
import * as css from "./text-field.css.ts";

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** What stands there while nothing is chosen. */
  none: string;
  options: SelectOption[];
}

/** A labelled choice of one among several; choosing none of them sends an empty value. */
export function SelectField({ label, hint, none, options, ...select }: SelectFieldProps) {
  const hintId = `${select.id}-hint`;
  return (
    <div className={css.field}>
      <label htmlFor={select.id} className={css.label}>
        {label}
      </label>
      {hint ? (
        <span id={hintId} className={css.hint}>
          {hint}
        </span>
      ) : null}
      <select {...select} className={css.input} aria-describedby={hint ? hintId : undefined}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
