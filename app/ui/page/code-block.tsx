import * as css from "./code-block.css.ts";

/** Commands or an address to copy. */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre className={css.block}>
      <code>{children}</code>
    </pre>
  );
}
