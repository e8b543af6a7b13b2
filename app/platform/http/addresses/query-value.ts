const maxCharacters = 200;

/** A query parameter's first value, on one line, without what cannot be stored (NUL) and cut at 200 characters;
 *  '' where it is missing or empty. */
export function queryText(query: URLSearchParams, name: string): string {
  const written = (query.get(name) ?? "").slice(0, maxCharacters);
  return written.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();
}

/** The page of a list that `page` names: 1 where it is missing or empty, null if it isn't a page number. */
export function queryPage(query: URLSearchParams): number | null {
  const text = query.get("page") || "1";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
