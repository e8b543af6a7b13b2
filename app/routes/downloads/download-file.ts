import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import { wordsIn } from "#app/content/words/words.ts";
import { openTables } from "#app/domain/open-data/open-tables.server.ts";
import { isParquetFileName } from "#app/domain/open-data/parquet/parquet-edition.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { hasSameVersion } from "#app/platform/http/replies/has-same-version.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { sendManifest, sendParquetFile } from "./send-parquet.server.ts";

/** One of the files of /data/downloads, streamed as it is on disk. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const asked = params.file ?? "";
  if (asked === "manifest.json") return sendManifest({ request, context });
  if (isParquetFileName(asked)) return sendParquetFile(asked, { request, context });
  const fileNames = openTables.map(({ name }) => `${name}.csv.gz`);
  const fileName = fileNames.find((known) => known === asked);
  if (fileName === undefined) {
    return jsonError(404, wordsIn(context.language).openData.noSuchFile, { more: { files: fileNames } });
  }
  const opened = await context.openData.openFile(fileName);
  if (!opened) {
    return jsonError(503, wordsIn(context.language).openData.fileBeingMade, {
      headers: { "Retry-After": "60" },
    });
  }
  const { file, handle } = opened;
  const etag = `"${file.sha256}"`;
  const headers = {
    "Cache-Control": caching.untilDataChange,
    "Content-Disposition": contentDisposition(fileName),
    "Content-Length": String(file.sizeBytes),
    "Content-Type": "application/gzip",
    ETag: etag,
    "Repr-Digest": `sha-256=:${Buffer.from(file.sha256, "hex").toString("base64")}:`, // RFC 9530
  };
  if (hasSameVersion(request.headers.get("If-None-Match") ?? undefined, etag)) {
    await handle.close();
    return new Response(null, {
      status: 304,
      headers: { ETag: etag, "Cache-Control": headers["Cache-Control"] },
    });
  }
  if (request.method === "HEAD") {
    await handle.close();
    return new Response(null, { headers });
  }
  return new Response(createReadableStreamFromReadable(handle.createReadStream()), { headers });
}
