import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as css from "./coming-soon-page.css.ts";

type DemoFields = Record<"name" | "email" | "organisation" | "message", string>;

/** Asks for a demo; the operator answers by email. */
export function DemoForm({ refused }: { refused: SubmissionResult<string[]> | undefined }) {
  const words = useWords().comingSoon.demo;
  const [form, { name, email, organisation, message }] = useForm<DemoFields>({
    id: "demo-form",
    lastResult: refused,
  });
  return (
    <form method="post" action="/coming-soon" id={form.id} noValidate className={css.form}>
      <ErrorSummary id="demo-problems" errors={problemsOf(form, [name, email, organisation, message])} />
      <TextField {...fieldOf(name)} label={words.name} autoComplete="name" />
      <TextField {...fieldOf(email)} type="email" label={words.email} autoComplete="email" />
      <TextField {...fieldOf(organisation)} label={words.organisation} autoComplete="organization" />
      <TextField {...fieldOf(message)} label={words.message} autoComplete="off" />
      <div>
        <SubmitButton name="intent" value="demo">
          {words.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
