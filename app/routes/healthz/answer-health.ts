import { caching } from "#app/platform/http/replies/caching.ts";

/** For supervisors, which restart a process that doesn't answer: the process answers, even without the database. */
export function loader() {
  return new Response("ok\n", { headers: { "Content-Type": "text/plain", "Cache-Control": caching.never } });
}
