import { receiveForm } from "./receive-form.server.ts";

/** The text fields of a form as they were sent, the first of each name. */
export type SentFields = Readonly<Record<string, string>>;

/** Room for texts that are several times too long, so that they come back to be shortened. */
const MOST_FORM_BYTES = 100_000;

/**
 * The one way in which a route takes a form of text fields. Throws a Response, which the error page puts into words: 400
 * for what is no such form (another content type, a file in place of a text, a body cut off), 413 for one of more than
 * `maxBytes` or of more fields than any form has.
 */
export async function takeSubmission(request: Request, maxBytes = MOST_FORM_BYTES): Promise<SentFields> {
  const received = await receiveForm(request, maxBytes);
  if (received.outcome === "too-large") throw new Response(null, { status: 413 });
  if (received.outcome === "malformed") throw notThisForm();
  return Object.fromEntries(received.fields);
}

/** What a route throws at a form that says by no button of its own what it wants. */
export function notThisForm(): Response {
  return new Response(null, { status: 400 });
}
