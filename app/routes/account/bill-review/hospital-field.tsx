import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { choice } from "#app/ui/form/choice.css.ts";
import * as field from "#app/ui/form/field.css.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormView } from "../review/form-view.ts";
import * as css from "../review/review-form.css.ts";
import type { HospitalOption } from "./find-hospital-choices.server.ts";

interface HospitalFieldProps {
  view: FormView;
  choices: HospitalOption[];
  /** What was looked for; null: nothing. */
  lookedFor: string | null;
}

/** Which of our hospitals the bill comes from: chosen, never guessed in silence. */
export function HospitalField({ view, choices, lookedFor }: HospitalFieldProps) {
  const { hospital: words, problems } = useWords().billReview;
  const language = useLanguage();
  const chosen = view.texts.hospital ?? "";
  const problem = view.problems.hospital;
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      <div id="hospital-choice" className={css.choices}>
        {problem ? <span className={field.error}>{problems[problem]}</span> : null}
        {choices.map(({ shortId, name, place }) => (
          <label key={shortId} className={choice}>
            <input type="radio" name="hospital" value={shortId} defaultChecked={shortId === chosen} />
            <span>
              {name} <span className={field.hint}>{place}</span>
            </span>
          </label>
        ))}
        {lookedFor !== null && choices.every(({ shortId }) => shortId === chosen) ? (
          <p role="status">{say(language, words.noneFound, { text: lookedFor })}</p>
        ) : null}
        <label className={choice}>
          <input
            type="radio"
            name="hospital"
            id="hospital"
            value=""
            defaultChecked={!choices.some(({ shortId }) => shortId === chosen)}
          />
          <span>{words.none}</span>
        </label>
      </div>
      <div className={css.find}>
        <TextField
          id="find"
          name="find"
          label={words.find}
          hint={words.findHint}
          defaultValue={lookedFor ?? ""}
          autoComplete="off"
        />
        <SubmitButton rank="secondary" name="intent" value="find-hospital">
          {words.findButton}
        </SubmitButton>
      </div>
    </FieldGroup>
  );
}
