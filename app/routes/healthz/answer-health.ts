import { caching } from "#app/platform/http/caching.ts";

/** For load balancers and start-up scripts: the process answers. */
export function loader() {
  return new Response("ok\n", { headers: { "Content-Type": "text/plain", "Cache-Control": caching.never } });
}
