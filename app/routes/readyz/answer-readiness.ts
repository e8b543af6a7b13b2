import type { LoaderFunctionArgs } from "@remix-run/node";
import { AWAY_HEADERS } from "#app/platform/http/answers/answer-failures.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";

/** For load balancers: whether visitors may be sent here. The site listens only once its start is done; from then on the
 *  database tells. A full disk is no reason to send them elsewhere: pages go on, and its line tells whoever watches. */
export async function loader({ context }: LoaderFunctionArgs) {
  const isReady = await context.readiness.isReady();
  const headers = isReady ? { "Cache-Control": caching.never } : AWAY_HEADERS;
  const isFull = isReady && (await context.disk.isFull());
  const text = isFull ? "ready\nThe disk is full: nothing new can be saved.\n" : "ready\n";
  return new Response(isReady ? text : "not ready\n", {
    status: isReady ? 200 : 503,
    headers: { ...headers, "Content-Type": "text/plain" },
  });
}
