import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { ListedSession } from "#app/domain/accounts/sessions/list-sessions.server.ts";
import { formatTime } from "#app/domain/dates/format-time.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as css from "./security.css.ts";

/** The devices that an account is signed in on, each with its way out. */
export function DeviceList({ sessions, sessionId }: { sessions: ListedSession[]; sessionId: string }) {
  const words = useWords().accountSecurity.overview;
  const language = useLanguage();
  return (
    <>
      <ul className={css.list}>
        {sessions.map((session) => {
          const device = say(language, words.device, {
            browser: session.browser ?? words.unknownBrowser,
            system: session.system ?? words.unknownSystem,
          });
          return (
            <li key={session.sessionId} className={css.item}>
              <div className={css.named}>
                <span>
                  {device}
                  {session.sessionId === sessionId ? <strong> · {words.thisDevice}</strong> : null}
                </span>
                <span className={css.caption}>
                  {words.firstSeen} {formatTime(language, session.startedAt)} · {words.lastSeen}{" "}
                  {formatTime(language, session.lastSeenAt)}
                </span>
              </div>
              {session.sessionId === sessionId ? null : (
                <form method="post" action="/account/security">
                  <input type="hidden" name="sessionId" value={session.sessionId} />
                  <SubmitButton
                    rank="secondary"
                    name="intent"
                    value="device"
                    aria-label={say(language, words.signOutDevice, { device })}
                  >
                    {words.signOut}
                  </SubmitButton>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      <form method="post" action="/account/security" className={css.form}>
        <p>{words.everywhereText}</p>
        <div>
          <SubmitButton rank="secondary" name="intent" value="everywhere">
            {words.everywhere}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}
