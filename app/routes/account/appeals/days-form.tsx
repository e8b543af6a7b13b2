import { useLanguage, useWords } from "#app/components/use-words.ts";
import { MAX_OWN_DAYS } from "#app/domain/deadlines/personal-days.ts";
import { say } from "#app/domain/language/say.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { FoldedForm } from "#app/ui/form/folded-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ChangeForm, fieldsOfChange, type RefusedChange } from "../appeal-case/change-form.tsx";
import type { ViewedAppeal } from "./view-appeal.server.ts";

interface DaysFormProps {
  appeal: ViewedAppeal;
  refused: RefusedChange;
}

const numbers = Array.from({ length: MAX_OWN_DAYS }, (_, index) => index + 1);

/** The dates that no law sets: when to ask for a letter's status, when the bill is due, and what its owner wants to be reminded
 *  of. */
export function DaysForm({ appeal, refused }: DaysFormProps) {
  const { daysForm: words } = useWords().deadlines;
  const language = useLanguage();
  const { followUpOn, billDueOn, own } = appeal.personalDays;
  const ownTexts = own.flatMap(({ name, on }, index) => [
    [`own-${index + 1}-name`, name],
    [`own-${index + 1}-on`, on],
  ]);
  const { field, isBack } = fieldsOfChange("set-days", refused, {
    followUpOn: followUpOn ?? "",
    billDueOn: billDueOn ?? "",
    ...Object.fromEntries(ownTexts),
  });
  return (
    <FoldedForm summary={words.open} isOpen={isBack}>
      <ChangeForm appeal={appeal} change="set-days" submit={words.submit}>
        <p>{words.lead}</p>
        <div className={stack.fields}>
          <DateField {...field("followUpOn")} label={words.followUpOn} hint={words.followUpHint} />
          <DateField {...field("billDueOn")} label={words.billDueOn} />
        </div>
        {numbers.map((number) => (
          <FieldGroup key={number} legend={say(language, words.own, { number })}>
            <div className={stack.fields}>
              <TextField {...field(`own-${number}-name`)} label={words.name} autoComplete="off" />
              <DateField {...field(`own-${number}-on`)} label={words.on} />
            </div>
          </FieldGroup>
        ))}
      </ChangeForm>
    </FoldedForm>
  );
}
