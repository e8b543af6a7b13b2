import type { InputHTMLAttributes } from "react";
import type { FramedProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";

type DateFieldProps = FramedProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "defaultValue"> & {
    /** An ISO day, or what was typed in place of one. */
    defaultValue?: string | undefined;
  };

/** A day. A browser's own field for dates would drop a text that is none, so that one comes back as text. */
export function DateField({ defaultValue = "", ...field }: DateFieldProps) {
  const isDay = defaultValue === "" || /^\d{4}-\d{2}-\d{2}$/.test(defaultValue);
  return (
    <TextField {...field} type={isDay ? "date" : "text"} defaultValue={defaultValue} autoComplete="off" />
  );
}
