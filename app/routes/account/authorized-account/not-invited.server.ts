import { wordsIn } from "#app/content/words/words.ts";
import { type InvitationOutcome, MAX_GRANTS } from "#app/domain/accounts/grants/invite.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { type FormState, refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";

/** Sends a form back whose invitation was not sent, with why. */
export function notInvitedReply(
  language: Language,
  form: FormState,
  fields: SentFields,
  why: Exclude<InvitationOutcome, { outcome: "invited" }>,
) {
  const { notInvited, minutes } = wordsIn(language).authorizedPersons.list;
  switch (why.outcome) {
    case "own-email":
    case "known-email":
      return refuseSubmission(form, fields, { email: notInvited[why.outcome] });
    case "too-many":
      return refuseSubmission(form, fields, {
        "": say(language, notInvited["too-many"], { count: MAX_GRANTS }),
      });
    case "wait": {
      const wait = say(language, minutes, { count: Math.ceil(why.seconds / 60) });
      const headers = { "Retry-After": String(why.seconds) };
      const problem = say(language, notInvited.wait, { minutes: wait });
      return refuseSubmission(form, fields, { "": problem }, { status: 429, headers });
    }
  }
}
