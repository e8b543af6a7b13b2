import type { PageFacts } from "./page-rules.ts";

/** A page that answered 200 with HTML, at its path with query. */
export type CrawledPage = PageFacts & { path: string };

/** Something wrong, and on which page. */
export interface Finding {
  path: string;
  problem: string;
}

/** Indexable pages that are their own canonical address and bear another's title. */
export function findRepeatedTitles(pages: CrawledPage[], origin: string): Finding[] {
  const byTitle = new Map<string, string[]>();
  for (const { title, path } of pages.filter((page) => isOwnAddress(page, origin))) {
    if (title) byTitle.set(title, [...(byTitle.get(title) ?? []), path]);
  }
  return [...byTitle].flatMap(([title, paths]) =>
    paths.slice(1).map((path) => ({ path, problem: `It has the title of ${paths[0]}: “${title}”.` })),
  );
}

/** Links to a part that the page does not have. `targetOf` gives the crawled page that an address leads to, null where
 *  that was not read. */
export function findLostAnchors(
  pages: CrawledPage[],
  targetOf: (link: string, from: CrawledPage) => { page: CrawledPage; fragment: string } | null,
): Finding[] {
  return pages.flatMap((from) =>
    [...new Set(from.links)].flatMap((link) => {
      const target = targetOf(link, from);
      if (!target || target.page.anchors.has(target.fragment)) return [];
      return [{ path: from.path, problem: `Its link ${link} leads to a part that is not there.` }];
    }),
  );
}

/** Addresses that should be reached by links, and are not. */
export function findOrphans(wanted: Iterable<string>, reached: ReadonlySet<string>): Finding[] {
  return [...wanted]
    .filter((path) => !reached.has(path))
    .map((path) => ({ path, problem: "No link leads to it." }));
}

/** Pages of the sitemap that are kept out of search engines or have another address, and indexable pages of a plain
 *  address that the sitemap lacks. */
export function findSitemapFaults(
  pages: CrawledPage[],
  listed: ReadonlySet<string>,
  origin: string,
): Finding[] {
  return pages.flatMap((page) => {
    const isOwn = isOwnAddress(page, origin);
    if (listed.has(page.path) && !isOwn) {
      return [{ path: page.path, problem: "The sitemap lists it, but it is not indexable at this address." }];
    }
    if (isOwn && !page.path.includes("?") && !listed.has(page.path)) {
      return [{ path: page.path, problem: "It is indexable, but the sitemap lacks it." }];
    }
    return [];
  });
}

/** Whether the page is to be found under this very address. */
function isOwnAddress({ isIndexable, canonical, path }: CrawledPage, origin: string): boolean {
  return isIndexable && canonical !== null && canonical === new URL(path, origin).href;
}
