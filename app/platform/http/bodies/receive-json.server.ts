import { receiveBody } from "./receive-body.server.ts";

export interface JsonLimits {
  maxBytes: number;
  /** Lists and objects inside one another. */
  maxDepth: number;
  /** Of lists and objects together. */
  maxItems: number;
}

export type ReceivedJson =
  | { outcome: "received"; value: unknown }
  | { outcome: "too-large" }
  | { outcome: "stalled" }
  | { outcome: "cut-off" }
  | { outcome: "too-deep" }
  | { outcome: "too-many-items" }
  | { outcome: "malformed" };

/** Takes a JSON body. What is in it is counted before it is parsed: `[[[…` of 4 MB takes 300 MB to parse. */
export async function receiveJson(request: Request, limits: JsonLimits): Promise<ReceivedJson> {
  const body = await receiveBody(request, limits.maxBytes);
  return body.outcome === "received" ? parseJson(body.bytes, limits) : body;
}

export type ParsedJson = Exclude<ReceivedJson, { outcome: "stalled" | "cut-off" }>;

/** Parses JSON that is here already, counted in the same way. */
export function parseJson(json: Buffer, limits: JsonLimits): ParsedJson {
  if (json.byteLength > limits.maxBytes) return { outcome: "too-large" };
  const excess = findExcess(json, limits);
  if (excess) return { outcome: excess };
  try {
    return { outcome: "received", value: JSON.parse(json.toString("utf8")) };
  } catch (error) {
    if (error instanceof SyntaxError) return { outcome: "malformed" };
    throw error;
  }
}

const QUOTE = 0x22;
const [COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, BACKSLASH] = Buffer.from(",[]{}\\");

/** The first limit that a JSON text exceeds. Text that isn't JSON may exceed none. */
function findExcess(json: Buffer, { maxDepth, maxItems }: JsonLimits): "too-deep" | "too-many-items" | null {
  let depth = 0;
  let itemCount = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case QUOTE:
        at = endOfText(json, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        itemCount += 1;
        if (depth > maxDepth) return "too-deep";
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
        itemCount += 1;
        break;
    }
    if (itemCount > maxItems) return "too-many-items";
  }
  return null;
}

/** Where the text ends that begins with the quote at `start`. */
function endOfText(json: Buffer, start: number): number {
  for (let end = json.indexOf(QUOTE, start + 1); end >= 0; end = json.indexOf(QUOTE, end + 1)) {
    let slashes = 0;
    while (json[end - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}
