import { type AppLoadContext, redirect } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import type { OperatorAct } from "#app/domain/operators/operator.ts";
import { noteAct } from "#app/domain/operators/operator-acts.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import {
  notThisForm,
  type SentFields,
  takeSubmission,
} from "#app/platform/http/forms/take-submission.server.ts";
import { deskAction } from "./gate.server.ts";

/** The object of an act, as in the log; null: it was decided or removed in the meantime. */
type Done = { about: string } | null;

interface RowActs<Intent extends OperatorAct> {
  path: string;
  /** By the intents of the rows' buttons. */
  acts: Record<Intent, (context: AppLoadContext, fields: SentFields) => Promise<Done>>;
}

/** The action of a list whose rows have buttons (`RowAct`): does the act, writes it down, and shows the list again. */
export function rowAction<Intent extends OperatorAct>({ path, acts }: RowActs<Intent>) {
  return deskAction(async ({ request, context, viewer }) => {
    const fields = await takeSubmission(request);
    const { db, form, language, clock } = context;
    return refuseWhileAway(form, fields, wordsIn(language).forms.databaseAway, async () => {
      const act = (Object.keys(acts) as Intent[]).find((one) => one === fields.intent);
      if (act === undefined) throw notThisForm();
      const done = await acts[act](context, fields);
      if (done !== null) {
        const { accountId } = viewer.account;
        await noteAct(db, { accountId, act, about: done.about, now: clock.now() });
      }
      throw redirect(`${path}?done=${done === null ? "gone" : "changed"}`, 303);
    });
  });
}
