import type { AppLoadContext } from "@remix-run/node";
import { formWords } from "#app/content/words/forms.ts";
import { joinWaitlist } from "#app/domain/waitlist/join-waitlist.server.ts";
import { refuseSubmission } from "#app/platform/http/refuse-submission.server.ts";
import { refuseWhileAway } from "#app/platform/http/refuse-while-away.server.ts";
import type { SentFields } from "#app/platform/http/take-submission.server.ts";

/** Puts the address of a form on the waitlist; null when it is there, else the form with what is wrong. */
export function enterWaitlist(context: AppLoadContext, fields: SentFields) {
  const { databaseAway, emailInvalid } = formWords.en;
  return refuseWhileAway(context.form, fields, databaseAway, async () => {
    const { outcome } = await joinWaitlist(context, fields.email ?? "");
    if (outcome === "invalid-email") return refuseSubmission(context.form, fields, { email: emailInvalid });
    return null;
  });
}
