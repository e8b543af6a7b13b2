import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InterpreterFirst, PhoneLine } from "#app/components/phone-line.tsx";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { actionHeaders } from "../frame/action-headers.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { CallNotes } from "./call-notes.tsx";
import { CollectorForm } from "./collector-form.tsx";
import { EnforcersPart } from "./enforcers-part.tsx";
import { NoteForm } from "./note-form.tsx";
import { callIntents, saveCall } from "./save-call.server.ts";
import { viewCall } from "./view-call.server.ts";

export const meta = accountMeta((words) => words.billCall);
export const headers = actionHeaders;

export const loader = accountLoader("view-bills", async ({ request, params, context, access }) => {
  const found = await keptBills.find(context.db, access.account, params.billId ?? "");
  if (!found) throw new Response(null, { status: 404 });
  return {
    ...(await viewCall(context, access, found)),
    done: wasRefused(context.form) ? null : new URL(request.url).searchParams.get("done"),
    mayWrite: access.permissions.has("file-appeals"),
  };
});

/** Keeps a note of a call, deletes one, or keeps whether a collection agency asks for the bill. */
export const action = accountAction("file-appeals", async ({ request, params, context, access }) => {
  const fields = await takeSubmission(request);
  const { billId = "" } = params;
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    if (!(await keptBills.find(context.db, access.account, billId)))
      throw new Response(null, { status: 404 });
    const intent = callIntents.find((one) => one === fields.intent);
    if (intent === undefined) throw notThisForm();
    const { today } = await openAppealDesk(context, access);
    const saved = await saveCall(context, access, { billId, intent, fields, today });
    if (saved.outcome === "gone") throw new Response(null, { status: 404 });
    if (saved.outcome === "refused") return refuseSubmission(context.form, fields, saved.problems);
    throw redirect(access.address(`/account/bills/${billId}/call`, { done: intent }), 303);
  });
});

export default function CallPage() {
  const { billId, providerName, who, check, steps, planSteps, notes, collection, enforcers, done, mayWrite } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { billCall: words, contracted } = useWords();
  const planWords = contracted.call;
  const address = useAccountAddress();
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={address(`/account/bills/${billId}`)}>{words.back}</a>
        </p>
        <h1>{words.title}</h1>
        {providerName === null ? null : <p className={stack.lead}>{providerName}</p>}
        {done === "note" ? <p role="status">{words.note.saved}</p> : null}
        {done === "collector" ? <p role="status">{words.collector.saved}</p> : null}
        <section className={stack.part} aria-labelledby="who">
          <h2 id="who">{words.who}</h2>
          {who.map((office) => (
            <p key={office}>{office}</p>
          ))}
        </section>
        <section className={stack.part} aria-labelledby="say">
          <h2 id="say">{words.say}</h2>
          <InterpreterFirst />
          {check === "waiting" ? <p role="status">{words.checking}</p> : null}
          {check === "failed" ? <p>{words.notChecked}</p> : null}
          <ol className={stack.bullets}>
            {steps.map((line) => (
              <li key={line.said}>
                <PhoneLine line={line} />
              </li>
            ))}
          </ol>
        </section>
        {planSteps.length === 0 ? null : (
          <section className={stack.part} aria-labelledby="plan">
            <h2 id="plan">{planWords.heading}</h2>
            <p>{planWords.lead}</p>
            <ol className={stack.bullets}>
              {planSteps.map((line) => (
                <li key={line.said}>
                  <PhoneLine line={line} />
                </li>
              ))}
            </ol>
          </section>
        )}
        {mayWrite ? (
          <NoteForm refused={refused?.initialValue.intent === "note" ? refused : undefined} />
        ) : null}
        {enforcers === null ? null : <EnforcersPart enforcers={enforcers} />}
        <CallNotes notes={notes} mayDelete={mayWrite} />
        {mayWrite ? (
          <CollectorForm
            collection={collection}
            refused={refused?.initialValue.intent === "collector" ? refused : undefined}
          />
        ) : null}
      </div>
    </MainContent>
  );
}
