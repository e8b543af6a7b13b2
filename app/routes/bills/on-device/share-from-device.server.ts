import { type AppLoadContext, redirect } from "@remix-run/node";
import { problemsInWords } from "#app/components/problem-words.ts";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { readDeviceBill } from "#app/domain/bills/sharing/device-bill.server.ts";
import { shareDeviceBill } from "#app/domain/bills/sharing/share-bill.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseForNow } from "#app/platform/http/forms/refuse-for-now.server.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { receiptPath } from "../upload/receipt-address.server.ts";

/** Shares a bill that was read on its owner's device, and leads on to its receipt with a thrown redirect. Returns only
 *  a form that could not be taken, with what is wrong. */
export async function shareFromDevice(context: AppLoadContext, request: Request) {
  const { db, clock, sessionSecret, form, language } = context;
  const fields = await takeSubmission(request);
  if (fields.intent !== "share") throw notThisForm();
  const words = wordsIn(language).onDevice.check;
  const said = readDeviceBill(fields, clock);
  if (said.outcome === "unnamed") throw notThisForm();
  if (said.outcome === "nothing") return refuseSubmission(form, fields, { "": words.nothing });
  if (said.outcome === "invalid") {
    return refuseSubmission(
      form,
      fields,
      problemsInWords(said.problems, wordsIn(language).upload.correction.problems),
    );
  }
  const seconds = await context.deviceBillLimit.take(context.clientAddress);
  if (seconds !== null) {
    const problem = say(language, words.tooMany, { wait: sayWait(language, seconds) });
    return refuseForNow(form, fields, { problem, seconds });
  }
  return refuseWhileAway(form, fields, wordsIn(language).forms.databaseAway, async () => {
    throw redirect(receiptPath(sessionSecret, await shareDeviceBill(db, said.bill, clock)), 303);
  });
}
