import type { ReactNode } from "react";

/** A link out of a frame: it opens beside the page that the frame is in. */
export function EmbedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
