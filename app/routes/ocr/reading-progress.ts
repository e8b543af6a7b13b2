import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonError } from "#app/platform/http/json-error.server.ts";

/** GET /ocr/reading_progress?reading=…: how many pages of a bill under way are read. Null before the first page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const readingId = new URL(request.url).searchParams.get("reading");
  const reading = readingId === null ? null : context.readings.look(readingId);
  if (!reading) return jsonError(404, "No bill is read under this name now.");
  const { progress } = reading;
  return Response.json(
    { data: progress && { pages_read: progress.pagesRead, page_count: progress.pageCount } },
    { headers: { "Cache-Control": "no-store" } },
  );
}
