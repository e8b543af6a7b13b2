import * as css from "./sample-notice.css.ts";

/** Says on every page that its prices are invented, while they are, and how real ones take their place. */
export function SampleNotice() {
  return (
    <aside className={css.notice} aria-label="Sample data">
      <p className={css.text}>
        <strong className={css.title}>Sample data.</strong> The hospitals and their prices are fictional until
        the first real price file is imported:{" "}
        <code className={css.command}>npm run mrf:import -- &lt;file, folder or URL&gt;</code>{" "}
        <a href="/price-files">See the files</a>
      </p>
    </aside>
  );
}
