import * as css from "./trap-field.css.ts";

/** A field that people don't see; only programs fill it in. */
export const trapName = "website";

/** `label`: for screen reader users who hear it anyway. */
export function TrapField({ label }: { label: string }) {
  return (
    <div className={css.trap} aria-hidden="true">
      <label htmlFor={trapName}>{label}</label>
      <input id={trapName} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
