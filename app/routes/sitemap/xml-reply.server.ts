import type { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { caching } from "#app/platform/http/replies/caching.ts";

/** XML that is sent while it is made, the same for everyone. */
export function xmlReply(xml: Readable): Response {
  return new Response(createReadableStreamFromReadable(xml), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": caching.anHour },
  });
}
