import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./spinner.css.ts";

/** The centred spinner over a page whose next screen is loading: the page's script shows it when that takes a while. Its
 *  text waits in an attribute, as text browsers show what is hidden. */
export function PageSpinner() {
  const { loading } = useUiWords();
  return (
    <div className={css.overPage} data-page-spinner hidden>
      <div className={css.raised}>
        <span className={css.box} role="status">
          <span className={css.ring} aria-hidden="true" />
          <span className={css.label} data-text={loading} />
        </span>
      </div>
    </div>
  );
}
