import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import { type FormState, refuseSubmission } from "../forms/refuse-submission.server.ts";
import type { SentFields } from "../forms/take-submission.server.ts";
import { AWAY_HEADERS, statusOfFailure } from "./answer-failures.server.ts";

/** What a form's work comes to; while the database is away, or its disk full, the form goes back with what was typed, 503, and `problem`
 *  says to send it again. */
export async function refuseWhileAway<T>(
  form: FormState,
  fields: SentFields,
  problem: string,
  work: () => Promise<T>,
): Promise<T | ReturnType<typeof refuseSubmission>> {
  try {
    return await work();
  } catch (error) {
    if (statusOfFailure(error) === 500) throw error;
    if (isDiskFull(error)) form.metFullDisk = true;
    return refuseSubmission(form, fields, { "": problem }, { status: 503, headers: AWAY_HEADERS });
  }
}
