import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./skip-link.css.ts";

/** For keyboards and screen readers: past the header, to the page's own content. */
export function SkipLink() {
  const { skipToContent } = useUiWords();
  return (
    <a href="#main" className={css.link}>
      {skipToContent}
    </a>
  );
}
