import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayLetter } from "#app/content/words/say-letter.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { listInvitations } from "#app/domain/accounts/grants/invitations.server.ts";
import { invitationsPath } from "#app/domain/accounts/grants/invitations-path.ts";
import { askForPasskey, signInByPasskey } from "#app/domain/accounts/passkeys/sign-in-by-passkey.server.ts";
import { openSampleAccount } from "#app/domain/accounts/sample/open-sample-account.server.ts";
import { type SignedIn, signIn } from "#app/domain/accounts/sign-in/sign-in.server.ts";
import { keepCarriedBill } from "#app/domain/cases/carried/keep-carried-bill.server.ts";
import { openCarriedBill } from "#app/domain/cases/carried/sealed-carried-bill.server.ts";
import { say } from "#app/domain/language/say.ts";
import type { LetterDraft } from "#app/domain/letters/letter-draft.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { ownPath } from "#app/platform/http/addresses/own-path.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { type SentFields, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { deviceCookie } from "#app/platform/session/device-cookie.server.ts";
import { sealedChallenge } from "#app/platform/session/sealed-challenge.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { askForCode, enterAccount } from "./enter-account.server.ts";
import { inviterOf } from "./inviter-of.server.ts";
import { LoginForm } from "./login-form.tsx";
import { PasskeyDoor } from "./passkey-door.tsx";
import { refuseBusy, refuseTooMany } from "./refuse-sign-in.server.ts";
import { SampleDoor } from "./sample-door.tsx";
import * as css from "./sign-in.css.ts";
import { signInHeaders } from "./sign-in-headers.ts";
import { signInMeta } from "./sign-in-meta.ts";

export const meta = signInMeta("login", "/login");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url);
  const options = await askForPasskey({ origin });
  const redirectTo = ownPath(searchParams.get("redirectTo")) ?? "";
  return {
    inviter: await readOrNull("An invitation", inviterOf(context, redirectTo)),
    question: { options, challenge: sealedChallenge.seal(context, options.challenge) },
    redirectTo,
    confirm: searchParams.get("confirm") ?? "",
    isOver: searchParams.has("over"),
    isRefused: wasRefused(context.form),
  };
}

/** Signs a person in, by their password or as a visitor of the sample account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    if (fields.intent === "passkey") return enterByPasskey(context, request, fields);
    if (fields.intent === "sample") return enterSample(context, request, fields);
    const { email = "", password = "", confirm = "" } = fields;
    const devices = (await deviceCookie.read(request, context)) ?? [];
    const { clientAddress } = context;
    const signedIn = await signIn(context, { email, password, confirm }, { clientAddress, devices });
    return goOn(context, request, fields, signedIn);
  });
}

async function enterByPasskey(context: AppLoadContext, request: Request, fields: SentFields) {
  const { answer = "", redirectTo } = fields;
  const challenge = sealedChallenge.open(context, fields.challenge ?? "");
  const { origin } = new URL(request.url);
  const account =
    challenge === null ? null : await signInByPasskey(context, { origin }, { challenge, answer });
  if (account) throw await enterAccount(context, request, account, redirectTo);
  return refuseSubmission(
    context.form,
    { redirectTo: redirectTo ?? "" },
    { "": wordsIn(context.language).signIn.passkey.failed },
  );
}

/** The answers to a right and to a wrong password; whether there is an account shows in neither. */
async function goOn(context: AppLoadContext, request: Request, fields: SentFields, signedIn: SignedIn) {
  const words = wordsIn(context.language).signIn.login;
  switch (signedIn.outcome) {
    case "signed-in":
      throw await enterAccount(context, request, signedIn.account, await wayOf(context, fields, signedIn));
    case "second-step":
      throw await askForCode(context, request, signedIn.step, fields.redirectTo);
    case "wait":
      return refuseTooMany(context, fields, words.tooMany, signedIn.seconds);
    case "busy":
      return refuseBusy(context, fields);
    case "refused":
      return refuseSubmission(context.form, fields, { "": words.refused });
  }
}

/** Where a sign-in leads. The first one of an account leads to the bill that its sign-up took along, or to the invitation that it
 *  was made for, which its mail knows nothing of. */
async function wayOf(
  context: AppLoadContext,
  { redirectTo, confirm }: SentFields,
  { account, carried }: Extract<SignedIn, { outcome: "signed-in" }>,
): Promise<string | undefined> {
  const bill = carried === null ? null : openCarriedBill(context.sessionSecret, carried);
  if (bill) return `/account/bills/${await keepCarriedBill(context, account, bill)}`;
  if (redirectTo || !confirm) return redirectTo;
  const invitations = await listInvitations(context, account.accountId);
  return invitations.length > 0 ? invitationsPath : redirectTo;
}

async function enterSample(context: AppLoadContext, request: Request, fields: SentFields) {
  const seconds = await context.sampleVisitLimit.take(context.clientAddress);
  if (seconds !== null)
    return refuseTooMany(context, fields, wordsIn(context.language).signIn.sample.tooMany, seconds);
  const writeLetter = (draft: LetterDraft) => sayLetter(LETTER_LANGUAGE, draft, context.statedOrigin);
  const account = await openSampleAccount({ ...context, writeLetter });
  if (account === "busy") return refuseBusy(context, fields);
  throw await enterAccount(context, request, account, fields.redirectTo);
}

export const headers = signInHeaders;

export default function LoginPage() {
  const { inviter, redirectTo, confirm, isOver, question } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { login, code, invited } = useWords().signIn;
  const language = useLanguage();
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{login.title}</h1>
        {inviter ? (
          <p role="status" className={css.notice}>
            {say(language, invited, { owner: inviter })}
          </p>
        ) : null}
        {confirm && !refused ? <p role="status">{login.confirming}</p> : null}
        {isOver && !refused ? <p role="status">{code.over}</p> : null}
        <LoginForm redirectTo={redirectTo} confirm={confirm} refused={refused} />
        {confirm ? null : <PasskeyDoor question={question} redirectTo={redirectTo} />}
        <p>
          <a href="/forgot-password">{login.forgotten}</a>
        </p>
        <p>
          <Sentence
            of={login.noAccount}
            as={{ signup: (text) => <a href={addressOf("/signup", { redirectTo })}>{text}</a> }}
          />
        </p>
        <SampleDoor />
      </div>
    </MainContent>
  );
}
