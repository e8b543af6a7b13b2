import type { AppLoadContext } from "@remix-run/node";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { joinWaitlist } from "#app/domain/waitlist/join-waitlist.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseForNow } from "#app/platform/http/forms/refuse-for-now.server.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";

/** Puts the address of a form on the waitlist; null when it is there, else the form with what is wrong. */
export async function enterWaitlist(context: AppLoadContext, fields: SentFields) {
  const { form, waitlistLimit, clientAddress, language } = context;
  const { databaseAway, emailInvalid, waitlist } = wordsIn(language).forms;
  const seconds = await waitlistLimit.take(clientAddress);
  if (seconds !== null) {
    const problem = say(language, waitlist.tooMany, { wait: sayWait(language, seconds) });
    return refuseForNow(form, fields, { problem, seconds });
  }
  return refuseWhileAway(form, fields, databaseAway, async () => {
    const { outcome } = await joinWaitlist(context, fields.email ?? "");
    if (outcome === "invalid-email") return refuseSubmission(form, fields, { email: emailInvalid });
    return null;
  });
}
