import type { ReactNode } from "react";
import { product } from "#app/domain/product.ts";
import type { ThemeChoice } from "#app/ui/theme/theme-choice.ts";
import { ThemeSwitch } from "#app/ui/theme/theme-switch.tsx";
import * as css from "./site-footer.css.ts";

interface SiteFooterProps {
  theme: ThemeChoice;
  returnTo: string;
  words: { tagline: string; dataApi: string };
  /** What floats over the page and belongs to its foot for those who hear it. */
  children: ReactNode;
}

/** The foot of every page: what the product is for, and the reader's theme. */
export function SiteFooter({ theme, returnTo, words, children }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.bar}>
        <p>
          <strong>{product.name}</strong>
          <br />
          {words.tagline}
        </p>
        <a href="/api">{words.dataApi}</a>
        <ThemeSwitch current={theme} returnTo={returnTo} />
      </div>
      {children}
    </footer>
  );
}
