import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { choice } from "#app/ui/form/choice.css.ts";
import * as field from "#app/ui/form/field.css.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import type { HospitalOption } from "./hospital-option.ts";

interface WhichHospitalProps {
  choices: readonly HospitalOption[];
  /** What was typed. */
  name: string;
  error: string | undefined;
}

/** Asks which of the matching hospitals is meant; nothing if there is no choice. */
export function WhichHospital({ choices, name, error }: WhichHospitalProps) {
  const { form: words } = useWords().assistance;
  const language = useLanguage();
  if (choices.length === 0) return null;
  return (
    <div id="hospitalId" tabIndex={-1}>
      <FieldGroup legend={words.which} hint={say(language, words.whichHint, { count: choices.length, name })}>
        {error ? <p className={field.error}>{error}</p> : null}
        <div>
          {choices.map(({ shortId, name, place }) => (
            <label key={shortId} className={choice}>
              <input type="radio" name="hospitalId" value={shortId} />
              <span>
                {name} <span className={field.hint}>{place}</span>
              </span>
            </label>
          ))}
          <label className={choice}>
            <input type="radio" name="hospitalId" value="none" />
            <span>{words.notListed}</span>
          </label>
        </div>
      </FieldGroup>
    </div>
  );
}
