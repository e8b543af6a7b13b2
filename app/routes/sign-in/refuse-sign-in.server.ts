import type { AppLoadContext } from "@remix-run/node";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseForNow } from "#app/platform/http/forms/refuse-for-now.server.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";

const BUSY_SECONDS = 5;

/** Sends a form back that comes too often, and says how long to wait. */
export function refuseTooMany(
  { form, language }: AppLoadContext,
  fields: SentFields,
  tooMany: `${string}{wait}${string}`,
  seconds: number,
) {
  const problem = say(language, tooMany, { wait: sayWait(language, seconds) });
  return refuseForNow(form, fields, { problem, seconds });
}

/** Sends a form back while too many passwords wait to be checked. */
export function refuseBusy({ form, language }: AppLoadContext, fields: SentFields) {
  const headers = { "Retry-After": String(BUSY_SECONDS) };
  return refuseSubmission(form, fields, { "": wordsIn(language).signIn.busy }, { status: 503, headers });
}
