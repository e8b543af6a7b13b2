/** The address of the page after `page`, from the root of the site; null after the last one or without one. */
export function nextPage(request: Request, page: number | null, pageCount: number): string | null {
  if (page === null || page >= pageCount) return null;
  const url = new URL(request.url);
  url.searchParams.set("page", String(page + 1));
  return url.pathname + url.search;
}
