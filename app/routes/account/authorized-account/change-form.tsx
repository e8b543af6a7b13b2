import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import type { Grant } from "#app/domain/accounts/grants/grant.ts";
import { problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import {
  fieldsOfGrant,
  type GrantFormFields,
  grantFieldNames,
  PersonFields,
  TermsFields,
} from "./grant-fields.tsx";

interface ChangeFormProps {
  grant: Omit<Grant, "invitationToken">;
  refused: SubmissionResult<string[]> | undefined;
}

/** Changes what a person is called and may do. */
export function ChangeForm({ grant, refused }: ChangeFormProps) {
  const words = useWords().authorizedPersons.person.change;
  const [form, fields] = useForm<GrantFormFields & { version: string }>({
    id: "change-form",
    lastResult: refused,
    defaultValue: { ...fieldsOfGrant(grant), version: String(grant.version) },
  });
  return (
    <form method="post" id={form.id} noValidate className={stack.part}>
      <ErrorSummary
        id="change-problems"
        errors={problemsOf(
          form,
          grantFieldNames.map((name) => fields[name]),
        )}
      />
      <input type="hidden" name="version" defaultValue={fields.version.initialValue} />
      <PersonFields fields={fields} />
      <TermsFields fields={fields} />
      <div>
        <SubmitButton name="intent" value="change">
          {words.save}
        </SubmitButton>
      </div>
    </form>
  );
}
