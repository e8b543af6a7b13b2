import type { ServerResponse } from "node:http";
import { Counter, Histogram, type Registry } from "prom-client";

/** What was asked for. "kept": a page that the page cache had. "private": of one person. "form": what was sent to a public page.
 *  "refused": at the door, for its address. */
export type RequestClass = "asset" | "call" | "form" | "kept" | "page" | "private" | "probe" | "refused";

/** Counts requests, for operators. */
export interface RequestFigures {
  /** Counts a request once its reply has ended. */
  note(requestClass: RequestClass, response: ServerResponse): void;
}

/** From a kept page to a bill that is read. */
const BUCKETS_SECONDS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

export function openRequestFigures(registry: Registry): RequestFigures {
  const registers = [registry];
  const count = new Counter({
    name: "faircharge_requests_total",
    help: "Requests by class and status; aborted: whoever asked left before the end.",
    labelNames: ["class", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "faircharge_request_seconds",
    help: "Time from a request to the end of its reply.",
    labelNames: ["class"],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  return {
    note(requestClass, response) {
      const startedAt = performance.now();
      response.once("close", () => {
        const status = response.writableFinished ? String(response.statusCode) : "aborted";
        count.inc({ class: requestClass, status });
        duration.observe({ class: requestClass }, (performance.now() - startedAt) / 1000);
      });
    },
  };
}
