import { useWords } from "#app/components/use-words.ts";
import { totalFields } from "#app/domain/bills/kept/bill-fields.ts";
import { correspondenceFields } from "#app/domain/bills/kept/kept-bill.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { FoldedForm } from "#app/ui/form/folded-form.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { FormView } from "../review/form-view.ts";
import { ReviewField } from "../review/review-field.tsx";
import * as css from "../review/review-form.css.ts";
import type { HospitalOption } from "./find-hospital-choices.server.ts";
import { HospitalField } from "./hospital-field.tsx";

interface FactFieldsProps {
  view: FormView;
  hospitals: HospitalOption[];
  lookedFor: string | null;
}

/** What a bill says once: who sent it, when, and its totals by role. */
export function FactFields({ view, hospitals, lookedFor }: FactFieldsProps) {
  const words = useWords().billReview;
  return (
    <>
      <FieldGroup legend={words.facts}>
        <ReviewField view={view} name="providerName" label={words.providerName} />
        <div className={css.pair}>
          <ReviewField
            view={view}
            name="statementDate"
            type="date"
            label={words.statementDate}
            hint={words.statementDateHint}
          />
        </div>
        <div className={css.pair}>
          <ReviewField view={view} name="firstServiceDate" type="date" label={words.firstServiceDate} />
          <ReviewField
            view={view}
            name="lastServiceDate"
            type="date"
            label={words.lastServiceDate}
            hint={words.lastServiceDateHint}
          />
        </div>
      </FieldGroup>
      <HospitalField view={view} choices={hospitals} lookedFor={lookedFor} />
      <FieldGroup legend={words.totals} hint={words.totalsHint}>
        <div className={css.pair}>
          {totalFields.map((role) => (
            <ReviewField
              key={role}
              view={view}
              name={role}
              label={words[role]}
              {...(role === "chargesCents" ? { hint: words.chargesHint } : {})}
              inputMode="decimal"
            />
          ))}
        </div>
      </FieldGroup>
      <CorrespondenceFields view={view} />
    </>
  );
}

/** Whom to write and to call about it, and as who; a form that came back because of one of them is open. */
function CorrespondenceFields({ view }: Pick<FactFieldsProps, "view">) {
  const { correspondence: words } = useWords().billReview;
  const isWrong = correspondenceFields.some((name) => view.problems[name] !== undefined);
  return (
    <FoldedForm summary={words.summary} isOpen={isWrong}>
      <p className={stack.note}>{words.hint}</p>
      <div className={css.pair}>
        {correspondenceFields.map((name) => (
          <ReviewField
            key={name}
            view={view}
            name={name}
            label={words.fields[name]}
            {...(name === "disputeBy" && { type: "date" })}
          />
        ))}
      </div>
    </FoldedForm>
  );
}
