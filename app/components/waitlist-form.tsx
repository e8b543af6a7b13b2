import { type SubmissionResult, useForm } from "@conform-to/react";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { textFieldOf } from "#app/ui/form/text-field-of.ts";
import * as css from "./waitlist-form.css.ts";

/** One email address and a button. Once joined the form is locked and the button says so. */
export function WaitlistForm({ joined, refused }: { joined: boolean; refused?: SubmissionResult<string[]> }) {
  const [form, { email }] = useForm<{ email: string }>({ id: "waitlist-form", lastResult: refused });
  return (
    <form method="post" action="/coming-soon#waitlist" id={form.id} noValidate className={css.form}>
      <TextField
        {...textFieldOf(email)}
        type="email"
        label="Email"
        hint="We write when a page opens, and for nothing else."
        autoComplete="email"
        disabled={joined}
      />
      <div>
        <SubmitButton name="intent" value="waitlist" disabled={joined}>
          {joined ? "Thanks!" : "Submit"}
        </SubmitButton>
      </div>
      {joined ? <p role="status">You are on the waitlist.</p> : null}
    </form>
  );
}
