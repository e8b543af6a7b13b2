import { caching } from "#app/platform/http/replies/caching.ts";

/** The page of a list that an address asks for in `page`: 1 where it names none, null if it isn't a page number. */
export function readPageNumber(request: Request): number | null {
  const text = new URL(request.url).searchParams.get("page") ?? "1";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** How many pages a list fills; an empty one still has its first. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** How to answer with a page of a list: anonymous readers share one that is there, and one that is not answers 404. */
export function replyWhere(isThere: boolean): ResponseInit {
  return isThere ? { headers: { "Cache-Control": caching.untilPricesChange } } : { status: 404 };
}
