import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TrapField } from "#app/ui/form/trap-field.tsx";
import * as css from "./roadmap.css.ts";

type IdeaFields = Record<"title" | "description" | "email", string>;

/** Sends an idea, which is held until a moderator has read it. `refused`: the visitor's form, when it came back. */
export function IdeaForm({ refused }: { refused: SubmissionResult<string[]> | undefined }) {
  const words = useWords().roadmap.idea;
  const [form, { title, description, email }] = useForm<IdeaFields>({
    id: "idea-form",
    lastResult: refused,
  });
  return (
    <form method="post" action="/roadmap" id={form.id} noValidate className={css.form}>
      <ErrorSummary id="idea-problems" errors={problemsOf(form, [title, description, email])} />
      <TextField {...fieldOf(title)} label={words.title} hint={words.titleHint} autoComplete="off" />
      <TextAreaField
        {...fieldOf(description)}
        label={words.description}
        hint={words.descriptionHint}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(email)}
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
      />
      <TrapField label={words.trap} />
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </form>
  );
}
