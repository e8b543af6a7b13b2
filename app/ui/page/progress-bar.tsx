import { useId } from "react";
import * as css from "./progress-bar.css.ts";

/** How far something has come, and in words what is going on: a script says it (`showProgress`). */
export function ProgressBar() {
  const labelId = useId();
  return (
    <div className={css.box}>
      <div className={css.texts}>
        <span id={labelId} role="status" data-label />
        <span data-detail />
        <span data-percent />
      </div>
      <progress className={css.bar} max={100} value={0} aria-labelledby={labelId} />
    </div>
  );
}
