import { type PageFacts, readPageFacts } from "./page-rules.ts";
import type { CrawledPage, Finding } from "./site-rules.ts";

interface CrawlOptions {
  origin: string;
  /** Where to begin: paths with query. */
  start: string[];
  /** Addresses with a query that are read of one path; those of `start` come on top. */
  queriesOfAPath: number;
  /** Requests under way at a time. */
  atATime: number;
  /** Who reads: the Cookie header of a session. */
  cookie?: string;
  /** Only addresses that begin so are read. */
  within?: string;
}

export interface Crawl {
  /** By path with query, without fragment. */
  pages: Map<string, CrawledPage>;
  /** Where an address leads in the end; its own path where nothing redirects. */
  leadsTo: Map<string, string>;
  /** Every address of this site that a link, a picture or a style sheet names. */
  linked: Set<string>;
  findings: Finding[];
}

/** Reads every page that links lead to, as a crawler without script does, and reports what does not answer. */
export async function crawlSite({
  origin,
  start,
  queriesOfAPath,
  atATime,
  cookie,
  within = "/",
}: CrawlOptions): Promise<Crawl> {
  const crawl: Crawl = { pages: new Map(), leadsTo: new Map(), linked: new Set(), findings: [] };
  const asked = new Set<string>();
  const queriesAsked = new Map<string, number>();
  const waiting: { path: string; from: string; isPage: boolean }[] = [];

  function ask(path: string, from: string, isPage: boolean, isLimited = true): void {
    if (asked.has(path) || !path.startsWith(within)) return;
    const [plain = path, query] = path.split("?");
    if (query !== undefined && isLimited) {
      const count = queriesAsked.get(plain) ?? 0;
      if (count >= queriesOfAPath) return;
      queriesAsked.set(plain, count + 1);
    }
    asked.add(path);
    waiting.push({ path, from, isPage });
  }

  const headers = { Accept: "text/html", "Accept-Encoding": "identity", ...(cookie && { Cookie: cookie }) };
  async function visit({ path, from, isPage }: (typeof waiting)[number]): Promise<void> {
    const reply = await fetch(new URL(path, origin), { headers });
    const end = pathOf(reply.url, origin);
    crawl.leadsTo.set(path, end ?? path);
    const isHtml = (reply.headers.get("Content-Type") ?? "").startsWith("text/html");
    if (!reply.ok) {
      crawl.findings.push({ path: from, problem: `Its link ${path} answers ${reply.status}.` });
    }
    if (!reply.ok || !isHtml || !isPage || end === null || crawl.pages.has(end)) {
      await reply.body?.cancel();
      return;
    }
    const facts = readPageFacts(await reply.text());
    crawl.pages.set(end, { ...facts, path: end });
    crawl.findings.push(...facts.problems.map((problem) => ({ path: end, problem })));
    follow(facts, end);
  }

  function follow({ links, files, canonical }: PageFacts, from: string): void {
    for (const link of links) {
      const path = pathOf(link, new URL(from, origin).href);
      if (path === null) continue;
      crawl.linked.add(path);
      ask(path, from, true);
    }
    for (const file of files) {
      const path = pathOf(file, new URL(from, origin).href);
      if (path !== null) ask(path, from, false);
    }
    const address = canonical === null ? null : pathOf(canonical, origin);
    if (address !== null) ask(address, from, true);
  }

  for (const path of start) ask(path, "(start)", true, false);
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atATime).map(visit));
  return crawl;
}

/** The path with query of an address of the site that `base` is of, without its fragment; null: another site's, or no
 *  web address. */
export function pathOf(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.origin === new URL(base).origin ? url.pathname + url.search : null;
}
