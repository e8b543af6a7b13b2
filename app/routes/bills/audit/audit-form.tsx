import { FactFields } from "#app/components/audit/fact-fields.tsx";
import { useWords } from "#app/components/use-words.ts";
import type { SettingSign } from "#app/domain/audits/likely-setting.ts";
import { auditFactFields } from "#app/domain/audits/read-audit-facts.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { billFields } from "./audit-fields.ts";

/** For buttons outside of it that send it elsewhere. */
export const auditFormId = "audit-form";

/** One of several hospitals of a name. */
export interface HospitalOption {
  shortId: string;
  name: string;
  place: string;
}

interface AuditFormProps {
  texts: Readonly<Record<string, string>>;
  /** By the fields' names. */
  problems: Readonly<Partial<Record<string, string>>>;
  /** The hospitals of the name that was typed, where there are several; null: the page asks above, in a field of this form. */
  choices: readonly HospitalOption[] | null;
  /** What of the lines shows where care was given; null: it was said, or is not known. */
  settingSign: SettingSign | null;
  isAudited: boolean;
  /** A plan's decision was sent along and compared with the bill: nothing is asked about it. */
  isPlanCompared: boolean;
  /** A step of the bill asks for what it does not say. */
  isMoreAsked: boolean;
}

/** A bill to be typed or pasted, and what it does not say; after an audit, what was audited, to be corrected. */
export function AuditForm({
  texts,
  problems,
  choices,
  settingSign,
  isAudited,
  isPlanCompared,
  isMoreAsked,
}: AuditFormProps) {
  const { typed: words } = useWords().auditPage;
  const factWords = useWords().auditFacts;
  const fieldOf = (name: string) => ({
    id: name,
    name,
    defaultValue: texts[name],
    error: problems[name],
  });
  const amountOf = (name: string) =>
    ({ ...fieldOf(name), inputMode: "decimal", autoComplete: "off" }) as const;
  const dayOf = (name: string) => ({ ...fieldOf(name), hint: words.dateHint, autoComplete: "off" }) as const;
  const form = (
    <form method="post" action="/audit" id={auditFormId} noValidate className={stack.part}>
      <ErrorSummary
        id="audit-problems"
        errors={[...billFields, ...auditFactFields].flatMap((name) =>
          problems[name] ? [{ fieldId: name, message: problems[name] }] : [],
        )}
      />
      <TextAreaField
        {...fieldOf("lines")}
        label={words.lines}
        hint={words.linesHint}
        rows={8}
        spellCheck={false}
      />
      <FieldGroup legend={words.bill}>
        <TextField {...fieldOf("provider")} label={words.hospital} hint={words.hospitalHint} />
        {choices === null ? null : choices.length > 0 ? (
          <SelectField
            {...fieldOf("hospitalId")}
            label={words.which}
            none={words.none}
            options={choices.map(({ shortId, name, place }) => ({
              value: shortId,
              label: `${name}, ${place}`,
            }))}
          />
        ) : (
          <input type="hidden" name="hospitalId" defaultValue={texts.hospitalId} />
        )}
        <div className={stack.fields}>
          <TextField {...dayOf("statementDate")} label={words.statementDate} />
          <TextField {...dayOf("serviceFrom")} label={words.serviceFrom} />
          <TextField {...dayOf("serviceTo")} label={words.serviceTo} />
        </div>
      </FieldGroup>
      <FieldGroup legend={words.totals} hint={words.amountHint}>
        <div className={stack.fields}>
          <TextField {...amountOf("chargesCents")} label={words.charges} />
          <TextField {...amountOf("adjustmentsCents")} label={words.adjustments} />
          <TextField {...amountOf("paymentsCents")} label={words.payments} />
          <TextField {...amountOf("balanceCents")} label={words.balance} />
        </div>
      </FieldGroup>
      <details
        className={stack.details}
        open={isMoreAsked || auditFactFields.some((name) => problems[name] || texts[name])}
      >
        <summary className={stack.summary}>{words.more}</summary>
        <div className={stack.part}>
          <FactFields
            words={factWords}
            fieldOf={fieldOf}
            settingSign={settingSign}
            nonprofitHint={null}
            decided={isPlanCompared ? <p>{words.decided}</p> : null}
          />
        </div>
      </details>
      <input type="hidden" name="confirmed" defaultValue={texts.confirmed} />
      <input type="hidden" name="checked" defaultValue={texts.checked} />
      {texts.plan ? (
        <>
          <input type="hidden" name="plan" defaultValue={texts.plan} />
          <input type="hidden" name="together" defaultValue={texts.together} />
        </>
      ) : null}
      <div>
        <SubmitButton name="check" value="yes">
          {words.submit}
        </SubmitButton>
      </div>
    </form>
  );
  return isAudited ? (
    <Fold id="typed" heading={words.again}>
      <p>{words.againLead}</p>
      {form}
    </Fold>
  ) : (
    <section className={stack.part} aria-labelledby="typed">
      <h2 id="typed">{words.heading}</h2>
      {form}
    </section>
  );
}
