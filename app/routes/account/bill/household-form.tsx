import { useWords } from "#app/components/use-words.ts";
import { billCaseWords } from "#app/content/words/bill-case.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

/** The answers that tell whether a hospital's assistance may help. `problem`: what was wrong with them; null: nothing. */
export function HouseholdForm({ problem }: { problem: string | null }) {
  const { story, steps } = useWords(billCaseWords);
  const { household: words } = story;
  return (
    <form method="post" className={stack.part} noValidate>
      <input type="hidden" name="intent" value="household" />
      <div className={stack.fields}>
        <TextField
          id="householdSize"
          name="householdSize"
          label={words.size}
          inputMode="numeric"
          autoComplete="off"
          error={problem ?? undefined}
        />
        <TextField
          id="incomeCents"
          name="incomeCents"
          label={words.income}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField id="householdState" name="householdState" label={words.state} autoComplete="off" />
      </div>
      <div>
        <SubmitButton>{steps["screen-household"].action}</SubmitButton>
      </div>
    </form>
  );
}
