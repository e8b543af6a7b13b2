import { redirect } from "@remix-run/node";
import { problemsInWords } from "#app/components/problem-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { changeGrant } from "#app/domain/accounts/grants/change-grant.server.ts";
import { readGrantFields, readInvitedEmail } from "#app/domain/accounts/grants/grant-fields.server.ts";
import { type InvitationServices, inviteAgain } from "#app/domain/accounts/grants/invite.server.ts";
import type { OpenAccount } from "#app/domain/accounts/open-account.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { type FormState, refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, type SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { notInvitedReply } from "./not-invited.server.ts";
import { sayGrantChanges } from "./say-grant.ts";

type Context = InvitationServices & { form: FormState; language: Language };
type SentGrant = { grantId: string; fields: SentFields };

/** Keeps what a person may do, unless another window changed it since the form was opened. */
export async function submitChange(context: Context, owner: OpenAccount, { grantId, fields }: SentGrant) {
  const { language } = context;
  const words = wordsIn(language).authorizedPersons;
  if (!/^\d{1,9}$/.test(fields.version ?? "")) throw notThisForm();
  const read = readGrantFields(fields, context.clock);
  if (read.outcome === "invalid") {
    return refuseSubmission(context.form, fields, problemsInWords(read.problems, words.list.problems));
  }
  return refuseWhileAway(context.form, fields, wordsIn(language).forms.databaseAway, async () => {
    const change = { grantId, version: Number(fields.version), ...read.value };
    const changed = await changeGrant(context.db, owner, change, context.clock);
    if (changed.outcome === "gone") throw new Response(null, { status: 404 });
    if (changed.outcome === "saved") throw redirect(pathOf(grantId, "saved"), 303);
    const { present } = changed;
    const changes = sayGrantChanges(language, read.value, present);
    const kept = { ...fields, version: String(present.version) };
    const problem = say(language, words.person.change.conflict, { changes });
    return refuseSubmission(context.form, kept, { "": problem }, { status: 409 });
  });
}

/** Sends another invitation. To a person who has access by now there is nothing to send: their page shows it. */
export async function submitInvitation(context: Context, owner: OpenAccount, { grantId, fields }: SentGrant) {
  const { language } = context;
  const words = wordsIn(language).authorizedPersons;
  const read = readInvitedEmail(fields);
  if (read.outcome === "invalid") {
    return refuseSubmission(context.form, fields, problemsInWords(read.problems, words.list.problems));
  }
  return refuseWhileAway(context.form, fields, wordsIn(language).forms.databaseAway, async () => {
    const invited = await inviteAgain(context, owner, { grantId, email: read.value.email });
    if (invited === null) throw redirect(pathOf(grantId), 303);
    if (invited.outcome !== "invited") return notInvitedReply(language, context.form, fields, invited);
    throw redirect(pathOf(grantId, "invited"), 303);
  });
}

function pathOf(grantId: string, done = ""): string {
  return `/account/authorized-account/${grantId}${done && `?done=${done}`}`;
}
