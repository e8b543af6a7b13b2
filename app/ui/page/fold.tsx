import type { ReactNode } from "react";
import * as css from "./fold.css.ts";
import * as stack from "./stack.css.ts";

interface FoldProps {
  /** Of its heading. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of a page under its heading, which opens it on a phone; where there is room it is open. It needs no script. */
export function Fold({ id, heading, children }: FoldProps) {
  return (
    <section aria-labelledby={id}>
      <details className={css.fold} data-paper>
        <summary className={css.summary} data-paper>
          <h2 id={id} className={css.heading}>
            {heading}
          </h2>
        </summary>
        <div className={stack.part}>{children}</div>
      </details>
    </section>
  );
}
