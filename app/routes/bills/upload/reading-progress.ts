import type { LoaderFunctionArgs } from "@remix-run/node";
import { lookAtReading } from "#app/domain/bills/readings/look-at-reading.server.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";

/** GET /ocr/reading_progress?reading=…: how many pages of a bill under way are read. Null before the first page, and
 *  when no bill is read under this name now. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const readingId = new URL(request.url).searchParams.get("reading") ?? "";
  const look = isUuid(readingId)
    ? await readOrNull("A reading's progress", lookAtReading(context.db, readingId))
    : null;
  const progress = look?.outcome === "under-way" ? look.progress : null;
  return Response.json(
    { data: progress && { pages_read: progress.pagesRead, page_count: progress.pageCount } },
    { headers: { "Cache-Control": caching.never } },
  );
}
