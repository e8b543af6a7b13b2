import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { choice } from "#app/ui/form/choice.css.ts";
import * as field from "#app/ui/form/field.css.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import type { AuditAnswer } from "./answer-audit-form.server.ts";
import { auditFormId } from "./audit-form.tsx";
import { asked } from "./which-hospital.css.ts";

/** Whether several hospitals have the bill's name and none of them is chosen. */
export function asksWhichHospital({ hospital, choices }: AuditAnswer): boolean {
  return hospital === null && choices.length > 0;
}

/** Asks at the top which of several hospitals the bill is from; the choice goes with the form below. */
export function WhichHospital({ answer }: { answer: AuditAnswer }) {
  const { which: words } = useWords().auditPage.result;
  const language = useLanguage();
  if (!asksWhichHospital(answer)) return null;
  const { choices, texts } = answer;
  const hint = say(language, words.hint, { count: choices.length, name: texts.provider ?? "" });
  return (
    <div id="which-hospital" className={asked}>
      <FieldGroup legend={words.legend} hint={hint}>
        <div>
          {choices.map(({ shortId, name, place }) => (
            <label key={shortId} className={choice}>
              <input type="radio" name="hospitalId" value={shortId} form={auditFormId} />
              <span>
                {name} <span className={field.hint}>{place}</span>
              </span>
            </label>
          ))}
          <label className={choice}>
            <input type="radio" name="hospitalId" value="" defaultChecked form={auditFormId} />
            <span>{words.none}</span>
          </label>
        </div>
        <div>
          <SubmitButton form={auditFormId}>{words.submit}</SubmitButton>
        </div>
      </FieldGroup>
    </div>
  );
}
