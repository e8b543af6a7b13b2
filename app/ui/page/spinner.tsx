import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./spinner.css.ts";

/** Something is on its way. */
export function Spinner() {
  const { loading } = useUiWords();
  return (
    <span className={css.box} role="status">
      <span className={css.ring} aria-hidden="true" />
      <span className={css.label}>{loading}</span>
    </span>
  );
}

/** The centred spinner over a page whose next screen is loading. */
export function PageSpinner() {
  return (
    <div className={css.overPage}>
      <div className={css.raised}>
        <Spinner />
      </div>
    </div>
  );
}
