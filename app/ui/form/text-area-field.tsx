import type { TextareaHTMLAttributes } from "react";
import { Field, type FramedProps } from "./field.tsx";

type TextAreaFieldProps = FramedProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A text of several lines. */
export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea rows={6} {...area} {...control} />}
    </Field>
  );
}
