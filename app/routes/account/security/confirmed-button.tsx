import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { PresentPasswordField } from "../forms/present-password-field.tsx";
import * as css from "./security.css.ts";

interface ConfirmedButtonProps {
  intent: "renew" | "off";
  refused: SubmissionResult<string[]> | undefined;
  children: ReactNode;
}

/** A change of the codes that asks for the password alone. */
export function ConfirmedButton({ intent, refused, children }: ConfirmedButtonProps) {
  const [form, { presentPassword }] = useForm<{ presentPassword: string }>({
    id: `${intent}-form`,
    lastResult: refused,
  });
  return (
    <form method="post" action="/account/security/codes" id={form.id} noValidate className={css.form}>
      <ErrorSummary id={`${intent}-problems`} errors={problemsOf(form, [presentPassword])} />
      <PresentPasswordField field={presentPassword} />
      <div>
        <SubmitButton rank="secondary" name="intent" value={intent}>
          {children}
        </SubmitButton>
      </div>
    </form>
  );
}
