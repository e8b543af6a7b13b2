import { useWords } from "#app/components/use-words.ts";
import { sendingWays } from "#app/domain/appeals/appeal.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { FoldedForm } from "#app/ui/form/folded-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type ChangedAppeal, ChangeForm, fieldsOfChange, type RefusedChange } from "./change-form.tsx";

interface SendFormProps {
  appeal: ChangedAppeal & { today: string };
  refused: RefusedChange;
}

/** Records how and when a letter was sent; it leads to the appeal's page, which shows the day to follow up. */
export function SendForm({ appeal, refused }: SendFormProps) {
  const { send: words } = useWords().appeals.forms;
  const { field } = fieldsOfChange("send", refused, { on: appeal.today });
  return (
    <FoldedForm summary={words.open} isOpen>
      <ChangeForm appeal={appeal} change="send" submit={words.submit} rank="primary">
        <div className={stack.fields}>
          <DateField {...field("on")} label={words.on} />
          <SelectField
            {...field("how")}
            label={words.how}
            none={words.choose}
            options={sendingWays.map((value) => ({ value, label: words.ways[value] }))}
          />
        </div>
        <TextField {...field("proof")} label={words.proof} hint={words.proofHint} autoComplete="off" />
      </ChangeForm>
    </FoldedForm>
  );
}
