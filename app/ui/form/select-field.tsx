import type { SelectHTMLAttributes } from "react";
import { Field, type FramedProps } from "./field.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = FramedProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** The text while nothing is chosen; without it, one of the options always is. */
    none?: string;
    options: SelectOption[];
  };

/** A choice of one among several; choosing none of them sends an empty value. */
export function SelectField({ id, label, hint, error, none, options, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control}>
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
