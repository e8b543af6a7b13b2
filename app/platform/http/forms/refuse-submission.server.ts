import { data } from "@remix-run/node";
import { caching } from "../replies/caching.ts";
import type { SentFields } from "./take-submission.server.ts";

/** Whether the form of this request went back to the visitor: tells the loaders, which run after the action. `unsent`: what was
 *  typed in it, for use if its page can't be made (`answerFailures`). `metFullDisk`: it went back because the disk is full, which
 *  the operator has to know. */
export type FormState = { isRefused: boolean; unsent?: SentFields; metFullDisk?: boolean };

/** Whether a form of this request went back; never if routes get no context, as under plain remix-serve. */
export function wasRefused(form: FormState | undefined): boolean {
  return form?.isRefused ?? false;
}

/** What is wrong with a form: by field, and under '' with the form as a whole. Sentences that say how to fix it. */
export type FormProblems = Readonly<Record<string, string | undefined>>;

/** What a page may show again: never a password. */
function withoutPasswords(fields: SentFields): SentFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password$/i.test(name)));
}

/** Keeps what was typed, but for passwords, for a visitor whose request fails before their form is answered. */
export function keepUnsent(form: FormState, fields: SentFields): SentFields {
  form.unsent = withoutPasswords(fields);
  return form.unsent;
}

/** Sends a form back with what was typed, but for passwords, and what is wrong, in the shape of Conform's `lastResult`: 422
 * unless `init` says otherwise. `form.isRefused` tells the page's loader to begin the title with 'Error:'. */
export function refuseSubmission(
  form: FormState,
  fields: SentFields,
  problems: FormProblems,
  { status = 422, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) {
  const typed = keepUnsent(form, fields);
  form.isRefused = true;
  const wrong = Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, [problem]]] : []));
  return data(
    {
      status: "error" as const,
      initialValue: typed,
      error: Object.fromEntries(wrong) as Record<string, string[]>,
    },
    { status, headers: { ...headers, "Cache-Control": caching.never } },
  );
}
