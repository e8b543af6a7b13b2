import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { PresentPasswordField } from "../forms/present-password-field.tsx";
import * as css from "./security.css.ts";

export function EmailForm({ refused }: { refused: SubmissionResult<string[]> | undefined }) {
  const words = useWords().accountSecurity.email;
  const [form, { email, presentPassword }] = useForm<Record<"email" | "presentPassword", string>>({
    id: "email-form",
    lastResult: refused,
  });
  return (
    <form method="post" action="/account/security/email" id={form.id} noValidate className={css.form}>
      <ErrorSummary id="email-problems" errors={problemsOf(form, [email, presentPassword])} />
      <TextField {...fieldOf(email)} type="email" label={words.newEmail} autoComplete="email" />
      <PresentPasswordField field={presentPassword} />
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </form>
  );
}
