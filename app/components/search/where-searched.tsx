import { note } from "#app/ui/page/stack.css.ts";

/** Where was looked for hospitals, and the way to look farther; no address: that would find no more. */
export function WhereSearched({
  sentences,
  farther,
}: {
  sentences: string[];
  farther: { label: string; href: string } | null;
}) {
  if (sentences.length === 0) return null;
  return (
    <p className={note}>
      {sentences.join(" ")} {farther ? <a href={farther.href}>{farther.label}</a> : null}
    </p>
  );
}
