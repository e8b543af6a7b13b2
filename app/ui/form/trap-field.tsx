import * as css from "./trap-field.css.ts";

/** A field that people do not see; whatever fills it in is a program. */
export const trapName = "website";

/** `label`: for those who hear it all the same. */
export function TrapField({ label }: { label: string }) {
  return (
    <div className={css.trap} aria-hidden="true">
      <label htmlFor={trapName}>{label}</label>
      <input id={trapName} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
