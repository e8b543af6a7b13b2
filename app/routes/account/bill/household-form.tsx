import { useWords } from "#app/components/use-words.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { RefusedForm } from "./refused-form.ts";

/** The answers that show if a hospital's assistance may help. */
export function HouseholdForm({ returned }: { returned: RefusedForm | undefined }) {
  const { story, steps } = useWords().billCase;
  const { household: words } = story;
  const fieldOf = (name: "householdSize" | "incomeCents" | "householdState", label: string) => ({
    id: name,
    name,
    label,
    defaultValue: returned?.initialValue[name] ?? "",
    error: returned?.error[name]?.join(" "),
    autoComplete: "off",
  });
  const errors = Object.entries(returned?.error ?? {}).flatMap(([name, messages]) =>
    messages.map((message) => ({ fieldId: name || null, message })),
  );
  return (
    <form method="post" className={stack.part} noValidate>
      <input type="hidden" name="intent" value="household" />
      <ErrorSummary id="household-problems" errors={errors} />
      <p className={stack.note}>{words.private}</p>
      <div className={stack.fields}>
        <TextField {...fieldOf("householdSize", words.size)} inputMode="numeric" />
        <TextField {...fieldOf("incomeCents", words.income)} inputMode="decimal" />
        <TextField {...fieldOf("householdState", words.state)} />
      </div>
      <div>
        <SubmitButton>{steps["screen-household"].action}</SubmitButton>
      </div>
    </form>
  );
}
