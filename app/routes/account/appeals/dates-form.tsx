import { useWords } from "#app/components/use-words.ts";
import { careTimings, type DeadlineDate, planKinds } from "#app/domain/deadlines/deadline.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { FoldedForm } from "#app/ui/form/folded-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ChangeForm, fieldsOfChange, type RefusedChange } from "../appeal-case/change-form.tsx";
import type { ViewedAppeal } from "./view-appeal.server.ts";

interface DatesFormProps {
  appeal: ViewedAppeal;
  refused: RefusedChange;
}

const ofPlan: DeadlineDate[] = [
  "denialReceivedOn",
  "appealReceivedOn",
  "finalDenialReceivedOn",
  "reviewAskedOn",
];
const ofBill: DeadlineDate[] = ["firstBillOn", "estimatedBillReceivedOn"];
const ofOthers: DeadlineDate[] = ["collectorNoticeReceivedOn", "recordsAskedOn"];

/** The dates that deadlines count from, and who decides about what. */
export function DatesForm({ appeal, refused }: DatesFormProps) {
  const { dates: labels, datesForm: words, plans, timings } = useWords().deadlines;
  const { timing, plan, dates } = appeal;
  const texts = Object.fromEntries(Object.entries(dates).map(([name, day]) => [name, day ?? ""]));
  const { field, isBack } = fieldsOfChange("set-dates", refused, { ...texts, timing, plan });
  const fieldsFor = (names: DeadlineDate[]) =>
    names.map((name) => <DateField key={name} {...field(name)} label={labels[name]} />);
  return (
    <FoldedForm summary={words.open} isOpen={isBack}>
      <ChangeForm appeal={appeal} change="set-dates" submit={words.submit}>
        <p>{words.lead}</p>
        <FieldGroup legend={words.plan}>
          <div className={stack.fields}>
            <SelectField
              {...field("plan")}
              label={words.planKind}
              options={planKinds.map((value) => ({ value, label: plans[value] }))}
            />
            <SelectField
              {...field("timing")}
              label={words.timing}
              options={careTimings.map((value) => ({ value, label: timings[value] }))}
            />
            {fieldsFor(ofPlan)}
          </div>
        </FieldGroup>
        <FieldGroup legend={words.bill}>
          <div className={stack.fields}>{fieldsFor(ofBill)}</div>
        </FieldGroup>
        <FieldGroup legend={words.others}>
          <div className={stack.fields}>{fieldsFor(ofOthers)}</div>
        </FieldGroup>
      </ChangeForm>
    </FoldedForm>
  );
}
