import type { AppLoadContext } from "@remix-run/node";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { type ConfirmedOwner, confirmOwner } from "#app/domain/accounts/confirm-owner.server.ts";
import type { OpenAccount } from "#app/domain/accounts/open-account.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";

export type ConfirmedOrRefused =
  | { owner: ConfirmedOwner }
  | { owner: null; refused: ReturnType<typeof refuseSubmission> };

const BUSY_SECONDS = 5;

/** Whether the form's `presentPassword` is the owner's; else the form, sent back with what is wrong. The page's `headers` pass on
 *  the action's, which say when to try again. */
export async function confirmByPassword(
  context: AppLoadContext,
  account: OpenAccount,
  fields: SentFields,
): Promise<ConfirmedOrRefused> {
  const { language } = context;
  const words = wordsIn(language).accountSecurity.confirm;
  const { form } = context;
  const password = fields.presentPassword ?? "";
  const check = await confirmOwner(context, account, password);
  const refuseLater = (problem: string, status: number, seconds: number) =>
    refuseSubmission(form, fields, { "": problem }, { status, headers: { "Retry-After": String(seconds) } });
  switch (check.outcome) {
    case "confirmed":
      return { owner: check.owner };
    case "wrong":
      return { owner: null, refused: refuseSubmission(form, fields, { presentPassword: words.wrong }) };
    case "wait": {
      const problem = say(language, words.tooMany, {
        wait: sayWait(language, check.seconds),
      });
      return { owner: null, refused: refuseLater(problem, 429, check.seconds) };
    }
    case "busy":
      return { owner: null, refused: refuseLater(words.busy, 503, BUSY_SECONDS) };
  }
}
