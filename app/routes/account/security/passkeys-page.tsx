import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import {
  addPasskey,
  askForNewPasskey,
  listPasskeys,
  removePasskey,
} from "#app/domain/accounts/passkeys/manage-passkeys.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { sealedChallenge } from "#app/platform/session/sealed-challenge.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { confirmByPassword } from "../forms/confirm-by-password.server.ts";
import { actionHeaders } from "../frame/action-headers.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import * as css from "./security.css.ts";
import { securityMeta } from "./security-meta.ts";

export const meta = securityMeta("passkeys");

export const loader = accountLoader("owner", async ({ request, context, access: { account } }) => {
  const { origin } = new URL(request.url);
  const [options, passkeys] = await Promise.all([
    askForNewPasskey(context.db, account, { origin }),
    listPasskeys(context.db, account),
  ]);
  return {
    question: { options, challenge: sealedChallenge.seal(context, options.challenge) },
    passkeys: passkeys.map(({ passkeyId, name, addedAt, lastUsedAt }) => ({
      passkeyId,
      name,
      addedAt,
      lastUsedAt,
    })),
    isRefused: wasRefused(context.form),
  };
});

/** Adds the passkey that the browser made, or removes one. */
export const action = accountAction("owner", async ({ request, context, access: { account } }) => {
  const fields = await takeSubmission(request);
  const { intent, answer = "", name = "" } = fields;
  if (intent !== "add" && !fields.remove) throw notThisForm();
  const words = wordsIn(context.language).accountSecurity.passkeys;
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const confirmed = await confirmByPassword(context, account, fields);
    const { owner } = confirmed;
    if (!owner) return confirmed.refused;
    if (fields.remove) {
      await removePasskey(context, owner, fields.remove);
      throw redirect("/account/security?done=passkey-removed", 303);
    }
    const challenge = sealedChallenge.open(context, fields.challenge ?? "") ?? "";
    const { origin } = new URL(request.url);
    const made = { challenge, answer, name, otherwise: words.unnamed };
    const outcome = await addPasskey(context, owner, { origin }, made);
    if (outcome === "added") throw redirect("/account/security?done=passkey-added", 303);
    const problem = outcome === "too-many" ? words.tooMany : words.refused;
    return refuseSubmission(context.form, { intent: "add", name }, { "": problem });
  });
});

export const headers = actionHeaders;

export default function PasskeysPage() {
  const { question, passkeys } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().accountSecurity;
  const isAdding = refused?.initialValue.intent === "add";
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.passkeys.title}</h1>
        <p>{words.passkeys.lead}</p>
        <section className={css.part}>
          <h2>{words.passkeys.addHeading}</h2>
          <p className={css.caption}>{words.passkeys.needsScript}</p>
          <AddPasskey question={question} refused={isAdding ? refused : undefined} />
        </section>
        <section className={css.part}>
          <h2>{words.passkeys.yours}</h2>
          <PasskeyList passkeys={passkeys} refused={isAdding ? undefined : refused} />
        </section>
        <p>
          <a href="/account/security">{words.back}</a>
        </p>
      </div>
    </MainContent>
  );
}
