import type { ReactNode } from "react";
import * as stack from "#app/ui/page/stack.css.ts";

interface FoldedFormProps {
  summary: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A form that opens on demand: one of several things that can be done. */
export function FoldedForm({ summary, isOpen, children }: FoldedFormProps) {
  return (
    <details className={stack.details} open={isOpen}>
      <summary className={stack.summary}>{summary}</summary>
      {children}
    </details>
  );
}
