const BACKSLASH = 92;

/** Returns the key whose quotes are at `from` and before `to`. A payer may write any of its letters as an escape. */
export function jsonKey(bytes: Buffer, from: number, to: number): string {
  const text = bytes.toString("latin1", from + 1, to - 1);
  if (!hasEscape(bytes, from, to)) return text;
  const key: unknown = JSON.parse(bytes.toString("utf8", from, to));
  return typeof key === "string" ? key : text;
}

/** Whether the key from `from` to `to`, quotes in, is `key`, which has no letters that need an escape. */
export function isJsonKey(bytes: Buffer, from: number, to: number, key: Buffer): boolean {
  if (to - from === key.length + 2) return key.compare(bytes, from + 1, to - 1) === 0;
  return (
    to - from > key.length + 2 && hasEscape(bytes, from, to) && jsonKey(bytes, from, to) === key.toString()
  );
}

function hasEscape(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] === BACKSLASH) return true;
  return false;
}
