import { useForm } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import { changePassword } from "#app/domain/accounts/security/change-password.server.ts";
import { rememberDevice } from "#app/domain/accounts/sessions/known-device.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { deviceCookie } from "#app/platform/session/device-cookie.server.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { confirmByPassword } from "../forms/confirm-by-password.server.ts";
import { PresentPasswordField } from "../forms/present-password-field.tsx";
import { actionHeaders } from "../frame/action-headers.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import * as css from "./security.css.ts";
import { securityMeta } from "./security-meta.ts";

export const meta = securityMeta("password");

export const loader = accountLoader("owner", ({ context }) => ({ isRefused: wasRefused(context.form) }));

export const action = accountAction("owner", async ({ request, context, access: { account, viewer } }) => {
  const fields = await takeSubmission(request);
  const { newPassword: password = "" } = fields;
  const words = wordsIn(context.language).accountSecurity;
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const { profile } = await getProfile(context.db, account);
    const problem = await context.judgePassword(password, profile);
    if (problem !== null)
      return refuseSubmission(context.form, fields, { newPassword: words.password.problems[problem] });
    const confirmed = await confirmByPassword(context, account, fields);
    if (!confirmed.owner) return confirmed.refused;
    const { sessionId } = viewer;
    const outcome = await changePassword(context, confirmed.owner, { password, sessionId });
    if (outcome === "busy")
      return refuseSubmission(context.form, fields, { "": words.confirm.busy }, { status: 503 });
    const devices = await rememberDevice(context.db, account.accountId, []);
    const headers = { "Set-Cookie": await deviceCookie.keep(request, context, devices) };
    throw redirect("/account/security?done=password", { status: 303, headers });
  });
});

export const headers = actionHeaders;

export default function PasswordPage() {
  const refused = useActionData<typeof action>();
  const words = useWords().accountSecurity;
  const [form, { presentPassword, newPassword }] = useForm<Record<"presentPassword" | "newPassword", string>>(
    {
      id: "password-form",
      lastResult: refused,
    },
  );
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.password.title}</h1>
        <form method="post" action="/account/security/password" id={form.id} noValidate className={css.form}>
          <ErrorSummary id="password-problems" errors={problemsOf(form, [presentPassword, newPassword])} />
          <PresentPasswordField field={presentPassword} />
          <TextField
            {...fieldOf(newPassword)}
            type="password"
            label={words.password.newPassword}
            hint={words.password.newHint}
            autoComplete="new-password"
          />
          <div>
            <SubmitButton>{words.password.submit}</SubmitButton>
          </div>
        </form>
        <p>
          <a href="/account/security">{words.back}</a>
        </p>
      </div>
    </MainContent>
  );
}
