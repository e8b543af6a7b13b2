import type { ReactNode } from "react";
import * as css from "./field.css.ts";

export interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Why to check its value again. */
  caution?: string | undefined;
  /** How to fix the value; undefined if it is right. */
  error?: ReactNode;
  /** The control itself, with what ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** The frame of every form control: label above, hint below the label, what is wrong right at the control. */
export function Field({ id, label, hint, caution, error, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const cautionId = `${id}-caution`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : null, caution ? cautionId : null, error ? errorId : null]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {hint ? (
        <span id={hintId} className={css.hint}>
          {hint}
        </span>
      ) : null}
      {caution ? (
        <span id={cautionId} className={css.caution}>
          {caution}
        </span>
      ) : null}
      {error ? (
        <span id={errorId} className={css.error}>
          {error}
        </span>
      ) : null}
      {children({
        id,
        className: css.control,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
    </div>
  );
}

/** What every control takes of its frame. */
export type FramedProps = Omit<FieldProps, "children" | "caution"> & { name: string };
