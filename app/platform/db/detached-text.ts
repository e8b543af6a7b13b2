/** V8 copies a piece that is shorter; of a longer one it keeps a view of the whole. */
const MIN_VIEW_LENGTH = 13;
const NEEDS_CHANGE = /[\0\ud800-\udfff]/;

/** A separate copy, since a piece of a large text keeps the whole of it in memory; without NUL and halves of characters, as
 *  PostgreSQL wants it. */
export function detachedText(text: string): string {
  if (text.length < MIN_VIEW_LENGTH && !NEEDS_CHANGE.test(text)) return text;
  return Buffer.from(text.replaceAll("\0", "")).toString();
}
