import { parse, type SubmissionResult } from "@conform-to/react";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { holdIdea, readIdea } from "#app/domain/roadmap/idea.server.ts";
import { receiveForm } from "#app/platform/http/receive-form.server.ts";
import { trapName } from "./idea-form.tsx";
import { waitWords } from "./roadmap-words.ts";

interface RefusedIdea {
  refused: SubmissionResult<string[]> | null;
  problem: string | null;
  init: { status: number; headers: Record<string, string> };
}

/** Room for a text that is several times too long, so that it comes back to be shortened. */
const maxFormBytes = 100_000;

/** Takes the form of a new idea. One that is held leads back to the page, by a redirect that is thrown; a refusal comes
 *  back with what was written. */
export async function sendIdea(context: AppLoadContext, request: Request): Promise<RefusedIdea> {
  const received = await receiveForm(request, maxFormBytes);
  if (received.outcome === "too-large") {
    return refuse(413, "This is too long for an idea. Write a description of 1,000 characters or fewer.");
  }
  if (received.outcome === "malformed") {
    return refuse(400, "Your idea did not come through whole. Please fill in the form and send it again.");
  }
  const { form } = received;
  if (form.get(trapName)) throw ideaSent();
  const submission = parse(form, {
    resolve(fields) {
      const read = readIdea(fields);
      return read.outcome === "read" ? { value: read.idea } : { error: read.errors };
    },
  });
  if (submission.status !== "success") return refuse(422, null, submission.reply());
  const seconds = context.roadmapLimits.ideas.take(context.clientAddress);
  if (seconds !== null) {
    const problem = `Many ideas came from your network within the hour. Yours is still here below: please send it in ${waitWords(seconds)}.`;
    return refuse(429, problem, submission.reply(), { "Retry-After": String(seconds) });
  }
  await holdIdea(context.db, submission.value, context.clock);
  throw ideaSent();
}

function ideaSent() {
  return redirect("/roadmap?sent=yes#send-idea", 303);
}

function refuse(
  status: number,
  problem: string | null,
  refused: SubmissionResult<string[]> | null = null,
  headers: Record<string, string> = {},
): RefusedIdea {
  return { refused, problem, init: { status, headers: { ...headers, "Cache-Control": "no-store" } } };
}
