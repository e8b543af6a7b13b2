import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { checkCode } from "#app/domain/accounts/second-factor/check-code.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { enterAccount } from "./enter-account.server.ts";
import { refuseTooMany } from "./refuse-sign-in.server.ts";
import { secondStepCookie } from "./second-step-cookie.server.ts";
import * as css from "./sign-in.css.ts";
import { signInHeaders } from "./sign-in-headers.ts";
import { signInMeta } from "./sign-in-meta.ts";

export const meta = signInMeta("code", "/login/code");

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!(await secondStepCookie.read(request, context))) throw redirect("/login?over=1");
  return { isRefused: wasRefused(context.form) };
}

/** Takes the code of a person whose password was right. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await takeSubmission(request);
  const step = await secondStepCookie.read(request, context);
  if (!step) throw redirect("/login?over=1", 303);
  const words = wordsIn(context.language).signIn.code;
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const { redirectTo, ...asked } = step;
    const checked = await checkCode(context, { ...asked, code: fields.code ?? "" });
    if (checked.outcome === "signed-in")
      throw await enterAccount(context, request, checked.account, redirectTo);
    if (checked.outcome === "over") throw redirect("/login?over=1", 303);
    if (checked.outcome === "wait") return refuseTooMany(context, fields, words.tooMany, checked.seconds);
    return refuseSubmission(context.form, { ...fields, code: "" }, { code: words.wrong });
  });
}

export const headers = signInHeaders;

export default function CodePage() {
  const refused = useActionData<typeof action>();
  const words = useWords().signIn.code;
  const [form, { code }] = useForm<{ code: string }>({ id: "code-form", lastResult: refused });
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <form method="post" action="/login/code" id={form.id} noValidate className={css.form}>
          <ErrorSummary id="code-problems" errors={problemsOf(form, [code])} />
          <TextField {...fieldOf(code)} label={words.code} autoComplete="one-time-code" maxLength={20} />
          <div>
            <SubmitButton>{words.submit}</SubmitButton>
          </div>
        </form>
        <p>
          <a href="/login">{words.startOver}</a>
        </p>
      </div>
    </MainContent>
  );
}
