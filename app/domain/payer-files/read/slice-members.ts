import { jsonKey } from "./json-key.ts";
import { JsonWindowError } from "./json-window.ts";

const QUOTE = 34;
const BACKSLASH = 92;

/** The index behind the JSON value that begins at `from`, all of which lies before `to`. */
export function endOfSliceValue(bytes: Buffer, from: number, to: number): number {
  let depth = 0;
  let at = from;
  while (at < to) {
    const byte = bytes[at++] as number;
    if (byte === QUOTE) {
      while (at < to) {
        const inside = bytes[at++] as number;
        if (inside === QUOTE) break;
        if (inside === BACKSLASH) at += 1;
      }
      if (depth === 0) return at;
    } else if (byte === 123 || byte === 91) depth += 1;
    else if (byte === 125 || byte === 93) {
      if (depth === 0) return at - 1;
      depth -= 1;
      if (depth === 0) return at;
    } else if (byte === 44 && depth === 0) return at - 1;
  }
  return to;
}

/** The index of the first byte from `from` that is neither white space nor a comma or colon. */
export function nextInSlice(bytes: Buffer, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const byte = bytes[at] as number;
    if (byte > 32 && byte !== 44 && byte !== 58) break;
    at += 1;
  }
  return at;
}

/** Calls back with the key and the edges of each member's value of the JSON object that fills `from` to `to`. */
export function eachMember(
  bytes: Buffer,
  from: number,
  to: number,
  onMember: (key: string, valueFrom: number, valueTo: number) => void,
): void {
  if (bytes[from] !== 123) throw new JsonWindowError("not-json", from);
  let at = nextInSlice(bytes, from + 1, to);
  while (at < to && bytes[at] === QUOTE) {
    const keyEnd = endOfSliceValue(bytes, at, to);
    const valueFrom = nextInSlice(bytes, keyEnd, to);
    const valueTo = endOfSliceValue(bytes, valueFrom, to);
    onMember(jsonKey(bytes, at, keyEnd), valueFrom, valueTo);
    at = nextInSlice(bytes, valueTo, to);
  }
}

/** Calls back with the edges of each value in the JSON array that fills `from` to `to`; null in its place has none. */
export function eachItem(
  bytes: Buffer,
  from: number,
  to: number,
  onItem: (itemFrom: number, itemTo: number) => void,
): void {
  if (bytes[from] !== 91) return;
  let at = nextInSlice(bytes, from + 1, to);
  while (at < to && bytes[at] !== 93) {
    const end = endOfSliceValue(bytes, at, to);
    onItem(at, end);
    at = nextInSlice(bytes, end, to);
  }
}
