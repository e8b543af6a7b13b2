import { parse } from "node-html-parser";
import type { FuzzInput } from "./fuzz-request.ts";
import { MARK } from "./fuzz-values.ts";

export interface FuzzReply {
  status: number;
  headers: Headers;
  body: string;
  ms: number;
}

const MAX_ANSWER_MS = 5_000;
/** A paper that is whole enough is read, which takes the seconds that its pages take. */
const MAX_READING_MS = 60_000;
const UNKNOWN_METHOD = 501;
/** A stack, a query or a place on the disk. */
const LEAKS = /node_modules|\n\s+at \S+ \(|\.server\.ts\b|postgres:\/\/|syntax error at or near/;
const SENTENCE = /\p{L}+[ ,:]+\p{L}+[ ,:]+\p{L}+/u;
/** What Node's parser refuses by itself: what is no HTTP, and heads of more than 16 kB. */
const OF_NODE = new Set([400, 431]);

/** What is wrong with a reply, in a word or two each; none where it is as it must be. */
export function faultsOf(
  input: FuzzInput,
  { status, headers, body, ms }: FuzzReply,
  origin: string,
): string[] {
  const faults: string[] = [];
  const type = headers.get("Content-Type") ?? "";
  if (status >= 500 && status !== UNKNOWN_METHOD) faults.push(`status ${status}`);
  if (ms > (input.isFile && status < 400 ? MAX_READING_MS : MAX_ANSWER_MS))
    faults.push(`took ${ms.toFixed(0)} ms`);
  const isOfNode = OF_NODE.has(status) && body === "" && !headers.has("X-Content-Type-Options");
  if (status >= 400 && input.method !== "HEAD" && !isOfNode && !SENTENCE.test(wordsOf(body, type)))
    faults.push(`${status} without a sentence`);
  if (LEAKS.test(body)) faults.push("tells of its inside");
  if (type.startsWith("text/html")) {
    if (body.includes(MARK)) faults.push("lets markup in");
    if (!headers.get("Content-Security-Policy")) faults.push("no policy");
  }
  if (headers.get("Set-Cookie") && /public/.test(headers.get("Cache-Control") ?? ""))
    faults.push("a cookie in what caches keep");
  const leads = headers.get("Location");
  if (leads !== null && new URL(leads, origin).origin !== origin)
    faults.push(`leads to ${leads.slice(0, 60)}`);
  return faults;
}

function wordsOf(body: string, type: string): string {
  return type.startsWith("text/html") ? (parse(body).querySelector("main") ?? parse(body)).text : body;
}
