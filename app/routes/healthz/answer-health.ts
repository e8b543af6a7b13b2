import { caching } from "#app/platform/http/replies/caching.ts";

/** For supervisors, who start a process anew that does not answer: the process answers, whatever the database does. */
export function loader() {
  return new Response("ok\n", { headers: { "Content-Type": "text/plain", "Cache-Control": caching.never } });
}
