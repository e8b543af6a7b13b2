import { type SubmissionResult, useForm } from "@conform-to/react";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { summaryOf, textFieldOf } from "#app/ui/form/text-field-of.ts";
import * as css from "./roadmap.css.ts";

interface IdeaFields {
  title: string;
  description: string;
  email: string;
}

interface IdeaFormProps {
  /** The visitor's form when it could not be taken: what they wrote stays, and each field says how to mend it. */
  refused: SubmissionResult<string[]> | null;
  /** Why the form as a whole could not be taken. */
  problem: string | null;
}

/** Sends an idea, which is held until a moderator has read it. */
export function IdeaForm({ refused, problem }: IdeaFormProps) {
  const [form, { title, description, email }] = useForm<IdeaFields>({
    id: "idea-form",
    lastResult: refused,
  });
  return (
    <form method="post" action="/roadmap#send-idea" id={form.id} noValidate className={css.form}>
      {problem ? (
        <p role="alert" className={css.alert}>
          {problem}
        </p>
      ) : null}
      <ErrorSummary errors={summaryOf([title, description, email])} />
      <TextField
        {...textFieldOf(title)}
        label="Title"
        hint="What it is, in 80 characters or fewer"
        autoComplete="off"
      />
      <TextArea
        {...textFieldOf(description)}
        label="Description"
        hint="What it would do for you, in 1,000 characters or fewer. Leave out names and health details."
        autoComplete="off"
      />
      <TextField
        {...textFieldOf(email)}
        type="email"
        label="Email (optional)"
        hint="Never shown. We use it only to ask back, and erase it once we have decided."
        autoComplete="email"
      />
      <div className={css.trap} aria-hidden="true">
        <label htmlFor="website">Leave this field empty</label>
        <input id="website" name={trapName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <SubmitButton>Send the idea</SubmitButton>
      </div>
    </form>
  );
}

/** A field that people do not see; whatever fills it in is a program. */
export const trapName = "website";
