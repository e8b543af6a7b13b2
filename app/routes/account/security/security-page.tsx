import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { listPasskeys } from "#app/domain/accounts/passkeys/manage-passkeys.server.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import { readSecondFactor } from "#app/domain/accounts/second-factor/second-factor.server.ts";
import { endListedSession, endSessions } from "#app/domain/accounts/sessions/end-session.server.ts";
import { listSessions } from "#app/domain/accounts/sessions/list-sessions.server.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { endedSessionCookie } from "#app/platform/session/session-cookie.server.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { DeviceList } from "./device-list.tsx";
import * as css from "./security.css.ts";
import { securityMeta } from "./security-meta.ts";

export const meta = securityMeta("overview");

export const loader = accountLoader("owner", async ({ request, context, access }) => {
  const { account, viewer } = access;
  const [{ profile }, factor, passkeys, sessions] = await Promise.all([
    getProfile(context.db, account),
    readSecondFactor(context.db, account),
    listPasskeys(context.db, account),
    listSessions(context, account),
  ]);
  return {
    email: profile.email,
    recoveryCodesLeft: factor?.recoveryCodes.length ?? null,
    passkeyNames: passkeys.map(({ name }) => name),
    // The public sample account has other visitors, whose devices stay private.
    sessions: sessions.filter(({ sessionId }) => !account.isSample || sessionId === viewer.sessionId),
    sessionId: viewer.sessionId,
    done: new URL(request.url).searchParams.get("done"),
  };
});

/** Signs out one device, or all of them. */
export const action = accountAction("owner", async ({ request, context, access }) => {
  const { accountId } = access.account;
  const { intent, sessionId = "" } = await takeSubmission(request);
  if (intent === "everywhere") {
    await endSessions(context.db, { accountId, exceptSessionId: null });
    return redirect("/logout", { status: 303, headers: { "Set-Cookie": await endedSessionCookie(request) } });
  }
  if (intent !== "device") throw notThisForm();
  await endListedSession(context.db, { accountId, sessionId });
  return redirect("/account/security?done=signed-out", 303);
});

export default function SecurityPage() {
  const { email, recoveryCodesLeft, passkeyNames, sessions, sessionId, done } =
    useLoaderData<typeof loader>();
  const words = useWords().accountSecurity.overview;
  const language = useLanguage();
  const said = Object.entries(words.done).find(([key]) => key === done)?.[1];
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.title}</h1>
        {said ? <p role="status">{said}</p> : <p>{words.lead}</p>}
        <section className={css.part}>
          <h2>{words.email}</h2>
          <p className={css.wrapping}>{email}</p>
          <div>
            <ActionLink rank="secondary" href="/account/security/email">
              {words.changeEmail}
            </ActionLink>
          </div>
        </section>
        <section className={css.part}>
          <h2>{words.password}</h2>
          <p>{words.passwordText}</p>
          <div>
            <ActionLink rank="secondary" href="/account/security/password">
              {words.changePassword}
            </ActionLink>
          </div>
        </section>
        <section className={css.part}>
          <h2>{words.codes}</h2>
          <p>
            {recoveryCodesLeft === null
              ? words.codesOff
              : say(language, words.codesOn, { count: recoveryCodesLeft })}
          </p>
          <div>
            <ActionLink rank="secondary" href="/account/security/codes">
              {recoveryCodesLeft === null ? words.turnOnCodes : words.changeCodes}
            </ActionLink>
          </div>
        </section>
        <section className={css.part}>
          <h2>{words.passkeys}</h2>
          <p className={css.wrapping}>
            {passkeyNames.length === 0
              ? words.noPasskeys
              : new Intl.ListFormat(localeOf(language)).format(passkeyNames)}
          </p>
          <div>
            <ActionLink rank="secondary" href="/account/security/passkeys">
              {words.managePasskeys}
            </ActionLink>
          </div>
        </section>
        <section className={css.part}>
          <h2>{words.devices}</h2>
          <p>{words.devicesText}</p>
          <DeviceList sessions={sessions} sessionId={sessionId} />
        </section>
      </div>
    </MainContent>
  );
}
