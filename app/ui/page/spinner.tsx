import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./spinner.css.ts";

/** The centred spinner over a page whose next screen is loading: the page's script shows it when that takes a while. */
export function PageSpinner() {
  const { loading } = useUiWords();
  return (
    <div className={css.overPage} data-page-spinner hidden>
      <div className={css.raised}>
        <span className={css.box} role="status">
          <span className={css.ring} aria-hidden="true" />
          <span className={css.label}>{loading}</span>
        </span>
      </div>
    </div>
  );
}
