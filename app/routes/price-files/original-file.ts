import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import { wordsIn } from "#app/content/words/words.ts";
import { findKeptFile, readKeptFile } from "#app/domain/editions/kept-price-files.server.ts";
import { findImportReport } from "#app/domain/imports/list-imports.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { readImportId } from "./read-import-id.ts";

/** The price file of an import, byte for byte as the hospital's server sent it, where it is kept. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const importId = readImportId(params.importId);
  const report = importId === null ? null : await findImportReport(context.readDb, importId);
  const kept = report && (await findKeptFile(context.keptFilesFolder, report.sha256));
  if (!kept) return jsonError(404, wordsIn(context.language).editions.notKept);
  const headers = {
    "Cache-Control": caching.anHour,
    "Content-Disposition": contentDisposition(report.fileName),
    "Content-Length": String(report.sizeBytes),
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Content-Type": "application/octet-stream",
    "Repr-Digest": `sha-256=:${Buffer.from(report.sha256, "hex").toString("base64")}:`, // RFC 9530
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  return new Response(createReadableStreamFromReadable(readKeptFile(kept)), { headers });
}
