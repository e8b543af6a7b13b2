import type { AppLoadContext } from "@remix-run/node";
import { problemsInWords } from "#app/components/problem-words.ts";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { readDemoBooking } from "#app/domain/demo-bookings/demo-booking.server.ts";
import { keepDemoBooking } from "#app/domain/demo-bookings/keep-demo-booking.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseForNow } from "#app/platform/http/forms/refuse-for-now.server.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";

/** Keeps a form's request for a demo; null when it is kept, else the form with what is wrong. */
export async function askForDemo(context: AppLoadContext, fields: SentFields) {
  const { language } = context;
  const { problems, tooMany } = wordsIn(language).comingSoon.demo;
  const read = readDemoBooking(fields);
  if (read.outcome === "invalid") {
    return refuseSubmission(context.form, fields, problemsInWords(read.problems, problems));
  }
  const seconds = await context.demoLimit.take(context.clientAddress);
  if (seconds !== null) {
    const problem = say(language, tooMany, { wait: sayWait(language, seconds) });
    return refuseForNow(context.form, fields, { problem, seconds });
  }
  return refuseWhileAway(context.form, fields, wordsIn(language).forms.databaseAway, async () => {
    await keepDemoBooking(context.db, read.value, context.clock);
    return null;
  });
}
