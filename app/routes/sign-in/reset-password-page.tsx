import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { findLink } from "#app/domain/accounts/links/account-link.server.ts";
import { resetPassword } from "#app/domain/accounts/recovery/recover-password.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { askForCode, enterAccount } from "./enter-account.server.ts";
import { refuseBusy } from "./refuse-sign-in.server.ts";
import * as css from "./sign-in.css.ts";
import { signInHeaders } from "./sign-in-headers.ts";
import { signInMeta } from "./sign-in-meta.ts";

export const meta = signInMeta("reset", "/reset-password");

/** Changes nothing: programs that look through mail open its links, too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const link = await findLink(context.db, "reset-password", token, context.clock);
  return data(
    { token, isOver: link === null, isRefused: wasRefused(context.form) },
    { status: link === null ? 404 : 200 },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const { token = "", password = "" } = fields;
    const reset = await resetPassword(context, { token, password, clientAddress: context.clientAddress });
    switch (reset.outcome) {
      case "signed-in":
        throw await enterAccount(context, request, reset.account, "/account");
      case "second-step":
        throw await askForCode(context, request, reset.step, "/account");
      case "invalid": {
        const problem = wordsIn(context.language).signIn.passwordProblems[reset.problem];
        return refuseSubmission(context.form, fields, { password: problem });
      }
      case "busy":
        return refuseBusy(context, fields);
      case "over":
        throw redirect("/reset-password", 303);
    }
  });
}

export const headers = signInHeaders;

export default function ResetPasswordPage() {
  const { token, isOver } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { reset, passwordHint } = useWords().signIn;
  const [form, fields] = useForm<Record<"token" | "password", string>>({
    id: "reset-form",
    lastResult: refused,
    defaultValue: { token },
  });
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{reset.title}</h1>
        {isOver && !refused ? (
          <>
            <p role="status">{reset.over}</p>
            <div>
              <ActionLink href="/forgot-password">{reset.askAgain}</ActionLink>
            </div>
          </>
        ) : (
          <>
            <p>{reset.lead}</p>
            <form method="post" action="/reset-password" id={form.id} noValidate className={css.form}>
              <ErrorSummary id="reset-problems" errors={problemsOf(form, [fields.password])} />
              <input type="hidden" name="token" defaultValue={fields.token.initialValue} />
              <TextField
                {...fieldOf(fields.password)}
                type="password"
                label={reset.newPassword}
                hint={passwordHint}
                autoComplete="new-password"
              />
              <div>
                <SubmitButton>{reset.submit}</SubmitButton>
              </div>
            </form>
          </>
        )}
      </div>
    </MainContent>
  );
}
