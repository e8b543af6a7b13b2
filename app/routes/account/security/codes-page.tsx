import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import {
  renewRecoveryCodes,
  turnOffCodes,
  turnOnCodes,
} from "#app/domain/accounts/second-factor/change-second-factor.server.ts";
import { qrCodeOf } from "#app/domain/accounts/second-factor/qr-code.server.ts";
import {
  newSecret,
  readSecondFactor,
  setUpAddress,
} from "#app/domain/accounts/second-factor/second-factor.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { confirmByPassword } from "../forms/confirm-by-password.server.ts";
import { actionHeaders } from "../frame/action-headers.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { offeredKeyCookie, readOfferedKey, showNewCodes } from "./new-codes.server.ts";
import * as css from "./security.css.ts";
import { securityMeta } from "./security-meta.ts";
import { TurnOnCodes } from "./turn-on-codes.tsx";

export const meta = securityMeta("codes");

/** The key that is offered stays the same while its reader is at it, also where their form comes back. */
export const loader = accountLoader("owner", async ({ request, context, access: { account } }) => {
  const [{ profile }, factor] = await Promise.all([
    getProfile(context.db, account),
    readSecondFactor(context.db, account),
  ]);
  const isRefused = wasRefused(context.form);
  if (factor) return data({ isRefused, codesLeft: factor.recoveryCodes.length, offer: null });
  const { accountId } = account;
  const secret = (await readOfferedKey(context, request, accountId)) ?? newSecret();
  const offer = { secret, qrCode: qrCodeOf(setUpAddress(secret, profile.email)) };
  const headers = { "Set-Cookie": await offeredKeyCookie.keep(request, context, { accountId, secret }) };
  return data({ isRefused, codesLeft: null, offer }, { headers });
});

export const action = accountAction("owner", async ({ request, context, access: { account } }) => {
  const fields = await takeSubmission(request);
  const { intent, code = "" } = fields;
  if (intent !== "on" && intent !== "off" && intent !== "renew") throw notThisForm();
  const words = wordsIn(context.language).accountSecurity.codes;
  const { accountId } = account;
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const secret = await readOfferedKey(context, request, accountId);
    if (intent === "on" && secret === null)
      return refuseSubmission(context.form, fields, { code: words.expired });
    const confirmed = await confirmByPassword(context, account, fields);
    const { owner } = confirmed;
    if (!owner) return confirmed.refused;
    if (intent === "off") {
      await turnOffCodes(context, owner);
      throw redirect("/account/security?done=codes-off", 303);
    }
    if (intent === "renew" || secret === null) {
      const codes = await renewRecoveryCodes(context, owner);
      throw codes
        ? await showNewCodes(context, request, { accountId, codes })
        : redirect("/account/security", 303);
    }
    const turned = await turnOnCodes(context, owner, { secret, code });
    if (turned.outcome === "wrong-code") return refuseSubmission(context.form, fields, { code: words.wrong });
    throw await showNewCodes(context, request, { accountId, codes: turned.recoveryCodes });
  });
});

export const headers = actionHeaders;

export default function CodesPage() {
  const { codesLeft, offer } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().accountSecurity;
  const language = useLanguage();
  const refusedAs = (intent: string) => (refused?.initialValue.intent === intent ? refused : undefined);
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.codes.title}</h1>
        {offer ? (
          <>
            <p>{words.codes.lead}</p>
            <TurnOnCodes {...offer} refused={refusedAs("on")} />
          </>
        ) : (
          <>
            <p>{say(language, words.codes.isOn, { count: codesLeft ?? 0 })}</p>
            <section className={css.part}>
              <h2>{words.codes.renewHeading}</h2>
              <p>{words.codes.renewText}</p>
              <ConfirmedButton intent="renew" refused={refusedAs("renew")}>
                {words.codes.renew}
              </ConfirmedButton>
            </section>
            <section className={css.part}>
              <h2>{words.codes.offHeading}</h2>
              <p>{words.codes.offText}</p>
              <ConfirmedButton intent="off" refused={refusedAs("off")}>
                {words.codes.turnOff}
              </ConfirmedButton>
            </section>
          </>
        )}
        <p>
          <a href="/account/security">{words.back}</a>
        </p>
      </div>
    </MainContent>
  );
}
