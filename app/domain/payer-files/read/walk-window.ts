import { jsonKey } from "./json-key.ts";
import { type JsonWindow, JsonWindowError } from "./json-window.ts";

const COMMA = 44;
const QUOTE = 34;
const COLON = 58;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

/**
 * Calls back at each value of the JSON object at the window, until it is told to stop. What the callback does not read is passed over.
 */
export async function walkMembers(
  window: JsonWindow,
  onValue: (key: string) => Promise<"stop" | undefined>,
): Promise<void> {
  await expect(window, OPEN_BRACE);
  if (await isClosed(window, CLOSE_BRACE)) return;
  for (;;) {
    if ((await window.next()) !== QUOTE) throw brokenAt(window, await window.next());
    const keyEnd = await window.value();
    const key = jsonKey(window.bytes, window.at, keyEnd);
    window.at = keyEnd;
    await expect(window, COLON);
    await window.next();
    const place = window.place();
    if ((await onValue(key)) === "stop") return;
    if (window.place() === place) await window.skip();
    if (await isClosed(window, CLOSE_BRACE)) return;
    await expect(window, COMMA);
  }
}

/** Calls back at each item of the JSON array at the window, which the callback reads. Another value in its place is passed over. */
export async function walkItems(window: JsonWindow, onItem: () => Promise<void>): Promise<void> {
  if ((await window.next()) !== OPEN_BRACKET) return window.skip();
  window.at += 1;
  if (await isClosed(window, CLOSE_BRACKET)) return;
  for (;;) {
    const byte = await window.next();
    if (byte === -1 || byte === COMMA || byte === CLOSE_BRACKET) throw brokenAt(window, byte);
    await onItem();
    if (await isClosed(window, CLOSE_BRACKET)) return;
    await expect(window, COMMA);
  }
}

/** Hands over each item of the JSON array at the window as its bytes, without waiting between items that are here. */
export async function walkSlices(
  window: JsonWindow,
  onItem: (bytes: Buffer, from: number, to: number) => void,
): Promise<void> {
  if ((await window.next()) !== OPEN_BRACKET) return window.skip();
  window.at += 1;
  if (await isClosed(window, CLOSE_BRACKET)) return;
  let isBetween = false;
  for (;;) {
    const byte = window.peek();
    if (byte === -1) await window.more();
    else if (isBetween) {
      window.at += 1;
      if (byte === CLOSE_BRACKET) return;
      if (byte !== COMMA) throw brokenAt(window, byte);
      isBetween = false;
    } else if (byte === COMMA || byte === CLOSE_BRACKET) throw brokenAt(window, byte);
    else {
      const end = window.endOfValue();
      if (end === -1) await window.more();
      else {
        onItem(window.bytes, window.at, end);
        window.at = end;
        isBetween = true;
      }
    }
  }
}

async function isClosed(window: JsonWindow, closing: number): Promise<boolean> {
  if ((await window.next()) !== closing) return false;
  window.at += 1;
  return true;
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
