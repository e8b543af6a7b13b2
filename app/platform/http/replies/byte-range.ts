/** The first and the last byte that a client asks for. */
export type ByteRange = { start: number; end: number };

/** The range that a Range header asks of a file of the given size (RFC 9110, 14.2). Null: the whole file, also if it asks for
 *  several parts. */
export function readByteRange(header: string | null, sizeBytes: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const end = sizeBytes - 1;
  if (first === "")
    return Number(last) === 0 ? "unsatisfiable" : { start: Math.max(0, sizeBytes - Number(last)), end };
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null; // no range
  if (start > end) return "unsatisfiable";
  return { start, end: last === "" ? end : Math.min(Number(last), end) };
}
