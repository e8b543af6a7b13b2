/** Every plain address of the site map, and of addresses with a query one of each path. */
export async function listPublicPages(origin: string): Promise<string[]> {
  const pages: string[] = [];
  for (const part of await listLocations(new URL("/sitemap.xml", origin).href)) {
    pages.push(...(await listLocations(part)));
  }
  const seen = new Set<string>();
  const paths = pages.flatMap((page) => {
    const { pathname, search } = new URL(page);
    const kind = search === "" ? pathname : `${pathname}?`;
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [pathname + search];
  });
  return paths;
}

async function listLocations(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!.replaceAll("&amp;", "&"));
}
