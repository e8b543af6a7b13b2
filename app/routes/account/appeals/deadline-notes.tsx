import type { SaidDeadline } from "#app/content/words/say-deadline.ts";

/** What a deadline counts from, and the law that says so. */
export function DeadlineNotes({ deadline: { notes, source } }: { deadline: SaidDeadline }) {
  return (
    <>
      {notes.join(" ")} {source === null ? null : <a href={source.url}>{source.title}</a>}
    </>
  );
}
