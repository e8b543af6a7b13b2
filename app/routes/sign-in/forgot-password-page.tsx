import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { askToRecover } from "#app/domain/accounts/recovery/recover-password.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { refuseTooMany } from "./refuse-sign-in.server.ts";
import * as css from "./sign-in.css.ts";
import { signInHeaders } from "./sign-in-headers.ts";
import { signInMeta } from "./sign-in-meta.ts";

export const meta = signInMeta("forgotten", "/forgot-password");

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    isMailOn: context.isMailOn,
    isRefused: wasRefused(context.form),
  };
}

/** Asks for the link. Whether the address has an account shows in nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = context;
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(language).forms.databaseAway, async () => {
    const asked = await askToRecover(context, fields.email ?? "", context.clientAddress);
    if (asked.outcome === "invalid-email")
      return refuseSubmission(context.form, fields, { email: wordsIn(language).forms.emailInvalid });
    if (asked.outcome === "wait")
      return refuseTooMany(context, fields, wordsIn(language).signIn.forgotten.tooMany, asked.seconds);
    throw redirect("/forgot-password?sent=1", 303);
  });
}

export const headers = signInHeaders;

export default function ForgotPasswordPage() {
  const { isSent, isMailOn } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { forgotten, ...words } = useWords().signIn;
  const [form, { email }] = useForm<{ email: string }>({ id: "forgotten-form", lastResult: refused });
  const isDone = isSent && !refused;
  const heading = isMailOn ? words.sentHeading : words.withoutMailHeading;
  const said = isMailOn ? forgotten.sent : forgotten.withoutMail;
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{isDone ? heading : forgotten.title}</h1>
        {isMailOn ? null : <p className={css.notice}>{words.mailIsOff}</p>}
        {isDone ? (
          <p role="status">{said}</p>
        ) : (
          <p>{isMailOn ? forgotten.lead : forgotten.leadWithoutMail}</p>
        )}
        {isDone ? null : (
          <form method="post" action="/forgot-password" id={form.id} noValidate className={css.form}>
            <ErrorSummary id="forgotten-problems" errors={problemsOf(form, [email])} />
            <TextField {...fieldOf(email)} type="email" label={words.email} autoComplete="username" />
            <div>
              <SubmitButton>{isMailOn ? forgotten.submit : forgotten.submitWithoutMail}</SubmitButton>
            </div>
          </form>
        )}
        <p>
          <a href="/login">{forgotten.back}</a>
        </p>
      </div>
    </MainContent>
  );
}
