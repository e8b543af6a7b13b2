import * as css from "./spinner.css.ts";

/** Something is on its way; `label` says what, for those who do not see it turn. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={css.box} role="status">
      <span className={css.ring} aria-hidden="true" />
      <span className={css.label}>{label}</span>
    </span>
  );
}

/** The centred spinner over a page whose next screen is loading. */
export function PageSpinner() {
  return (
    <div className={css.overPage}>
      <Spinner label="Loading..." />
    </div>
  );
}
