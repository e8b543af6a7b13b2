import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { applicationPath, beginApplicationPath } from "../appeal-case/application-path.ts";
import {
  type FileAppealQuery,
  fileAppealParameters,
  fileAppealPath,
} from "../appeal-case/file-appeal-query.ts";
import { findAppealCase } from "../appeal-case/find-appeal-case.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { beginApplication } from "./begin-application.server.ts";
import { HouseholdFields, type HouseholdTexts } from "./household-fields.tsx";
import { problemsOf } from "./problems-of.ts";
import { viewBegin } from "./view-begin.server.ts";

export const meta = accountMeta((words) => words.assistanceApplication.begin);

export const loader = accountLoader("file-appeals", async ({ request, context, access }) => {
  const billId = billIdOf(request);
  if (billId === "") throw redirect(access.address("/account/bills"));
  const appealed = await findAppealCase(context, access, queryOf(billId));
  const view = await viewBegin(context.language, context.db, access, appealed);
  return { ...view, isRefused: wasRefused(context.form) };
});

/** Keeps the household, sealed, with a letter for the hospital. */
export const action = accountAction("file-appeals", async ({ request, context, access }) => {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    if (fields.intent !== "begin") throw notThisForm();
    const appealed = await findAppealCase(context, access, queryOf(billIdOf(request)));
    return beginApplication(context, access, { appealed, fields });
  });
});

export default function BeginApplicationPage() {
  const { billId, appealId, openId, name, lines, days, texts } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const { begin: words, form } = useWords().assistanceApplication;
  const { fields, hints } = useWords().fileAppeal;
  const language = useLanguage();
  const address = useAccountAddress();
  const shown = (returned?.initialValue as HouseholdTexts | undefined) ?? texts;
  const error = returned?.error ?? {};
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={address(`/account/bills/${billId}`)}>{words.bill}</a>
        </p>
        <h1>{words.title}</h1>
        <p className={stack.lead}>{say(language, words.about, { name: name ?? words.unnamed })}</p>
        {openId === null ? null : (
          <p role="status">
            {words.open} <a href={address(applicationPath(openId))}>{words.openLink}</a>
          </p>
        )}
        <ErrorSummary id="application-problems" errors={problemsOf(error)} />
        <p>{words.lead}</p>
        <p>{words.payNothing}</p>
        <section className={stack.part} aria-labelledby="known">
          <h2 id="known">{words.known}</h2>
          {lines.length === 0 ? (
            <p>{words.nothingKnown}</p>
          ) : (
            <ul className={stack.bullets}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {days === null ? null : <p className={stack.note}>{days}</p>}
        </section>
        <form
          method="post"
          action={address(beginApplicationPath, { bill: billId })}
          noValidate
          className={stack.part}
          autoComplete="off"
        >
          <input type="hidden" name="appealId" value={String(shown.appealId ?? appealId)} />
          <HouseholdFields texts={shown} problems={error} />
          <div className={stack.fields}>
            <TextField
              id="patientName"
              name="patientName"
              label={fields.patientName}
              defaultValue={shown.patientName ?? ""}
              autoComplete="off"
            />
            <TextField
              id="accountNumber"
              name="accountNumber"
              label={fields.accountNumber}
              hint={hints.accountNumber}
              defaultValue={shown.accountNumber ?? ""}
              autoComplete="off"
            />
          </div>
          <p className={stack.note}>{words.sealed}</p>
          <div>
            <SubmitButton name="intent" value="begin">
              {form.submit}
            </SubmitButton>
          </div>
        </form>
        <p>
          <a href={address(fileAppealPath, fileAppealParameters({ billId, kind: "charity-care" }))}>
            {words.letterOnly}
          </a>
        </p>
        <p className={stack.note}>{form.legal}</p>
      </div>
    </MainContent>
  );
}

function billIdOf(request: Request): string {
  return new URL(request.url).searchParams.get("bill") ?? "";
}

function queryOf(billId: string): FileAppealQuery & { billId: string } {
  return {
    billId,
    auditId: null,
    findings: null,
    follows: null,
    kind: "charity-care",
    claim: null,
    offerCents: null,
  };
}
