import { product } from "#app/domain/product.ts";
import type { ThemeChoice } from "#app/ui/theme/theme-choice.ts";
import { ThemeSwitch } from "#app/ui/theme/theme-switch.tsx";
import * as css from "./site-footer.css.ts";

/** The foot of every page: what the product is for, and the reader's theme. */
export function SiteFooter({ theme, returnTo }: { theme: ThemeChoice; returnTo: string }) {
  return (
    <footer className={css.footer}>
      <div className={css.bar}>
        <p>
          <strong>{product.name}</strong>
          <br />
          {product.tagline}
        </p>
        <a href="/api">Data API</a>
        <ThemeSwitch current={theme} returnTo={returnTo} />
      </div>
    </footer>
  );
}
