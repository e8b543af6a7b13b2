import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import type { Admission } from "./admission.ts";
import { caching } from "./caching.ts";
import { jsonErrorBody } from "./json-error.server.ts";

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

/**
 * Works on so many reads at once; what is above gets 503 with Retry-After, at once. A read has its place until its headers
 * are sent, so that a slow receiver holds none. What is sent to the site is never turned away here: somebody typed it, and
 * uploads, passwords and forms have limits of their own. To stand behind kept pages, which go on.
 */
export function refuseReadsWhileFull({ reads, isProbe, isCall, message }: FullOptions): RequestHandler {
  return (request, response, next) => {
    if (response.destroyed) return; // whoever left before now would never give a place back
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || isProbe(request.path)) return next();
    const leave = reads.enter();
    if (leave !== null) {
      let isInside = true;
      const leaveOnce = () => {
        if (isInside) leave();
        isInside = false;
      };
      onHeaders(response, leaveOnce);
      response.once("close", leaveOnce);
      return next();
    }
    response.status(503).set({ "Retry-After": `${RETRY_AFTER_SECONDS}`, "Cache-Control": caching.never });
    if (isCall(request.path)) response.json(jsonErrorBody(503, message));
    else response.type("text").send(`${message}\n`);
  };
}
