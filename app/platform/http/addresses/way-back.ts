/** A longer `Location` header is more than some clients take. */
const MAX_WAY_BACK_CHARACTERS = 2_000;

/** Returns the path and query to come back to after signing in; the path alone where the query is too long for a header. */
export function wayBack(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const whole = pathname + search;
  if (whole.length <= MAX_WAY_BACK_CHARACTERS) return whole;
  return pathname.length <= MAX_WAY_BACK_CHARACTERS ? pathname : "/";
}
