import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import {
  notThisForm,
  type SentFields,
  takeSubmission,
} from "#app/platform/http/forms/take-submission.server.ts";
import { type AccountAccess, accountAction } from "../frame/gate.server.ts";

type Deletion = ActionFunctionArgs & { access: AccountAccess; fields: SentFields };

interface DeletionSteps<Found> {
  /** What is to be deleted; null: the owner has no such thing. */
  find(deletion: Deletion): Promise<Found | null>;
  /** Deletes it and gives the address that this leads to. */
  remove(found: Found, deletion: Deletion): Promise<string>;
}

/** The action of a page with a DeletionForm: only the owner deletes; 404 where nothing is found. */
export function deletionAction<Found>({ find, remove }: DeletionSteps<Found>) {
  return accountAction("owner", async ({ access, ...args }) => {
    const fields = await takeSubmission(args.request);
    const deletion = { ...args, access, fields };
    return refuseWhileAway(
      args.context.form,
      fields,
      wordsIn(args.context.language).forms.databaseAway,
      async () => {
        const found = await find(deletion);
        if (found === null) throw new Response(null, { status: 404 });
        if (fields.intent !== "delete") throw notThisForm();
        throw redirect(await remove(found, deletion), 303);
      },
    );
  });
}
