import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { problemsInWords } from "#app/components/problem-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { signUp } from "#app/domain/accounts/sign-up/sign-up.server.ts";
import {
  MAX_CARRIED_CHARACTERS,
  openCarriedBill,
} from "#app/domain/cases/carried/sealed-carried-bill.server.ts";
import { say } from "#app/domain/language/say.ts";
import { ownPath } from "#app/platform/http/addresses/own-path.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { inviterOf } from "./inviter-of.server.ts";
import { refuseBusy, refuseTooMany } from "./refuse-sign-in.server.ts";
import * as css from "./sign-in.css.ts";
import { signInHeaders } from "./sign-in-headers.ts";
import { signInMeta } from "./sign-in-meta.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const meta = signInMeta("signUp", "/signup");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const redirectTo = ownPath(searchParams.get("redirectTo")) ?? "";
  return {
    redirectTo,
    inviter: await readOrNull("An invitation", inviterOf(context, redirectTo)),
    isSent: searchParams.has("sent"),
    isMailOn: context.isMailOn,
    isRefused: wasRefused(context.form),
  };
}

/** A bill can come with it. */
const SIGN_UP_FORM = {
  maxBytes: MAX_CARRIED_CHARACTERS + 100_000,
  fields: { carried: MAX_CARRIED_CHARACTERS },
};

/** Takes a sign-up, or a bill to save with one. Its answer is the same whether the address has an account or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = context;
  const fields = await takeSubmission(request, SIGN_UP_FORM);
  if (fields.intent === "carry") return { initialValue: { carried: fields.carried ?? "" } };
  const words = wordsIn(language).signIn;
  return refuseWhileAway(context.form, fields, wordsIn(language).forms.databaseAway, async () => {
    const { carried: sealed = "" } = fields;
    const carried = openCarriedBill(context.sessionSecret, sealed) ? sealed : "";
    const signedUp = await signUp(context, { ...fields, carried }, context.clientAddress);
    switch (signedUp.outcome) {
      case "invalid": {
        const problems = problemsInWords(signedUp.problems, {
          name: words.signUp.nameProblems,
          email: { invalid: wordsIn(language).forms.emailInvalid },
          password: words.passwordProblems,
        });
        return refuseSubmission(context.form, fields, problems);
      }
      case "wait":
        return refuseTooMany(context, fields, words.signUp.tooMany, signedUp.seconds);
      case "busy":
        return refuseBusy(context, fields);
      case "taken":
        throw redirect("/signup?sent=1", 303);
    }
  });
}

export const headers = signInHeaders;

export default function SignUpPage() {
  const { redirectTo, inviter, isSent, isMailOn } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const carried = String(refused?.initialValue?.carried ?? "");
  const words = useWords().signIn;
  const language = useLanguage();
  return (
    <MainContent>
      <div className={css.page}>
        {isSent && !refused ? (
          <>
            <h1>{isMailOn ? words.sentHeading : words.withoutMailHeading}</h1>
            {isMailOn ? null : <p className={css.notice}>{words.mailIsOff}</p>}
            <p role="status">{isMailOn ? words.signUp.sent : words.signUp.withoutMail}</p>
            {isMailOn ? (
              <p>
                <Sentence
                  of={words.signUp.notArrived}
                  as={{ again: (text) => <a href="/signup">{text}</a> }}
                />
              </p>
            ) : null}
          </>
        ) : (
          <>
            <h1>{words.signUp.title}</h1>
            {inviter ? (
              <p role="status" className={css.notice}>
                {say(language, words.invited, { owner: inviter })}
              </p>
            ) : (
              <p>{carried ? words.signUp.carriedLead : words.signUp.lead}</p>
            )}
            {isMailOn ? null : <p className={css.notice}>{words.mailIsOff}</p>}
            <SignUpForm refused={refused} isMailOn={isMailOn} redirectTo={redirectTo} carried={carried} />
          </>
        )}
      </div>
    </MainContent>
  );
}
