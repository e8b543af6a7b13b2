import { createHash } from "node:crypto";
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import { parquetManifest } from "#app/content/parquet-manifest.server.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { readByteRange } from "#app/platform/http/replies/byte-range.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { hasSameVersion } from "#app/platform/http/replies/has-same-version.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

const MANIFEST_PATH = "/data/downloads/manifest.json";

/** The list of Parquet files; 503 while the first ones are made. */
export async function sendManifest({ request, context }: Asked): Promise<Response> {
  const { edition } = await context.parquet.find();
  if (edition === null) {
    return jsonError(503, wordsIn(context.language).openDataParquet.manifestBeingMade, {
      headers: { "Retry-After": "60" },
    });
  }
  const manifest = parquetManifest(context.language, edition, context.openData.terms);
  const body = JSON.stringify(manifest, null, 1);
  const headers = {
    "Cache-Control": caching.newest,
    "Content-Type": "application/json",
    ...headersOfHash(createHash("sha256").update(body).digest("hex")),
  };
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** One of the files that the manifest lists, or the bytes of it that are asked for; 410 where newer ones took its place. */
export async function sendParquetFile(name: string, { request, context }: Asked): Promise<Response> {
  const words = wordsIn(context.language).openDataParquet;
  const opened = await context.parquet.openFile(name);
  if (!opened) {
    return jsonError(410, words.gone, { reason: "former-edition", more: { manifest: MANIFEST_PATH } });
  }
  const { file, handle } = opened;
  const headers = {
    "Accept-Ranges": "bytes",
    "Cache-Control": caching.forEver,
    "Content-Disposition": contentDisposition(name),
    "Content-Type": "application/vnd.apache.parquet",
    ...headersOfHash(file.sha256),
  };
  const ifRange = request.headers.get("If-Range");
  const isOfThisFile = ifRange === null || ifRange === headers.ETag;
  const range = readByteRange(isOfThisFile ? request.headers.get("Range") : null, file.sizeBytes);
  if (range === "unsatisfiable" || isKnown(request, headers.ETag) || request.method === "HEAD")
    await handle.close();
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  if (range === "unsatisfiable") {
    return jsonError(416, words.wrongRange, { headers: { "Content-Range": `bytes */${file.sizeBytes}` } });
  }
  const { start, end } = range ?? { start: 0, end: file.sizeBytes - 1 };
  const reply = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "Content-Length": String(end - start + 1),
      ...(range && { "Content-Range": `bytes ${start}-${end}/${file.sizeBytes}` }),
    },
  };
  if (request.method === "HEAD") return new Response(null, reply);
  return new Response(createReadableStreamFromReadable(handle.createReadStream({ start, end })), reply);
}

function headersOfHash(sha256: string) {
  return {
    ETag: `"${sha256}"`,
    "Repr-Digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`, // RFC 9530
  };
}

function isKnown(request: Request, etag: string): boolean {
  return hasSameVersion(request.headers.get("If-None-Match") ?? undefined, etag);
}
