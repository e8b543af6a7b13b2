import type { LoaderFunctionArgs } from "@remix-run/node";

/** GET /ocr/reading_progress?reading=…: how many pages of a bill under way are read. Null before the first page, and
 *  when no bill is read under this name now. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const readingId = new URL(request.url).searchParams.get("reading");
  const progress = (readingId && context.readings.look(readingId)?.progress) || null;
  return Response.json(
    { data: progress && { pages_read: progress.pagesRead, page_count: progress.pageCount } },
    { headers: { "Cache-Control": "no-store" } },
  );
}
