import type { Respond } from "../answers/answer-by.server.ts";
import { caching } from "../replies/caching.ts";
import { jsonError } from "../replies/json-error.server.ts";
import type { Admission } from "./admission.ts";

interface FullOptions {
  /** The reads that are worked on at once. */
  reads: Admission;
  /** Paths that are answered however full it is: supervisors and balancers would take a process that is busy for dead. */
  isProbe(path: string): boolean;
  /** The paths that programs read, which are answered in JSON. */
  isCall(path: string): boolean;
  message: string;
}

/** What is under way is done in about a second. */
const RETRY_AFTER_SECONDS = 2;

/** Works on a limited number of reads at once; further ones get 503 with Retry-After immediately. A read has its place until its
 * reply is there or its client has left, so that a slow receiver holds none. What is sent to the site is never turned away here:
 * a person typed it, and uploads, passwords and forms have their own limits. Cached pages don't pass here, and still work. */
export function refuseReadsWhileFull(
  respond: Respond,
  { reads, isProbe, isCall, message }: FullOptions,
): Respond {
  return async (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || isProbe(request.path)) return respond(request, response);
    const leave = reads.enter();
    if (leave === null) return isCall(request.path) ? callWhileFull(message) : pageWhileFull(message);
    let isInside = true;
    const leaveOnce = () => {
      if (isInside) leave();
      isInside = false;
    };
    response.once("close", leaveOnce);
    return respond(request, response).finally(leaveOnce);
  };
}

const WHILE_FULL = { "Retry-After": `${RETRY_AFTER_SECONDS}`, "Cache-Control": caching.never };

function callWhileFull(message: string): Response {
  return jsonError(503, message, { headers: WHILE_FULL });
}

function pageWhileFull(message: string): Response {
  const headers = { ...WHILE_FULL, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${message}\n`, { status: 503, headers });
}
