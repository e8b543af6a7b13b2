import { type SubmissionResult, useForm } from "@conform-to/react";
import { FactFields } from "#app/components/audit/fact-fields.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { AuditFactTexts } from "#app/domain/audits/kept/fact-texts-of.ts";
import { auditFactFields } from "#app/domain/audits/read-audit-facts.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress, useGrantId } from "../frame/account-address.ts";
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

/** The form for all facts an audit needs besides the bill. Its values survive a reload: in the tab's storage, or,
 *  without script, with a save button. */
export function AuditForm({ view, auditId, maySave, refused }: AuditFormProps) {
  const { run: words } = useWords().accountAudits;
  const { auditFacts: factWords, cmsNames } = useWords();
  const { loading } = useWords().ui;
  const language = useLanguage();
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
        <FactFields
          words={factWords}
          fieldOf={(name) => fieldOf(fields[name])}
          settingSign={view.settingSign}
          nonprofitHint={
            view.ownership &&
            say(language, factWords.hospital.nonprofitKnown, {
              ownership: nameOf(cmsNames.ownerships, view.ownership),
            })
          }
          papers={<Papers papers={view.papers} />}
          decided={view.isExplained ? <Decided explained={view.explained} /> : null}
        />
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

/** Says that the plan's decision is known, and where it is. */
function Decided({ explained }: Pick<AuditFormView, "explained">) {
  const { decided: words } = useWords().accountAudits.run;
  const address = useAccountAddress();
  return (
    <>
      <p>{words.lead}</p>
      <ul className={stack.links}>
        {explained.map(({ explanationId, planName }) => (
          <li key={explanationId}>
            <a href={address(`/account/explanations/${explanationId}`)}>{planName ?? words.unnamed}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where the plan's and the provider's documents can be viewed. */
function Papers({ papers }: Pick<AuditFormView, "papers">) {
  const { papers: words } = useWords().accountAudits.run;
  const { kinds } = useWords().accountBills.bill.documents;
  const language = useLanguage();
  if (papers.length === 0) return null;
  return (
    <p>
      {words.lead}{" "}
      {papers.map(({ kind, page, address }, index) => (
        <span key={address}>
          {index > 0 ? ", " : null}
          <a href={address}>{say(language, words.picture, { kind: kinds[kind], page })}</a>
        </span>
      ))}
    </p>
  );
}
