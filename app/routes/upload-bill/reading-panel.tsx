import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import { readingPageText } from "#app/domain/bills/upload-progress.ts";
import * as css from "./upload-page.css.ts";

/** A long bill while it is read, for browsers without script: the page comes back by itself until it is done. */
export function ReadingPanel({ progress }: { progress: ReadProgress | null }) {
  return (
    <div className={css.stack}>
      <h2>Processing your bill...</h2>
      <p role="status" className={css.lead}>
        {progress ? readingPageText(progress) : "It is waiting for its turn."}
      </p>
      <p>This page looks again every three seconds. Leave it, and the reading stops.</p>
    </div>
  );
}
