import type { ReactNode } from "react";
import * as css from "./field-group.css.ts";

interface FieldGroupProps {
  legend: string;
  /** Why these are asked for. */
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, under one heading. */
export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {hint ? <p className={css.hint}>{hint}</p> : null}
      {children}
    </fieldset>
  );
}
