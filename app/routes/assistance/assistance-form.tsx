import { useStateOptions } from "#app/components/forms/use-state-options.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { helpRadii, usualHelpRadius } from "#app/domain/assistance/help-radii.ts";
import { householdFields } from "#app/domain/assistance/read-household-form.ts";
import { aidPrograms } from "#app/domain/assistance/state-law/state-grant.ts";
import { say } from "#app/domain/language/say.ts";
import { choice } from "#app/ui/form/choice.css.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { HospitalOption } from "./hospital-option.ts";
import { WhichHospital } from "./which-hospital.tsx";

interface AssistanceFormProps {
  texts: Readonly<Record<string, string>>;
  /** By the fields' names; under '' with the form as a whole. */
  problems: Readonly<Partial<Record<string, string>>>;
  /** The hospitals that fit the name, where there are several and none is chosen. */
  choices: readonly HospitalOption[];
  /** Whether it was answered: what the answer may still turn on is asked, too. */
  answered: { asksHome: boolean } | null;
}

const fieldNames = ["hospitalId", "hospital", "state", "near", ...householdFields];

/** The four questions; after an answer what was said, and what may make it more exact. Income goes by POST alone. */
export function AssistanceForm({ texts, problems, choices, answered }: AssistanceFormProps) {
  const { form: words, programs } = useWords().assistance;
  const language = useLanguage();
  const stateOptions = useStateOptions();
  const fieldOf = (name: string) => ({
    id: name,
    name,
    defaultValue: texts[name],
    error: problems[name],
  });
  return (
    <section className={stack.part} aria-labelledby="questions">
      <h2 id="questions">{answered ? words.again : words.heading}</h2>
      {answered ? <p>{words.againLead}</p> : null}
      <form method="post" action="/assistance" noValidate className={stack.part}>
        <ErrorSummary
          id="assistance-problems"
          errors={["", ...fieldNames].flatMap((name) =>
            problems[name] ? [{ fieldId: name || null, message: problems[name] }] : [],
          )}
        />
        <FieldGroup legend={words.hospital}>
          <div className={stack.fields}>
            <TextField
              {...fieldOf("hospital")}
              label={words.hospitalName}
              hint={words.hospitalHint}
              autoComplete="off"
            />
            <SelectField
              {...fieldOf("state")}
              label={words.state}
              hint={words.stateHint}
              none={words.noState}
              options={stateOptions}
            />
          </div>
          <WhichHospital choices={choices} name={texts.hospital ?? ""} error={problems.hospitalId} />
          {choices.length > 0 ? (
            <input type="hidden" name="idFor" value={texts.hospital ?? ""} />
          ) : texts.hospitalId ? (
            <>
              <input type="hidden" name="hospitalId" value={texts.hospitalId} />
              <input type="hidden" name="idFor" value={texts.idFor} />
            </>
          ) : null}
        </FieldGroup>
        <FieldGroup legend={words.near} hint={words.nearHint}>
          <div className={stack.fields}>
            <TextField
              {...fieldOf("near")}
              label={words.nearPlace}
              hint={words.nearPlaceHint}
              autoComplete="postal-code"
            />
            <SelectField
              {...fieldOf("radius")}
              defaultValue={texts.radius ?? String(usualHelpRadius)}
              label={words.radius}
              options={helpRadii.map((miles) => ({
                value: String(miles),
                label: say(language, words.radiusMiles, { miles }),
              }))}
            />
          </div>
        </FieldGroup>
        <TextField
          {...fieldOf("size")}
          label={words.size}
          hint={words.sizeHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <FieldGroup legend={words.income} hint={words.incomeHint}>
          <div className={stack.fields}>
            <TextField {...fieldOf("income")} label={words.amount} inputMode="decimal" autoComplete="off" />
            <SelectField
              {...fieldOf("per")}
              label={words.per}
              options={(["month", "year"] as const).map((value) => ({ value, label: words.pers[value] }))}
            />
          </div>
          <TickGroup
            id="programs"
            legend={words.programs}
            ticks={aidPrograms.map((name) => ({
              name,
              label: programs.labels[name],
              isTicked: texts[name] === "yes",
            }))}
          />
        </FieldGroup>
        <FieldGroup legend={words.insurance}>
          <div>
            {(["none", "some", "unsure"] as const).map((value) => (
              <label key={value} className={choice}>
                <input
                  type="radio"
                  name="insurance"
                  value={value}
                  defaultChecked={(texts.insurance ?? "") === value}
                />
                <span>{words.insurances[value]}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
        {answered || texts.firstBill ? (
          <TextField
            {...fieldOf("firstBill")}
            label={words.firstBill}
            hint={words.firstBillHint}
            autoComplete="off"
          />
        ) : null}
        {answered?.asksHome || texts.home ? (
          <SelectField
            {...fieldOf("home")}
            label={words.home}
            hint={words.homeHint}
            none={words.sameState}
            options={stateOptions}
          />
        ) : null}
        <div>
          <SubmitButton>{answered ? words.submitAgain : words.submit}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
