import { useWords } from "#app/components/use-words.ts";
import { amountKinds, claimStatuses, explanationPlanKinds } from "#app/domain/explanations/explanation.ts";
import { claimAmountName } from "#app/domain/explanations/kept/explanation-fields.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { FormView } from "../review/form-view.ts";
import { ReviewField } from "../review/review-field.tsx";
import * as css from "../review/review-form.css.ts";

/** What an explanation says once: who decided, when, and the appeal deadline. */
export function NoticeFields({ view }: { view: FormView }) {
  const { facts, planKinds, review } = useWords().explanations;
  return (
    <FieldGroup legend={review.notice}>
      <ReviewField view={view} name="plan" label={facts.plan} />
      <div className={css.pair}>
        <SelectField
          id="planKind"
          name="planKind"
          label={facts.planKind}
          none={facts.planKindUnknown}
          options={explanationPlanKinds.map((value) => ({ value, label: planKinds[value] }))}
          defaultValue={view.texts.planKind}
        />
        <ReviewField view={view} name="issueDate" type="date" label={facts.issueDate} />
        <ReviewField view={view} name="memberId" label={facts.memberId} />
        <ReviewField
          view={view}
          name="appealDays"
          label={facts.appealDays}
          hint={facts.appealDaysHint}
          inputMode="numeric"
        />
        <ReviewField view={view} name="appealBy" type="date" label={facts.appealBy} />
      </div>
    </FieldGroup>
  );
}

/** What it says of one claim, with its amounts as a whole. */
export function ClaimFields({ view, legend }: { view: FormView; legend: string }) {
  const { facts, statuses, amounts, review } = useWords().explanations;
  return (
    <>
      <FieldGroup legend={legend}>
        <ReviewField view={view} name="provider" label={facts.provider} />
        <div className={css.pair}>
          <ReviewField view={view} name="patient" label={facts.patient} />
          <ReviewField view={view} name="claimNumber" label={facts.claimNumber} />
          <ReviewField view={view} name="accountNumber" label={facts.accountNumber} />
          <SelectField
            id="network"
            name="network"
            label={facts.network}
            none={facts.networkUnknown}
            options={(["in", "out"] as const).map((value) => ({ value, label: facts.networks[value] }))}
            defaultValue={view.texts.network}
          />
          <SelectField
            id="status"
            name="status"
            label={facts.status}
            none={facts.statusUnknown}
            options={claimStatuses.map((value) => ({ value, label: statuses[value] }))}
            defaultValue={view.texts.status}
          />
          <SelectField
            id="isEmergency"
            name="isEmergency"
            label={facts.isEmergency}
            none={facts.notEmergency}
            options={[{ value: "yes", label: facts.emergency }]}
            defaultValue={view.texts.isEmergency}
          />
          <ReviewField view={view} name="firstServiceDate" type="date" label={facts.firstServiceDate} />
          <ReviewField view={view} name="lastServiceDate" type="date" label={facts.lastServiceDate} />
          <ReviewField view={view} name="processedDate" type="date" label={facts.processedDate} />
        </div>
      </FieldGroup>
      <FieldGroup legend={review.amounts} hint={review.amountsHint}>
        <div className={css.pair}>
          {amountKinds.map((kind) => (
            <ReviewField
              key={kind}
              view={view}
              name={claimAmountName(kind)}
              label={amounts[kind]}
              inputMode="decimal"
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
