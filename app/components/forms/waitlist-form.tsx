import { type SubmissionResult, useForm } from "@conform-to/react";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as css from "./waitlist-form.css.ts";

interface WaitlistFormProps {
  joined: boolean;
  refused?: SubmissionResult<string[]> | undefined;
  words: Record<"email" | "emailHint" | "submit" | "thanks" | "joined", string>;
}

/** One email address and a button. Once joined the form is locked and the button says so. */
export function WaitlistForm({ joined, refused, words }: WaitlistFormProps) {
  const [form, { email }] = useForm<{ email: string }>({ id: "waitlist-form", lastResult: refused });
  return (
    <form method="post" action="/coming-soon" id={form.id} noValidate className={css.form}>
      <ErrorSummary id="waitlist-problems" errors={problemsOf(form, [email])} />
      <TextField
        {...fieldOf(email)}
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
        disabled={joined}
      />
      <div>
        <SubmitButton name="intent" value="waitlist" disabled={joined}>
          {joined ? words.thanks : words.submit}
        </SubmitButton>
      </div>
      {joined ? <p role="status">{words.joined}</p> : null}
    </form>
  );
}
