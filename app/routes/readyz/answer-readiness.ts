import type { LoaderFunctionArgs } from "@remix-run/node";
import { AWAY_HEADERS } from "#app/platform/http/answer-failures.server.ts";
import { caching } from "#app/platform/http/caching.ts";

/** For load balancers: whether visitors may be sent here. The site listens only once its start is done; from then on the
 *  database tells. */
export async function loader({ context }: LoaderFunctionArgs) {
  const isReady = await context.readiness.isReady();
  const headers = isReady ? { "Cache-Control": caching.never } : AWAY_HEADERS;
  return new Response(isReady ? "ready\n" : "not ready\n", {
    status: isReady ? 200 : 503,
    headers: { ...headers, "Content-Type": "text/plain" },
  });
}
