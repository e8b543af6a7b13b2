/** A copy of its own, since a piece of a large text keeps the whole of it in memory; without NUL, as PostgreSQL wants it. */
export function detachedText(text: string): string {
  return Buffer.from(text.replaceAll("\0", "")).toString();
}
