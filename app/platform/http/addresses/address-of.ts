/** The one maker of our pages' addresses: with those of the parameters that say something, in their order. */
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
