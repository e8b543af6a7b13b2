import { type SubmissionResult, useForm } from "@conform-to/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountAuditsWords } from "#app/content/words/account-audits.ts";
import { accountBillsWords } from "#app/content/words/account-bills.ts";
import { uiWords } from "#app/content/words/ui.ts";
import { billSettings, coverages } from "#app/domain/audits/audited-bill.ts";
import type { AuditFactTexts } from "#app/domain/audits/kept/fact-texts-of.ts";
import { auditFactFields } from "#app/domain/audits/read-audit-facts.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import { say } from "#app/domain/language/say.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress, useGrantId } from "../account-address.ts";
import scriptUrl from "./audit-draft-script.js?url";
import * as css from "./audit-form.css.ts";
import type { AuditFormView } from "./audit-form-view.server.ts";

interface AuditFormProps {
  view: AuditFormView;
  /** That the audit gets, so that a form that is sent twice makes one. */
  auditId: string;
  /** What is saved comes back to those alone who may see the bill. */
  maySave: boolean;
  refused: SubmissionResult<string[]> | undefined;
}

type Fields = AuditFactTexts & { auditId: string };

/** Whatever an audit asks for beside the bill. What stands in it outlives a reload: in the tab's own storage, and where
 *  there is no script by a button that keeps it. */
export function AuditForm({ view, auditId, maySave, refused }: AuditFormProps) {
  const { run: words } = useWords(accountAuditsWords);
  const { loading } = useWords(uiWords);
  const address = useAccountAddress();
  const grantId = useGrantId();
  const [form, fields] = useForm<Fields>({
    id: "audit-form",
    ...(refused && { lastResult: refused }),
    defaultValue: { ...view.texts, auditId },
  });
  return (
    <section
      className={stack.part}
      aria-labelledby="facts"
      data-audit-draft={`${view.billId} ${grantId ?? ""}`}
    >
      <h2 id="facts">{words.facts}</h2>
      <p>{words.factsLead}</p>
      <p className={css.loading} data-draft-loading>
        {loading}
      </p>
      <p role="status" data-draft-restored data-text={words.restored} />
      <form
        method="post"
        action={address("/account/run-audit", { bill: view.billId })}
        id={form.id}
        noValidate
        className={css.form}
        data-restoring
      >
        <ErrorSummary
          id="audit-problems"
          errors={problemsOf(
            form,
            auditFactFields.map((name) => fields[name]),
          )}
        />
        <input type="hidden" name="auditId" defaultValue={fields.auditId.initialValue} />
        <FieldGroup legend={words.care.legend}>
          <SelectField
            {...fieldOf(fields.setting)}
            label={words.care.setting}
            hint={view.isSettingLikely ? words.care.settingLikely : words.care.settingHint}
            none={words.care.notSaid}
            options={billSettings.map((value) => ({ value, label: words.care.settings[value] }))}
          />
          <SelectField
            {...fieldOf(fields.coverage)}
            label={words.care.coverage}
            none={words.care.notSaid}
            options={coverages.map((value) => ({ value, label: words.care.coverages[value] }))}
          />
        </FieldGroup>
        <FieldGroup legend={words.explanation.legend} hint={words.explanation.hint}>
          <Papers papers={view.papers} />
          <SelectField
            {...fieldOf(fields.network)}
            label={words.explanation.network}
            none={words.explanation.notSaid}
            options={[
              { value: "in", label: words.explanation.networks.in },
              { value: "out", label: words.explanation.networks.out },
            ]}
          />
          <TickGroup
            id={fields.isEmergency.id}
            legend={words.explanation.emergency}
            ticks={[
              {
                name: "isEmergency",
                label: words.explanation.isEmergency,
                isTicked: fields.isEmergency.initialValue === "yes",
              },
            ]}
          />
          <TextField
            {...fieldOf(fields.owedCents)}
            label={words.explanation.owe}
            hint={words.explanation.oweHint}
            inputMode="decimal"
            autoComplete="off"
          />
        </FieldGroup>
        <FieldGroup legend={words.estimate.legend} hint={words.estimate.hint}>
          <TextField
            {...fieldOf(fields.estimateCents)}
            label={words.estimate.total}
            hint={words.estimate.totalHint}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...fieldOf(fields.estimateDate)}
            type={isTypedDay(fields.estimateDate.initialValue) ? "text" : "date"}
            label={words.estimate.date}
            autoComplete="off"
          />
        </FieldGroup>
        <FieldGroup legend={words.household.legend} hint={words.household.hint}>
          <TextField
            {...fieldOf(fields.householdSize)}
            label={words.household.size}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...fieldOf(fields.incomeCents)}
            label={words.household.income}
            hint={words.household.incomeHint}
            inputMode="decimal"
            autoComplete="off"
          />
          <SelectField
            {...fieldOf(fields.householdState)}
            label={words.household.state}
            none={words.household.noState}
            options={[...US_STATES].map(([value, label]) => ({ value, label }))}
          />
        </FieldGroup>
        <FieldGroup legend={words.hospital.legend}>
          <NonprofitField field={fieldOf(fields.isNonprofit)} ownership={view.ownership} />
          <p>
            {words.hospital.policy} <span className={stack.note}>{words.hospital.policyHint}</span>
          </p>
          <TextField
            {...fieldOf(fields.freeUpToPercent)}
            label={words.hospital.free}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...fieldOf(fields.discountUpToPercent)}
            label={words.hospital.discount}
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldGroup>
        <div className={stack.buttons}>
          <SubmitButton name="intent" value="audit">
            {words.submit}
          </SubmitButton>
          {maySave ? (
            <>
              <SubmitButton name="intent" value="save" rank="secondary">
                {words.save}
              </SubmitButton>
              <SubmitButton name="intent" value="discard" rank="secondary">
                {words.discard}
              </SubmitButton>
            </>
          ) : null}
        </div>
      </form>
      <script type="module" src={scriptUrl} />
    </section>
  );
}

function NonprofitField({
  field,
  ownership,
}: {
  field: ReturnType<typeof fieldOf>;
  ownership: string | null;
}) {
  const { hospital: words } = useWords(accountAuditsWords).run;
  const language = useLanguage();
  return (
    <SelectField
      {...field}
      label={words.nonprofit}
      {...(ownership !== null && { hint: say(language, words.nonprofitKnown, { ownership }) })}
      none={words.notSaid}
      options={[
        { value: "yes", label: words.nonprofits.yes },
        { value: "no", label: words.nonprofits.no },
      ]}
    />
  );
}

/** Where the plan's and the provider's papers can be looked at. */
function Papers({ papers }: Pick<AuditFormView, "papers">) {
  const { explanation: words } = useWords(accountAuditsWords).run;
  const { kinds } = useWords(accountBillsWords).bill.documents;
  const language = useLanguage();
  if (papers.length === 0) return null;
  return (
    <p>
      {words.papers}{" "}
      {papers.map(({ kind, page, address }, index) => (
        <span key={address}>
          {index > 0 ? ", " : null}
          <a href={address}>{say(language, words.picture, { kind: kinds[kind], page })}</a>
        </span>
      ))}
    </p>
  );
}

/** A date field would drop what was typed where there is none. */
function isTypedDay(text: string | undefined): boolean {
  return text !== undefined && text !== "" && !/^\d{4}-\d{2}-\d{2}$/.test(text);
}
