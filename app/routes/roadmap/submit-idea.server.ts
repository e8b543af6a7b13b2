import { type AppLoadContext, redirect } from "@remix-run/node";
import { problemsInWords } from "#app/components/problem-words.ts";
import { sayWait } from "#app/content/words/say-wait.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { queueIdeaForReview, readIdea } from "#app/domain/roadmap/idea.server.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseForNow } from "#app/platform/http/forms/refuse-for-now.server.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { trapName } from "#app/ui/form/trap-field.tsx";

/** Takes the form of a new idea. One that is held leads back to the page, with a thrown redirect; a refused one
 *  comes back with what was written. */
export async function submitIdea(context: AppLoadContext, fields: SentFields) {
  const { language } = context;
  if (fields[trapName]) throw ideaSent();
  const words = wordsIn(language).roadmap;
  const read = readIdea(fields);
  if (read.outcome === "invalid") {
    return refuseSubmission(context.form, fields, problemsInWords(read.problems, words.idea.problems));
  }
  const seconds = await context.roadmapLimits.ideas.take(context.clientAddress);
  if (seconds !== null) {
    const problem = say(language, words.idea.tooMany, { wait: sayWait(language, seconds) });
    return refuseForNow(context.form, fields, { problem, seconds });
  }
  return refuseWhileAway(context.form, fields, wordsIn(language).forms.databaseAway, async () => {
    await queueIdeaForReview(context.db, read.value, context.clock);
    throw ideaSent();
  });
}

function ideaSent() {
  return redirect("/roadmap?done=idea#send-idea", 303);
}
