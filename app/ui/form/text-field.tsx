import type { InputHTMLAttributes } from "react";
import { Field, type FieldProps, type FramedProps } from "./field.tsx";

type TextFieldProps = FramedProps & Pick<FieldProps, "caution"> & InputHTMLAttributes<HTMLInputElement>;

/** A line of text. */
export function TextField({ id, label, hint, caution, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} caution={caution} error={error}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}
