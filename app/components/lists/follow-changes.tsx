import { note } from "#app/ui/page/stack.css.ts";

/** A link to the feed that tells what changes on the page. */
export function FollowChanges({ path, children }: { path: string; children: string }) {
  return (
    <p className={note} data-screen>
      <a href={path} type="application/atom+xml">
        {children}
      </a>
    </p>
  );
}
