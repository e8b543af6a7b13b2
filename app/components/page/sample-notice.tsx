import type { ReactNode } from "react";
import * as css from "./sample-notice.css.ts";

interface SampleNoticeProps {
  label: string;
  /** Tells the operator how to replace these with real prices. */
  replacing: ReactNode;
  children: ReactNode;
}

/** Says on every page that its prices are invented, while they are; on a phone in one line. */
export function SampleNotice({ label, replacing, children }: SampleNoticeProps) {
  return (
    <aside className={css.notice} aria-label={label}>
      <p className={css.text}>
        {children} <span className={css.replacing}>{replacing}</span>
      </p>
    </aside>
  );
}
