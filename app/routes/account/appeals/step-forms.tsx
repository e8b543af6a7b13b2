import { useLanguage, useWords } from "#app/components/use-words.ts";
import { type AppealResult, appealResults } from "#app/domain/appeals/appeal.ts";
import { say } from "#app/domain/language/say.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { FoldedForm } from "#app/ui/form/folded-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ChangeForm, fieldsOfChange, type RefusedChange } from "../appeal-case/change-form.tsx";
import { SendForm } from "../appeal-case/send-form.tsx";
import { DatesForm } from "./dates-form.tsx";
import { DaysForm } from "./days-form.tsx";
import type { ViewedAppeal } from "./view-appeal.server.ts";

interface StepFormProps {
  appeal: ViewedAppeal;
  refused: RefusedChange;
}

/** What can be recorded about an appeal in its state; the usual next step is open. */
export function StepForms({ appeal, refused }: StepFormProps) {
  const { forms: words } = useWords().appeals;
  const language = useLanguage();
  const { state, lastStep, mayUndo } = appeal;
  const form = { appeal, refused };
  const isSent = state === "sent" || state === "more-asked" || state === "answered";
  const isApplication = appeal.kind === "charity-care";
  return (
    <section className={stack.part} aria-labelledby="note">
      <h2 id="note">{words.heading}</h2>
      {state === "draft" || state === "more-asked" ? <SendForm {...form} /> : null}
      {state === "sent" && isApplication ? <MoreForm {...form} /> : null}
      {state === "sent" ? <AnswerForm {...form} /> : null}
      {isSent ? <DecideForm {...form} /> : null}
      {state === "draft" ? <AskForm {...form} /> : null}
      <DatesForm {...form} />
      <DaysForm {...form} />
      {state === "draft" || isSent ? <WithdrawForm {...form} /> : null}
      {mayUndo && lastStep !== null ? (
        <ChangeForm appeal={appeal} change="undo-step" submit={words.undo.submit}>
          <p>{say(language, words.undo.lead, { step: lastStep })}</p>
        </ChangeForm>
      ) : null}
    </section>
  );
}

function MoreForm({ appeal, refused }: StepFormProps) {
  const { more: words } = useWords().appeals.forms;
  const { field, isBack } = fieldsOfChange("ask-more", refused, { on: appeal.today });
  return (
    <FoldedForm summary={words.open} isOpen={isBack}>
      <ChangeForm appeal={appeal} change="ask-more" submit={words.submit}>
        <p>{words.lead}</p>
        <DateField {...field("on")} label={words.on} />
        <TextField {...field("note")} label={words.note} hint={words.noteHint} autoComplete="off" />
      </ChangeForm>
    </FoldedForm>
  );
}

function AnswerForm({ appeal, refused }: StepFormProps) {
  const { answer: words } = useWords().appeals.forms;
  const { field, isBack } = fieldsOfChange("answer", refused, { on: appeal.today });
  return (
    <FoldedForm summary={words.open} isOpen={isBack}>
      <ChangeForm appeal={appeal} change="answer" submit={words.submit} rank="primary">
        <p>{words.lead}</p>
        <DateField {...field("on")} label={words.on} />
        <TextField {...field("note")} label={words.note} hint={words.noteHint} autoComplete="off" />
      </ChangeForm>
    </FoldedForm>
  );
}

function DecideForm({ appeal, refused }: StepFormProps) {
  const { decide: words } = useWords().appeals.forms;
  const { field, isBack } = fieldsOfChange("decide", refused, { on: appeal.today });
  const { results, applicationResults } = words;
  const labelOf = (value: AppealResult) =>
    appeal.kind === "charity-care" ? applicationResults[value] : results[value];
  return (
    <FoldedForm summary={words.open} isOpen={isBack || appeal.state === "answered"}>
      <ChangeForm appeal={appeal} change="decide" submit={words.submit} rank="primary">
        <div className={stack.fields}>
          <SelectField
            {...field("result")}
            label={words.result}
            none={words.choose}
            options={appealResults.map((value) => ({ value, label: labelOf(value) }))}
          />
          <DateField {...field("on")} label={words.on} />
        </div>
        <TextField
          {...field("gainedCents")}
          label={words.gained}
          hint={words.gainedHint}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...field("note")} label={words.note} hint={words.noteHint} autoComplete="off" />
      </ChangeForm>
    </FoldedForm>
  );
}

function AskForm({ appeal, refused }: StepFormProps) {
  const { ask: words } = useWords().appeals.forms;
  const { field, isBack } = fieldsOfChange("ask", refused, {
    askedCents: (appeal.askedCents / 100).toFixed(2),
  });
  return (
    <FoldedForm summary={words.open} isOpen={isBack}>
      <ChangeForm appeal={appeal} change="ask" submit={words.submit}>
        <TextField
          {...field("askedCents")}
          label={words.asked}
          hint={words.askedHint}
          inputMode="decimal"
          autoComplete="off"
        />
      </ChangeForm>
    </FoldedForm>
  );
}

function WithdrawForm({ appeal, refused }: StepFormProps) {
  const { withdraw: words } = useWords().appeals.forms;
  const { field, isBack } = fieldsOfChange("withdraw", refused, { on: appeal.today });
  return (
    <FoldedForm summary={words.open} isOpen={isBack}>
      <ChangeForm appeal={appeal} change="withdraw" submit={words.submit}>
        <p>{words.lead}</p>
        <DateField {...field("on")} label={words.on} />
      </ChangeForm>
    </FoldedForm>
  );
}
