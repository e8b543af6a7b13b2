const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a caller's text can name a reading: a UUID. */
export function isReadingId(text: string): boolean {
  return UUID.test(text);
}
