import { spoken } from "#app/ui/theme/spoken.css.ts";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./scroll-to-top.css.ts";

/** A way back to the top. The page's script shows it beyond 400 px; without script it stays hidden. */
export function ScrollToTop() {
  const { scrollToTop } = useUiWords();
  return (
    <a href="#top" className={css.button} data-scroll-to-top hidden suppressHydrationWarning>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className={css.arrow}>
        <path d="M10 16V4M4 10l6-6 6 6" />
      </svg>
      <span className={spoken}>{scrollToTop}</span>
    </a>
  );
}
