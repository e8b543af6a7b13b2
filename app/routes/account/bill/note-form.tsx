import { useWords } from "#app/components/use-words.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { RefusedForm } from "./refused-form.ts";

/** What to write down of a call. */
export function NoteForm({ refused }: { refused: RefusedForm | undefined }) {
  const { note: words } = useWords().billCall;
  const fieldOf = (name: "on" | "person" | "reference" | "said" | "promisedBy") => ({
    id: name,
    name,
    label: words[name],
    defaultValue: refused?.initialValue[name] ?? "",
    error: refused?.error[name]?.join(" "),
    autoComplete: "off",
  });
  const errors = Object.entries(refused?.error ?? {}).flatMap(([name, messages]) =>
    messages.map((message) => ({ fieldId: name || null, message })),
  );
  return (
    <section className={stack.part} aria-labelledby="note">
      <h2 id="note">{words.heading}</h2>
      <p>{words.lead}</p>
      <ErrorSummary id="note-problems" errors={errors} />
      <form method="post" className={stack.part} noValidate>
        <input type="hidden" name="intent" value="note" />
        <TextAreaField {...fieldOf("said")} rows={4} />
        <div className={stack.fields}>
          <TextField {...fieldOf("person")} />
          <TextField {...fieldOf("reference")} />
          <DateField {...fieldOf("on")} hint={words.onHint} />
          <DateField {...fieldOf("promisedBy")} />
        </div>
        <div>
          <SubmitButton>{words.submit}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
