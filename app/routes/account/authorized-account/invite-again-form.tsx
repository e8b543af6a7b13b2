import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

interface InviteAgainFormProps {
  email: string;
  refused: SubmissionResult<string[]> | undefined;
}

/** Sends a person without access another invitation, to the same or another address. */
export function InviteAgainForm({ email: invited, refused }: InviteAgainFormProps) {
  const words = useWords().authorizedPersons.person.again;
  const [form, { email }] = useForm<{ email: string }>({
    id: "again-form",
    lastResult: refused,
    defaultValue: { email: invited },
  });
  return (
    <form method="post" id={form.id} noValidate className={stack.part}>
      <ErrorSummary id="again-problems" errors={problemsOf(form, [email])} />
      <TextField {...fieldOf(email)} type="email" label={words.email} autoComplete="off" />
      <div>
        <SubmitButton rank="secondary" name="intent" value="invite">
          {words.send}
        </SubmitButton>
      </div>
    </form>
  );
}
