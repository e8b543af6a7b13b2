import type { ReactNode } from "react";
import * as css from "./action.css.ts";

/** A link that is the next step on its page. */
export function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={css.primary}>
      {children}
    </a>
  );
}
