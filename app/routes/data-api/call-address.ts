/** The address of a call: each {name} of `path` filled in, the other parameters as its query. */
export function callAddress(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    query.delete(name);
    return encodeURIComponent(parameters[name] ?? "");
  });
  return query.size > 0 ? `${filled}?${query}` : filled;
}
