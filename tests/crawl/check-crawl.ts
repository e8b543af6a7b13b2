import path from "node:path";
import { Readable } from "node:stream";
import { XMLToSitemapIndexStream, XMLToSitemapItemStream } from "sitemap";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { type Crawl, crawlSite, pathOf } from "./crawl-site.ts";
import {
  type CrawledPage,
  type Finding,
  findLostAnchors,
  findOrphans,
  findRepeatedTitles,
  findSitemapFaults,
} from "./site-rules.ts";

// `npm run check:crawl`: the built site with its sample data, read from '/' by every link without script, and the sample
// account as who looks at it. What a crawler would stumble over is printed, and the exit status is 1.

/** Pages that a mail leads to, or the answer to a form. */
const LED_TO_OTHERWISE: ReadonlySet<string> = new Set([
  "/logout",
  "/login/code",
  "/reset-password",
  "/account-deleted",
  "/audit/keep",
  "/saved/stop-mail",
  "/account/invitations",
  "/account/security/recovery-codes",
]);

process.env.NODE_ENV = "production";
const startedAt = Date.now();
const site = await openTestSite({
  SAMPLE_DATA: "on",
  API_REQUESTS_PER_MINUTE: "1000000",
  PAGE_CACHE_MB: "0", // each page is read once
});
try {
  const listed = await readSitemap(site.origin);
  const crawl = await crawlSite({
    origin: site.origin,
    start: ["/", ...listed],
    queriesOfAPath: 20,
    atATime: 4,
  });
  const account = await crawlSite({
    origin: site.origin,
    start: ["/account"],
    queriesOfAPath: 20,
    atATime: 4,
    cookie: await enterSampleAccount(),
    within: "/account",
  });
  const findings = [
    ...judge(crawl, listed),
    ...account.findings,
    ...(await findUnlinkedPages([crawl, account])),
  ];
  for (const { path: where, problem } of findings) console.error(`${where}\n    ${problem}`);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${crawl.pages.size + account.pages.size} pages read in ${seconds} s: ${findings.length} problems.`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await site.close();
}

function judge({ pages, leadsTo, linked, findings }: Crawl, listed: ReadonlySet<string>): Finding[] {
  const all = [...pages.values()];
  return [
    ...findings,
    ...findRepeatedTitles(all, site.origin),
    ...findLostAnchors(all, (link, from) => targetOf(link, from, pages, leadsTo)),
    ...findOrphans(listed, linked),
    ...findSitemapFaults(all, listed, site.origin),
  ];
}

function targetOf(
  link: string,
  from: CrawledPage,
  pages: ReadonlyMap<string, CrawledPage>,
  leadsTo: ReadonlyMap<string, string>,
) {
  const base = new URL(from.path, site.origin).href;
  const asked = pathOf(link, base);
  const fragment = asked === null ? "" : decodeURIComponent(new URL(link, base).hash.slice(1));
  const page = asked === null || fragment === "" ? undefined : pages.get(leadsTo.get(asked) ?? asked);
  return page ? { page, fragment } : null;
}

/** By the door that everyone has. */
async function enterSampleAccount(): Promise<string> {
  const body = new URLSearchParams({ intent: "sample" });
  const reply = await fetch(`${site.origin}/login`, { method: "POST", body, redirect: "manual" });
  return reply.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

/** Pages of the site map with a plain address that no link leads to, with or without a query. A page that names
 *  another as its address is kept for old links only. */
async function findUnlinkedPages(crawls: Crawl[]): Promise<Finding[]> {
  const { routes } = (await import(path.join(projectRoot(), "build/server/index.js"))) as RemixBuild;
  const plain = Object.values(routes)
    .filter(({ path: page, module }) => module.default && page && !/[:*]/.test(page))
    .map((route) => `/${fullPathOf(route, routes)}`)
    .filter((page) => !page.includes(":") && !LED_TO_OTHERWISE.has(page));
  const reached = new Set(
    crawls.flatMap(({ linked, leadsTo }) =>
      [...linked].flatMap((link) => [link, leadsTo.get(link) ?? link]).map(withoutQuery),
    ),
  );
  const orphans = findOrphans(plain, reached);
  const isOwn = await Promise.all(orphans.map(({ path: orphan }) => hasAddressOfItsOwn(orphan)));
  return orphans.filter((_, index) => isOwn[index]);
}

interface BuiltRoute {
  path?: string;
  parentId?: string;
  module: { default?: unknown };
}

interface RemixBuild {
  routes: Record<string, BuiltRoute>;
}

function fullPathOf({ path: own, parentId }: BuiltRoute, routes: RemixBuild["routes"]): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return [parent && fullPathOf(parent, routes), own].filter(Boolean).join("/");
}

async function hasAddressOfItsOwn(page: string): Promise<boolean> {
  const html = await (await site.fetch(page)).text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
  return withoutQuery(pathOf(canonical, site.origin) ?? page) === page;
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*$/, "");
}

/** The paths that the sitemap lists, from all its parts. */
async function readSitemap(origin: string): Promise<Set<string>> {
  const read = async (address: string, parser: XMLToSitemapItemStream | XMLToSitemapIndexStream) => {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address} answers ${reply.status}.`);
    const items: { url: string }[] = await Readable.from([await reply.text()])
      .pipe(parser)
      .toArray();
    return items.map(({ url }) => url);
  };
  const parts = await read(`${origin}/sitemap.xml`, new XMLToSitemapIndexStream());
  const pages = await Promise.all(parts.map((part) => read(part, new XMLToSitemapItemStream())));
  return new Set(pages.flat().map((page) => pathOf(page, origin) ?? page));
}
