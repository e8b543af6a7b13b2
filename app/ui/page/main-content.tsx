import type { ReactNode } from "react";
import * as css from "./main-content.css.ts";

/** A page's own content, where the skip link lands. */
export function MainContent({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
  );
}
