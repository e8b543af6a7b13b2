import type { ReactNode } from "react";
import * as css from "./phone-fold.css.ts";

interface PhoneFoldProps {
  /** What is in it, on one line. */
  summary: ReactNode;
  /** What pressing the line does: 'Change'. */
  action: string;
  /** Whether it is open on a phone, too. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part that folds to one line on a phone and is open where there is room. It needs no script. */
export function PhoneFold({ summary, action, isOpen, children }: PhoneFoldProps) {
  return (
    <details className={css.fold} open={isOpen}>
      <summary className={css.summary}>
        <span className={css.text}>{summary}</span> <span className={css.action}>{action}</span>
      </summary>
      {children}
    </details>
  );
}
