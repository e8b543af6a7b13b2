import * as css from "./skip-link.css.ts";

/** For keyboards and screen readers: past the header, to the page's own content. */
export function SkipLink() {
  return (
    <a href="#main" className={css.link}>
      Skip to main content
    </a>
  );
}
