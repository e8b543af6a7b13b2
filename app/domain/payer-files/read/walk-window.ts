import { jsonKey } from "./json-key.ts";
import { type JsonWindow, JsonWindowError } from "./json-window.ts";

const COMMA = 44;
const QUOTE = 34;
const COLON = 58;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

/** Calls back at each value of the JSON object at the window, until it is told to stop. What the
 *  callback does not read is passed over. */
export async function walkMembers(
  window: JsonWindow,
  onValue: (key: string) => Promise<"stop" | undefined>,
): Promise<void> {
  await expect(window, OPEN_BRACE);
  for (;;) {
    const byte = await window.next();
    if (byte === CLOSE_BRACE || byte === COMMA) {
      window.at += 1;
      if (byte === CLOSE_BRACE) return;
      continue;
    }
    if (byte !== QUOTE) throw brokenAt(window, byte);
    const keyEnd = await window.value();
    const key = jsonKey(window.bytes, window.at, keyEnd);
    window.at = keyEnd;
    await expect(window, COLON);
    await window.next();
    const place = window.place();
    if ((await onValue(key)) === "stop") return;
    if (window.place() === place) await window.skip();
  }
}

/** Calls back at each item of the JSON array at the window, which the callback reads. Another value in its place is passed over. */
export async function walkItems(window: JsonWindow, onItem: () => Promise<void>): Promise<void> {
  if ((await window.next()) !== OPEN_BRACKET) return window.skip();
  window.at += 1;
  for (;;) {
    const byte = await window.next();
    if (byte === -1) throw brokenAt(window, byte);
    if (byte === CLOSE_BRACKET || byte === COMMA) {
      window.at += 1;
      if (byte === CLOSE_BRACKET) return;
    } else await onItem();
  }
}

/** Hands over each item of the JSON array at the window as its bytes, without waiting between items that are here. */
export async function walkSlices(
  window: JsonWindow,
  onItem: (bytes: Buffer, from: number, to: number) => void,
): Promise<void> {
  if ((await window.next()) !== OPEN_BRACKET) return window.skip();
  window.at += 1;
  for (;;) {
    const byte = window.peek();
    if (byte === -1) await window.more();
    else if (byte === COMMA) window.at += 1;
    else if (byte === CLOSE_BRACKET) {
      window.at += 1;
      return;
    } else {
      const end = window.endOfValue();
      if (end === -1) await window.more();
      else {
        onItem(window.bytes, window.at, end);
        window.at = end;
      }
    }
  }
}

/** Reads the JSON value at the window. Throws a SyntaxError where it is none. */
export async function readValue(window: JsonWindow): Promise<unknown> {
  const end = await window.value();
  const text = window.bytes.toString("utf8", window.at, end);
  window.at = end;
  return JSON.parse(text);
}

const MAX_TEXT_LENGTH = 300;

/** Reads the value at the window where it is a text or a number, cut at 300 characters; "" of any other. */
export async function readText(window: JsonWindow): Promise<string> {
  const value = await readValue(window);
  return typeof value === "string" || typeof value === "number"
    ? String(value).slice(0, MAX_TEXT_LENGTH)
    : "";
}

async function expect(window: JsonWindow, wanted: number): Promise<void> {
  const byte = await window.next();
  if (byte !== wanted) throw brokenAt(window, byte);
  window.at += 1;
}

function brokenAt(window: JsonWindow, byte: number): JsonWindowError {
  return new JsonWindowError(byte === -1 ? "cut-off" : "not-json", window.place());
}
