import type { ReactNode } from "react";

/** A link out of a frame: it opens in a new tab, next to the page that holds the frame. */
export function EmbedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
