const maxCharacters = 200;

/** A query parameter's first value, on one line, without what cannot be stored (NUL) and cut at 200 characters;
 *  '' where it is missing or empty. */
export function queryText(query: URLSearchParams, name: string): string {
  const written = (query.get(name) ?? "").slice(0, maxCharacters);
  return written.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();
}

/** The page of a list that `page` names: 1 where it is missing or empty, null where it is no page's number. */
export function queryPage(query: URLSearchParams): number | null {
  const text = query.get("page") || "1";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** An address with those of the parameters that say something. */
export function addressOf(path: string, parameters: Record<string, string | number | null>): string {
  const said = Object.entries(parameters).filter(([, value]) => value !== null && value !== "");
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return said.length === 0 ? path : `${path}?${query}`;
}

/** The path and query of a request with another `name`. */
export function renamed(request: Request, name: string): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set("name", name);
  return `${pathname}?${searchParams}`;
}
