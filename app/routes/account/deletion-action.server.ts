import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { formWords } from "#app/content/words/forms.ts";
import { refuseWhileAway } from "#app/platform/http/refuse-while-away.server.ts";
import { notThisForm, type SentFields, takeSubmission } from "#app/platform/http/take-submission.server.ts";
import { type AccountAccess, accountAction } from "./gate.server.ts";

type Deletion = ActionFunctionArgs & { access: AccountAccess; fields: SentFields };

/** The action of a page with a DeletionForm: only the owner deletes. `remove` gives the address that a deletion leads to; null:
 *  there is no such thing of theirs, 404. */
export function deletionAction(remove: (deletion: Deletion) => Promise<string | null>) {
  return accountAction("owner", async ({ access, ...args }) => {
    const fields = await takeSubmission(args.request);
    return refuseWhileAway(args.context.form, fields, formWords.en.databaseAway, async () => {
      if (fields.intent !== "delete") throw notThisForm();
      const leadTo = await remove({ ...args, access, fields });
      if (leadTo === null) throw new Response(null, { status: 404 });
      throw redirect(leadTo, 303);
    });
  });
}
