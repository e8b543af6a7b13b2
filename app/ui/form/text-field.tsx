import type { InputHTMLAttributes } from "react";
import { Field, type FramedProps } from "./field.tsx";

type TextFieldProps = FramedProps & InputHTMLAttributes<HTMLInputElement>;

/** A line of text. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}
