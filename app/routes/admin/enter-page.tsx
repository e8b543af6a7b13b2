import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { confirmOwner } from "#app/domain/accounts/confirm-owner.server.ts";
import { askForPasskey, signInByPasskey } from "#app/domain/accounts/passkeys/sign-in-by-passkey.server.ts";
import { checkCode } from "#app/domain/accounts/second-factor/check-code.server.ts";
import { readSecondFactor } from "#app/domain/accounts/second-factor/second-factor.server.ts";
import type { Viewer } from "#app/domain/accounts/sessions/find-session.server.ts";
import { getEntryVersion } from "#app/domain/accounts/sessions/known-device.server.ts";
import { say } from "#app/domain/language/say.ts";
import { noteAct } from "#app/domain/operators/operator-acts.server.ts";
import { enterDesk } from "#app/domain/operators/operator-entry.server.ts";
import { ownPath } from "#app/platform/http/addresses/own-path.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { type SentFields, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { sealedChallenge } from "#app/platform/session/sealed-challenge.server.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PasskeyForm } from "#app/ui/form/passkey-form.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { admitOperator } from "./gate.server.ts";

const BUSY_SECONDS = 5;

export const meta = deskMeta((words) => words.enter);

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const viewer = await admitOperator(args);
  const { origin, searchParams } = new URL(request.url);
  const options = await askForPasskey({ origin });
  return {
    hasCodes: (await readSecondFactor(context.db, viewer.account)) !== null,
    question: { options, challenge: sealedChallenge.seal(context, options.challenge) },
    redirectTo: ownPath(searchParams.get("redirectTo")) ?? "/admin",
    isRefused: wasRefused(context.form),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const viewer = await admitOperator(args);
    const refused =
      fields.intent === "passkey"
        ? await refuseByPasskey(args, viewer, fields)
        : await refuseByCode(args, viewer, fields);
    if (refused) return refused;
    const now = context.clock.now();
    await enterDesk(context.db, viewer, now);
    await noteAct(context.db, { accountId: viewer.account.accountId, act: "enter", about: "", now });
    throw redirect(ownPath(fields.redirectTo) ?? "/admin", 303);
  });
}

/** Null where the passkey is one of the viewer's own. */
async function refuseByPasskey({ request, context }: ActionFunctionArgs, viewer: Viewer, fields: SentFields) {
  const challenge = sealedChallenge.open(context, fields.challenge ?? "");
  const { origin } = new URL(request.url);
  const account =
    challenge === null
      ? null
      : await signInByPasskey(context, { origin }, { challenge, answer: fields.answer ?? "" });
  if (account?.accountId === viewer.account.accountId) return null;
  const { redirectTo = "" } = fields;
  return refuseSubmission(
    context.form,
    { redirectTo },
    { "": wordsIn(context.language).admin.enter.passkeyFailed },
  );
}

/** Null where password and code are right. */
async function refuseByCode({ context }: ActionFunctionArgs, viewer: Viewer, fields: SentFields) {
  const { form, language } = context;
  const words = wordsIn(language).admin.enter;
  const kept = { redirectTo: fields.redirectTo ?? "" };
  const later = (problem: string, status: number, seconds: number) =>
    refuseSubmission(form, kept, { "": problem }, { status, headers: { "Retry-After": String(seconds) } });
  const tooMany = (seconds: number) =>
    later(say(language, words.tooMany, { wait: sayWait(language, seconds) }), 429, seconds);
  const owner = await confirmOwner(context, viewer.account, fields.password ?? "");
  if (owner.outcome === "busy") return later(words.busy, 503, BUSY_SECONDS);
  if (owner.outcome === "wait") return tooMany(owner.seconds);
  if (owner.outcome === "wrong") return refuseSubmission(form, kept, { "": words.wrong });
  const { accountId } = viewer.account;
  const entryVersion = await getEntryVersion(context.db, accountId);
  const checked = await checkCode(context, { accountId, entryVersion, code: fields.code ?? "" });
  if (checked.outcome === "wait") return tooMany(checked.seconds);
  return checked.outcome === "signed-in" ? null : refuseSubmission(form, kept, { "": words.wrong });
}

export { actionHeaders as headers } from "./action-headers.ts";

export default function EnterPage() {
  const { hasCodes, question, redirectTo } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().admin.enter;
  const [form, { password, code }] = useForm<Record<"password" | "code", string>>({
    id: "enter-form",
    lastResult: refused,
  });
  return (
    <DeskPage title={words.title} current={null}>
      <p className={stack.lead}>{words.lead}</p>
      {hasCodes ? (
        <form method="post" id={form.id} noValidate className={stack.part}>
          <ErrorSummary id="enter-problems" errors={problemsOf(form, [password, code])} />
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <TextField
            {...fieldOf(password)}
            type="password"
            label={words.password}
            autoComplete="current-password"
          />
          <TextField {...fieldOf(code)} label={words.code} autoComplete="one-time-code" maxLength={20} />
          <div>
            <SubmitButton>{words.submit}</SubmitButton>
          </div>
        </form>
      ) : (
        <>
          <ErrorSummary id="enter-problems" errors={problemsOf(form, [])} />
          <p>{words.onlyPasskey}</p>
        </>
      )}
      <PasskeyForm action="/admin/enter" asks="get" {...question} failure={words.passkeyFailed}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <SubmitButton rank="secondary" name="intent" value="passkey">
          {words.passkey}
        </SubmitButton>
      </PasskeyForm>
    </DeskPage>
  );
}
