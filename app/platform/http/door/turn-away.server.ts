import type { ServerResponse } from "node:http";
import { caching } from "../replies/caching.ts";
import type { Refusal, Verdict } from "./judge-request.server.ts";

const STATUS: Record<Refusal, number> = {
  "unknown-method": 501,
  "unknown-host": 400,
  "malformed-address": 400,
};

/** Answers what the door does not admit: 308 to the path's one spelling, or 400 or 501 with `words`. */
export function turnAway(
  response: ServerResponse,
  verdict: Exclude<Verdict, { outcome: "admitted" }>,
  words: Record<Refusal, string>,
): void {
  response.setHeader("Cache-Control", caching.never);
  if (verdict.outcome === "moved") {
    response.writeHead(308, { Location: verdict.address }).end();
    return;
  }
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    Connection: "close", // what it sends besides is not read
  };
  response.writeHead(STATUS[verdict.why], headers).end(`${words[verdict.why]}\n`);
}
