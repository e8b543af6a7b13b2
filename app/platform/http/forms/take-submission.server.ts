import { MAX_FIELD_CHARACTERS, receiveForm } from "../bodies/receive-form.server.ts";

/** The text fields of a form as they were sent, the first of each name. */
export type SentFields = Readonly<Record<string, string>>;

/** What a form says of itself that has longer fields than others. */
export interface LongForm {
  maxBytes: number;
  /** Characters that those fields may have, by their names. */
  fields: Readonly<Record<string, number>>;
}

/** Room for texts that are several times too long, so that they come back to be shortened. */
const SHORT_FORM: LongForm = { maxBytes: 100_000, fields: {} };

/**
 * The only way for a route to read a form of text fields. Throws a Response, which the error page explains:
 * - 400: not such a form (another content type, a file instead of a text, a truncated body);
 * - 408: stopped or too slow;
 * - 413: a field over `MAX_FIELD_CHARACTERS`, too many bytes, or more fields than any form has.
 */
export async function takeSubmission(request: Request, form = SHORT_FORM): Promise<SentFields> {
  const received = await receiveForm(request, form.maxBytes);
  if (received.outcome === "too-large") throw new Response(null, { status: 413 });
  if (received.outcome === "stalled") throw new Response(null, { status: 408 });
  if (received.outcome === "malformed") throw notThisForm();
  for (const [name, text] of received.fields) {
    const isLong = Object.hasOwn(form.fields, name);
    if (text.length > ((isLong ? form.fields[name] : undefined) ?? MAX_FIELD_CHARACTERS)) {
      throw new Response(null, { status: 413 });
    }
  }
  return Object.fromEntries(received.fields);
}

/** What a route throws if none of the form's known buttons was pressed. */
export function notThisForm(): Response {
  return new Response(null, { status: 400 });
}
