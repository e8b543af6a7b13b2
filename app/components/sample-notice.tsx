import type { ReactNode } from "react";
import * as css from "./sample-notice.css.ts";

/** Says on every page that its prices are invented, while they are, and how real ones take their place. */
export function SampleNotice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={css.notice} aria-label={label}>
      <p className={css.text}>{children}</p>
    </aside>
  );
}
