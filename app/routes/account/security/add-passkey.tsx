import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { longestPasskeyName } from "#app/domain/accounts/passkeys/passkey-limits.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PasskeyForm } from "#app/ui/form/passkey-form.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { PresentPasswordField } from "../forms/present-password-field.tsx";
import * as css from "./security.css.ts";

interface AddPasskeyProps {
  question: { options: object; challenge: string };
  refused: SubmissionResult<string[]> | undefined;
}

type PasskeyFields = Record<"name" | "presentPassword" | "challenge" | "answer", string>;

/** Has the browser make a passkey. One that was made stays in a form that came back for its password. */
export function AddPasskey({ question, refused }: AddPasskeyProps) {
  const words = useWords().accountSecurity.passkeys;
  const [form, fields] = useForm<PasskeyFields>({ id: "passkey-form", lastResult: refused });
  const { name, presentPassword } = fields;
  const answer = fields.answer.initialValue;
  return (
    <PasskeyForm
      action="/account/security/passkeys"
      id={form.id}
      className={css.form}
      asks="create"
      options={question.options}
      challenge={(answer && fields.challenge.initialValue) || question.challenge}
      answer={answer}
      failure={words.failed}
    >
      <ErrorSummary id="passkey-problems" errors={problemsOf(form, [name, presentPassword])} />
      <TextField
        {...fieldOf(name)}
        label={words.name}
        hint={words.nameHint}
        maxLength={longestPasskeyName}
        autoComplete="off"
      />
      <PresentPasswordField field={presentPassword} />
      <div>
        <SubmitButton name="intent" value="add">
          {words.add}
        </SubmitButton>
      </div>
    </PasskeyForm>
  );
}
