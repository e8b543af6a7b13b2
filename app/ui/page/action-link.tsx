import type { ReactNode } from "react";
import { primary, secondary } from "./action.css.ts";

interface ActionLinkProps {
  href: string;
  rank?: "primary" | "secondary";
  children: ReactNode;
}

/** A link that is the next step on its page, or the other way to go. */
export function ActionLink({ href, rank = "primary", children }: ActionLinkProps) {
  return (
    <a href={href} className={rank === "primary" ? primary : secondary}>
      {children}
    </a>
  );
}
