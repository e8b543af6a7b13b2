import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as css from "./sign-in.css.ts";

interface LoginFormProps {
  /** Where to lead afterwards; '' = to the account. */
  redirectTo: string;
  /** Of the mail that confirms a sign-up; '' = none. */
  confirm: string;
  refused: SubmissionResult<string[]> | undefined;
}

type LoginFields = Record<"email" | "password" | "redirectTo" | "confirm", string>;

export function LoginForm({ redirectTo, confirm, refused }: LoginFormProps) {
  const words = useWords().signIn;
  const [form, fields] = useForm<LoginFields>({
    id: "login-form",
    lastResult: refused,
    defaultValue: { redirectTo, confirm },
  });
  return (
    <form method="post" action="/login" id={form.id} noValidate className={css.form}>
      <ErrorSummary id="login-problems" errors={problemsOf(form, [])} />
      <input type="hidden" name="redirectTo" defaultValue={fields.redirectTo.initialValue} />
      <input type="hidden" name="confirm" defaultValue={fields.confirm.initialValue} />
      <TextField {...fieldOf(fields.email)} type="email" label={words.email} autoComplete="username" />
      <TextField
        {...fieldOf(fields.password)}
        type="password"
        label={words.password}
        autoComplete="current-password"
      />
      <div>
        <SubmitButton>{words.login.submit}</SubmitButton>
      </div>
    </form>
  );
}
