import { decodeText } from "./decode-text.server.ts";
import type { MrfProblemAbout } from "./mrf-problem.ts";
import { parseJsonValue } from "./parse-json-value.ts";

export type JsonFault = {
  path: string;
  rule: "json-syntax" | "json-too-deep" | "json-too-long" | "json-truncated" | "json-trailing-text";
  about: MrfProblemAbout;
};

export type JsonLimits = { maxDepth: number; maxValueBytes: number };

/** A template's items are 6 levels deep and the longest we know is under a megabyte. */
export const JSON_LIMITS: JsonLimits = { maxDepth: 64, maxValueBytes: 8 * 1024 * 1024 };

export type JsonMembersHandler = {
  /** Which members of the top object are wanted: whole, as an array item by item, or not at all. */
  want: (key: string) => "value" | "items" | "nothing";
  onValue: (key: string, value: unknown) => void;
  /** An entry of a wanted array; `index` counts from 0. */
  onItem: (value: unknown, path: string, index: number) => void;
  /** A fault inside one value: the value is left out and reading goes on. */
  onFault: (fault: JsonFault) => void;
};

type State =
  | "start"
  | "key-or-end"
  | "key"
  | "colon"
  | "value"
  | "after-value"
  | "item-or-end"
  | "item"
  | "after-item"
  | "done";

/**
 * Reads a JSON object's bytes as they arrive, holding one value at a time: only where values begin and end is followed here,
 * each value is then parsed by itself. `write` returns false once the text's own frame is broken.
 */
export function openJsonMembers(handler: JsonMembersHandler, limits = JSON_LIMITS) {
  let state: State = "start";
  let key = "";
  let index = 0;
  let stopped = false;
  const value = openValueScanner(limits);

  function path(): string {
    if (state === "done") return "/";
    return state.includes("item") ? `/${key}/${index}` : `/${key}`;
  }

  function stop(rule: JsonFault["rule"], about: MrfProblemAbout = {}): false {
    stopped = true;
    handler.onFault({ path: path(), rule, about });
    return false;
  }

  /** What a structural character does in the current state; null = a value must begin here. */
  function nextState(character: string): State | "broken" | null {
    switch (state) {
      case "start":
        return character === "{" ? "key-or-end" : "broken";
      case "key-or-end":
      case "key":
        if (character === "}" && state === "key-or-end") return "done";
        return character === '"' ? null : "broken";
      case "colon":
        return character === ":" ? "value" : "broken";
      case "value":
        if (character === "[" && handler.want(key) === "items") return "item-or-end";
        return canBeginValue(character) ? null : "broken";
      case "after-value":
        if (character === ",") return "key";
        return character === "}" ? "done" : "broken";
      case "item-or-end":
      case "item":
        if (character === "]" && state === "item-or-end") return "after-value";
        return canBeginValue(character) ? null : "broken";
      case "after-item":
        if (character === ",") return "item";
        return character === "]" ? "after-value" : "broken";
      case "done":
        return "broken";
    }
  }

  function finishValue(): boolean {
    const result = value.take();
    if (state === "key" || state === "key-or-end") {
      const parsed = result.outcome === "text" ? parse(result.text) : null;
      if (typeof parsed?.value !== "string") return stop("json-syntax", { kind: "key" });
      key = parsed.value;
      state = "colon";
      return true;
    }
    const isItem = state !== "value";
    deliver(result, isItem);
    state = isItem ? "after-item" : "after-value";
    if (isItem) index += 1;
    return true;
  }

  function deliver(result: ScannedValue, isItem: boolean): void {
    if (result.outcome === "skipped") return;
    if (result.outcome !== "text") {
      handler.onFault({ path: path(), rule: result.outcome, about: {} });
      return;
    }
    const parsed = parse(result.text);
    if (!parsed) handler.onFault({ path: path(), rule: "json-syntax", about: { kind: "unreadable" } });
    else if (isItem) handler.onItem(parsed.value, path(), index);
    else handler.onValue(key, parsed.value);
  }

  function write(bytes: Buffer): boolean {
    if (stopped) return false;
    let i = 0;
    while (i < bytes.length) {
      if (value.isOpen()) {
        i = value.read(bytes, i);
        if (value.isOpen()) return true;
        if (!finishValue()) return false;
        continue;
      }
      const byte = bytes[i]!;
      if (byte === 32 || byte === 10 || byte === 13 || byte === 9) {
        i += 1;
        continue;
      }
      const next = nextState(String.fromCharCode(byte));
      if (next === "broken" && state === "done") return stop("json-trailing-text");
      if (next === "broken") return stop("json-syntax", { kind: state });
      if (next === null) {
        value.open(state !== "value" || handler.want(key) !== "nothing");
        continue;
      }
      if (next === "item-or-end") index = 0;
      state = next;
      i += 1;
    }
    return true;
  }

  function end(): "whole" | "broken-off" {
    if (!stopped && state !== "done") stop("json-truncated");
    return state === "done" ? "whole" : "broken-off";
  }

  return { write, end };
}

function canBeginValue(character: string): boolean {
  return character !== "," && character !== "]" && character !== "}" && character !== ":";
}

/** Null: it isn't JSON. */
function parse(text: string): { value: unknown } | null {
  try {
    return { value: parseJsonValue(text) };
  } catch {
    return null;
  }
}

type ScannedValue =
  | { outcome: "text"; text: string }
  | { outcome: "skipped" | "json-too-deep" | "json-too-long" };

const QUOTE = 34;
const COMMA = 44;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** Finds where one value ends, across chunks, keeping its bytes while it is within the limits. */
function openValueScanner(limits: JsonLimits) {
  let open = false;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let parts: Buffer[] = [];
  let length = 0;
  let outcome: ScannedValue["outcome"] = "text";

  function keep(bytes: Buffer, from: number, to: number): void {
    if (outcome !== "text") return;
    length += to - from;
    if (length > limits.maxValueBytes) {
      outcome = "json-too-long";
      parts = [];
    } else parts.push(bytes.subarray(from, to));
  }

  /** The index after the string's closing quote, or -1 when the bytes end first. */
  function stringEnd(bytes: Buffer, from: number): number {
    let i = escaped ? from + 1 : from;
    for (; i < bytes.length; i++) {
      const byte = bytes[i]!;
      if (byte === BACKSLASH) i += 1;
      else if (byte === QUOTE) {
        escaped = false;
        return i + 1;
      }
    }
    escaped = i > bytes.length;
    return -1;
  }

  /** Follows the value from `from`; the index after it, or the number of bytes while it is still open. */
  function read(bytes: Buffer, from: number): number {
    let i = from;
    while (i < bytes.length) {
      if (inString) {
        const end = stringEnd(bytes, i);
        if (end < 0) break;
        inString = false;
        i = end;
        if (depth === 0) return close(bytes, from, i);
        continue;
      }
      const byte = bytes[i]!;
      if (byte === QUOTE) inString = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        depth += 1;
        if (depth > limits.maxDepth && outcome === "text") {
          outcome = "json-too-deep";
          parts = [];
        }
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        if (depth === 0) return close(bytes, from, i);
        depth -= 1;
        if (depth === 0) return close(bytes, from, i + 1);
      } else if (byte === COMMA && depth === 0) return close(bytes, from, i);
      i += 1;
    }
    keep(bytes, from, bytes.length);
    return bytes.length;
  }

  function close(bytes: Buffer, from: number, to: number): number {
    keep(bytes, from, to);
    open = false;
    return to;
  }

  function take(): ScannedValue {
    if (outcome !== "text") return { outcome };
    const [only, another] = parts;
    return { outcome, text: decodeText(only && !another ? only : Buffer.concat(parts)) };
  }

  return {
    isOpen: () => open,
    open(wanted: boolean): void {
      open = true;
      depth = 0;
      inString = false;
      escaped = false;
      parts = [];
      length = 0;
      outcome = wanted ? "text" : "skipped";
    },
    read,
    take,
  };
}
