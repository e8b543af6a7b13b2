import { note } from "#app/ui/page/stack.css.ts";

/** A link to the feed of the page's changes. */
export function FollowChanges({ path, children }: { path: string; children: string }) {
  return (
    <p className={note} data-screen>
      <a href={path} type="application/atom+xml">
        {children}
      </a>
    </p>
  );
}
