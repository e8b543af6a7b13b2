import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { CallNote } from "#app/domain/cases/kept/case-file.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

/** What was written down of earlier calls, the newest first. */
export function CallNotes({ notes, mayDelete }: { notes: readonly CallNote[]; mayDelete: boolean }) {
  const call = useWords().billCall;
  const { timeline } = useWords().billCase;
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby="notes">
      <h2 id="notes">{call.notes}</h2>
      <ul className={stack.cards}>
        {notes.map(({ noteNo, on, person, reference, said, promisedBy }) => (
          <li key={noteNo}>
            <strong>{formatDate(language, on)}</strong>{" "}
            {person === null ? timeline.called : say(language, timeline.calledPerson, { person })}
            <p dir="auto">{said}</p>
            <p className={stack.note}>
              {reference === null ? null : say(language, timeline.reference, { reference })}{" "}
              {promisedBy === null
                ? null
                : say(language, timeline.promised, { date: formatDate(language, promisedBy) })}
            </p>
            {mayDelete ? (
              <form method="post">
                <input type="hidden" name="intent" value="delete-note" />
                <input type="hidden" name="noteNo" value={noteNo} />
                <SubmitButton rank="secondary">{call.deleteNote}</SubmitButton>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
