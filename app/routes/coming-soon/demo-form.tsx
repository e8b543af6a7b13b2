import { type SubmissionResult, useForm } from "@conform-to/react";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { summaryOf, textFieldOf } from "#app/ui/form/text-field-of.ts";
import * as css from "./coming-soon-page.css.ts";

interface DemoFields {
  name: string;
  email: string;
  organisation: string;
  message: string;
}

/** Asks for a demo; the operator answers by email. */
export function DemoForm({ refused }: { refused?: SubmissionResult<string[]> }) {
  const [form, { name, email, organisation, message }] = useForm<DemoFields>({
    id: "demo-form",
    lastResult: refused,
  });
  return (
    <form method="post" action="/coming-soon#demo" id={form.id} noValidate className={css.form}>
      <ErrorSummary errors={summaryOf([name, email, organisation, message])} />
      <TextField {...textFieldOf(name)} label="Name" autoComplete="name" />
      <TextField {...textFieldOf(email)} type="email" label="Email" autoComplete="email" />
      <TextField {...textFieldOf(organisation)} label="Organization (optional)" autoComplete="organization" />
      <TextField
        {...textFieldOf(message)}
        label="What would you like to see? (optional)"
        autoComplete="off"
      />
      <div>
        <SubmitButton name="intent" value="demo">
          Request a demo
        </SubmitButton>
      </div>
    </form>
  );
}
