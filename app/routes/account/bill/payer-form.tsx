import { useWords } from "#app/components/use-words.ts";
import { coverages } from "#app/domain/audits/audited-bill.ts";
import * as choice from "#app/ui/form/choice.css.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { spoken } from "#app/ui/theme/spoken.css.ts";

/** Who pays for the care of a bill, which decides what comes first. */
export function PayerForm() {
  const { story, steps } = useWords().billCase;
  return (
    <form method="post" className={stack.part}>
      <input type="hidden" name="intent" value="payer" />
      <fieldset>
        <legend className={spoken}>{story.payer.legend}</legend>
        {coverages.map((value) => (
          <label key={value} className={choice.choice}>
            <input type="radio" name="coverage" value={value} required />
            {story.payer[value]}
          </label>
        ))}
      </fieldset>
      <div>
        <SubmitButton>{steps["say-who-pays"].action}</SubmitButton>
      </div>
    </form>
  );
}
