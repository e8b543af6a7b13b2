import { type FormState, refuseSubmission } from "./refuse-submission.server.ts";
import type { SentFields } from "./take-submission.server.ts";

/** Sends a form back that comes too often: 429, with `problem` and the seconds to wait. */
export function refuseForNow(
  form: FormState,
  fields: SentFields,
  { problem, seconds }: { problem: string; seconds: number },
) {
  const headers = { "Retry-After": String(seconds) };
  return refuseSubmission(form, fields, { "": problem }, { status: 429, headers });
}
