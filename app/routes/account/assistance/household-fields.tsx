import { useLanguage, useWords } from "#app/components/use-words.ts";
import {
  incomeKinds,
  incomeSpans,
  insuranceAnswers,
} from "#app/domain/appeals/application/assistance-application.ts";
import { MAX_INCOMES } from "#app/domain/appeals/application/read-application.ts";
import { aidPrograms } from "#app/domain/assistance/state-law/state-grant.ts";
import { say } from "#app/domain/language/say.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./household-fields.css.ts";

export type HouseholdTexts = Readonly<Partial<Record<string, string>>>;

interface HouseholdFieldsProps {
  texts: HouseholdTexts;
  problems: Readonly<Record<string, string[] | undefined>>;
}

/** The number of open rows; the others open on demand if they are empty. */
const OPEN_ROWS = 3;

/** Who lives in a household and from what. */
export function HouseholdFields({ texts, problems }: HouseholdFieldsProps) {
  const { form: words, insurances } = useWords().assistanceApplication;
  const { labels } = useWords().assistance.programs;
  const rows = Array.from({ length: MAX_INCOMES }, (_, row) => row);
  const isFilled = (row: number) =>
    row < OPEN_ROWS || [`person-${row}`, `kind-${row}`, `amount-${row}`].some((name) => texts[name]);
  const open = rows.filter(isFilled);
  const folded = rows.filter((row) => !isFilled(row));
  return (
    <>
      <TextField
        id="size"
        name="size"
        label={words.size}
        hint={words.sizeHint}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={texts.size ?? ""}
        error={problems.size?.[0]}
      />
      <FieldGroup legend={words.incomes} hint={words.incomesHint}>
        {open.map((row) => (
          <IncomeRow key={row} row={row} texts={texts} problems={problems} />
        ))}
        {folded.length === 0 ? null : (
          <details className={stack.details}>
            <summary className={stack.summary}>{words.more}</summary>
            {folded.map((row) => (
              <IncomeRow key={row} row={row} texts={texts} problems={problems} />
            ))}
          </details>
        )}
      </FieldGroup>
      <TickGroup
        id="programs"
        legend={words.programs}
        ticks={aidPrograms.map((program) => ({
          name: `program-${program}`,
          label: labels[program],
          isTicked: texts[`program-${program}`] === "yes",
        }))}
      />
      <SelectField
        id="insurance"
        name="insurance"
        label={words.insurance}
        defaultValue={texts.insurance ?? "not-sure"}
        options={insuranceAnswers.map((value) => ({ value, label: insurances[value] }))}
      />
    </>
  );
}

function IncomeRow({ row, texts, problems }: HouseholdFieldsProps & { row: number }) {
  const { form: words, kinds, spans } = useWords().assistanceApplication;
  const language = useLanguage();
  const field = (name: string) => {
    const full = `${name}-${row}`;
    return { id: full, name: full, defaultValue: texts[full] ?? "", error: problems[full]?.[0] };
  };
  return (
    <fieldset className={css.row}>
      <legend className={css.legend}>{say(language, words.row, { row: row + 1 })}</legend>
      <TextField {...field("person")} label={words.person} autoComplete="off" />
      <SelectField
        {...field("kind")}
        label={words.kind}
        none={words.choose}
        options={incomeKinds.map((value) => ({ value, label: kinds[value] }))}
      />
      <TextField {...field("amount")} label={words.amount} inputMode="decimal" autoComplete="off" />
      <SelectField
        {...field("span")}
        defaultValue={texts[`span-${row}`] ?? "month"}
        label={words.span}
        options={incomeSpans.map((value) => ({ value, label: spans[value] }))}
      />
    </fieldset>
  );
}
