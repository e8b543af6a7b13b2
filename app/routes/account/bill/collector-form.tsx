import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import type { CaseFile } from "#app/domain/cases/kept/case-file.ts";
import { medicalDebtReporting } from "#app/domain/letters/legal-sources.ts";
import * as choice from "#app/ui/form/choice.css.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { RefusedForm } from "./refused-form.ts";

interface CollectorFormProps {
  collection: CaseFile["collection"];
  refused: RefusedForm | undefined;
}

/** Whether a collection agency asks for the bill: then 30 days run. */
export function CollectorForm({ collection, refused }: CollectorFormProps) {
  const { collector: words } = useWords().billCall;
  const error = refused?.error.noticeOn?.join(" ");
  const isAsking = refused ? refused.initialValue.collector === "yes" : collection !== null;
  return (
    <section className={stack.part} aria-labelledby="collector">
      <h2 id="collector">{words.heading}</h2>
      <p>{words.lead}</p>
      <p className={stack.note}>
        <Sentence
          of={words.creditReports}
          as={{
            source: (text) => <a href={medicalDebtReporting.url}>{text}</a>,
            reports: (text) => <a href="https://www.annualcreditreport.com/">{text}</a>,
          }}
        />
      </p>
      <ErrorSummary
        id="collector-problems"
        errors={error === undefined ? [] : [{ fieldId: "noticeOn", message: error }]}
      />
      <form method="post" className={stack.part} noValidate>
        <input type="hidden" name="intent" value="collector" />
        <label className={choice.choice}>
          <input type="checkbox" name="collector" value="yes" defaultChecked={isAsking} />
          {words.yes}
        </label>
        <DateField
          id="noticeOn"
          name="noticeOn"
          label={words.noticeOn}
          hint={words.noticeHint}
          defaultValue={refused?.initialValue.noticeOn ?? collection?.noticeOn ?? ""}
          error={error}
        />
        <div>
          <SubmitButton rank="secondary">{words.submit}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
