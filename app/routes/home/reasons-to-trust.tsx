import * as css from "./landing-page.css.ts";

/** What lets a visitor check every number, with the way to each. */
export function ReasonsToTrust() {
  return (
    <section aria-labelledby="trust" className={css.part}>
      <h2 id="trust">Why you can check every number</h2>
      <div className={css.columns}>
        <div className={css.reason}>
          <h3>Each price has a source</h3>
          <p>
            A price leads to the hospital’s file it came from, with the file’s date. See{" "}
            <a href="/price-files">all price files</a>.
          </p>
        </div>
        <div className={css.reason}>
          <h3>Faults are in the open</h3>
          <p>
            Each file has a report that lists its errors and what we left out. Read{" "}
            <a href="/learn-roadmap-process">how we check a file</a>.
          </p>
        </div>
        <div className={css.reason}>
          <h3>You can take the data along</h3>
          <p>
            Every table is also a file for a spreadsheet. <a href="/data/downloads">Download all figures</a>,
            or let a program read them through the <a href="/api">data API</a>, free and without a key.
          </p>
        </div>
      </div>
    </section>
  );
}
