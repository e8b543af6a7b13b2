import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import type { SealedFile } from "#app/platform/files/sealed-files.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";

/** Sends a kept file while it is opened. A browser never runs or caches its content. */
export function sendSealedFile(
  { sizeBytes, chunks }: SealedFile,
  { contentType, disposition }: { contentType: string; disposition: string },
): Response {
  return new Response(createReadableStreamFromReadable(Readable.from(chunks)), {
    headers: {
      "Content-Type": contentType,
      "Content-Length": String(sizeBytes),
      "Content-Disposition": disposition,
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": caching.neverAndPrivate,
    },
  });
}
