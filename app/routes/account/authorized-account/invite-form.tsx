import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { fieldsOfGrant, type GrantFormFields, PersonFields, TermsFields } from "./grant-fields.tsx";

interface InviteFormProps {
  /** ISO day, on which access begins unless another is chosen. */
  today: string;
  refused: SubmissionResult<string[]> | undefined;
}

/** Names a person and what they may do, and sends them an invitation. */
export function InviteForm({ today, refused }: InviteFormProps) {
  const words = useWords().authorizedPersons.list.add;
  const [form, fields] = useForm<GrantFormFields & { email: string }>({
    id: "invite-form",
    lastResult: refused,
    defaultValue: {
      ...fieldsOfGrant({
        person: { name: "", relationship: "", email: "" },
        permissions: ["view-bills"],
        startsOn: today,
        endsOn: null,
      }),
      email: "",
    },
  });
  const { name, relationship, email, permissions, startsOn, endsOn } = fields;
  return (
    <form method="post" action="/account/authorized-account" id={form.id} noValidate className={stack.part}>
      <ErrorSummary
        id="invite-problems"
        errors={problemsOf(form, [name, relationship, email, permissions, startsOn, endsOn])}
      />
      <PersonFields fields={fields} />
      <TextField
        {...fieldOf(email)}
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="off"
      />
      <TermsFields fields={fields} />
      <div>
        <SubmitButton>{words.send}</SubmitButton>
      </div>
    </form>
  );
}
