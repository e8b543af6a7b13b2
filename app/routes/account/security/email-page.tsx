import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import {
  askForNewEmail,
  confirmNewEmail,
  findNewEmail,
} from "#app/domain/accounts/security/change-email.server.ts";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { confirmByPassword } from "../forms/confirm-by-password.server.ts";
import { actionHeaders } from "../frame/action-headers.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { EmailForm } from "./email-form.tsx";
import * as css from "./security.css.ts";
import { securityMeta } from "./security-meta.ts";

export const meta = securityMeta("email");

/** With the token of a mail's link: what it would change. Opening it changes nothing. */
export const loader = accountLoader("owner", async ({ request, context, access: { account } }) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  const { profile } = await getProfile(context.db, account);
  return {
    email: profile.email,
    token,
    newEmail: token === null ? null : await findNewEmail(context, account, token),
    isTaken: searchParams.has("taken"),
    isSent: searchParams.has("sent"),
    isMailOn: context.isMailOn,
    isRefused: wasRefused(context.form),
  };
});

/** Asks for the link to a new address, or, with its token, takes the address. */
export const action = accountAction("owner", async ({ request, context, access: { account } }) => {
  const { language } = context;
  const fields = await takeSubmission(request);
  const words = wordsIn(language).accountSecurity.email;
  return refuseWhileAway(context.form, fields, wordsIn(language).forms.databaseAway, async () => {
    if (fields.token) {
      const confirmed = await confirmNewEmail(context, account, fields.token);
      if (confirmed === "changed") throw redirect("/account/security?done=email", 303);
      throw redirect(`/account/security/email?${confirmed === "taken" ? "taken=1" : "token=over"}`, 303);
    }
    const email = parseEmailAddress(fields.email ?? "");
    if (email === null)
      return refuseSubmission(context.form, fields, { email: wordsIn(language).forms.emailInvalid });
    const { profile } = await getProfile(context.db, account);
    if (email === profile.email) return refuseSubmission(context.form, fields, { email: words.same });
    const confirmed = await confirmByPassword(context, account, fields);
    if (!confirmed.owner) return confirmed.refused;
    const asked = await askForNewEmail(context, confirmed.owner, email);
    if (asked.outcome === "asked") throw redirect("/account/security/email?sent=1", 303);
    const problem = say(language, words.tooMany, { wait: sayWait(language, asked.seconds) });
    const headers = { "Retry-After": String(asked.seconds) };
    return refuseSubmission(context.form, fields, { "": problem }, { status: 429, headers });
  });
});

export const headers = actionHeaders;

export default function EmailPage() {
  const { email, token, newEmail, isTaken, isSent, isMailOn } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().accountSecurity;
  const language = useLanguage();
  return (
    <MainContent>
      <div className={css.page}>
        {token !== null && newEmail !== null ? (
          <>
            <h1>{words.email.confirmHeading}</h1>
            <p className={css.wrapping}>{say(language, words.email.confirmText, { email: newEmail })}</p>
            <form method="post" action="/account/security/email">
              <input type="hidden" name="token" value={token} />
              <SubmitButton>{words.email.confirmSubmit}</SubmitButton>
            </form>
          </>
        ) : (
          <>
            <h1>{words.email.title}</h1>
            {token !== null ? <p role="status">{words.email.over}</p> : null}
            {isTaken ? <p role="status">{words.email.taken}</p> : null}
            {isSent && !refused ? <p role="status">{words.email.sent}</p> : <p>{words.email.lead}</p>}
            {isMailOn ? null : <p className={css.notice}>{words.email.mailIsOff}</p>}
            <p className={css.wrapping}>{say(language, words.email.present, { email })}</p>
            <EmailForm refused={refused} />
          </>
        )}
        <p>
          <a href="/account/security">{words.back}</a>
        </p>
      </div>
    </MainContent>
  );
}
