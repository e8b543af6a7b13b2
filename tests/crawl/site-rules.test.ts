import { expect, test } from "vitest";
import { pathOf } from "./crawl-site.ts";
import { readPageFacts } from "./page-rules.ts";
import {
  type CrawledPage,
  findLostAnchors,
  findOrphans,
  findRepeatedTitles,
  findSitemapFaults,
} from "./site-rules.ts";

const origin = "https://site.example";

function crawled(path: string, { title = path, canonical = path, robots = "", body = "" } = {}): CrawledPage {
  const head = `<title>${title}</title><meta name="description" content="x"><meta name="robots" content="${robots}">
    <link rel="canonical" href="${new URL(canonical, origin).href}">`;
  return { ...readPageFacts(`<head>${head}</head><body><h1>x</h1>${body}</body>`), path };
}

test("of pages with one title the later ones are told; those that are not indexed or name another address may share it", () => {
  const pages = [
    crawled("/a", { title: "T" }),
    crawled("/b", { title: "T" }),
    crawled("/a?sort=x", { title: "T", canonical: "/a" }),
    crawled("/c", { title: "T", robots: "noindex" }),
  ];
  expect(findRepeatedTitles(pages, origin)).toEqual([
    { path: "/b", problem: "It has the title of /a: “T”." },
  ]);
});

test("a link to a part that its page does not have is told, once for each page", () => {
  const target = crawled("/b", { body: `<p id="here"></p>` });
  const from = crawled("/a", {
    body: `<a href="/b#here">1</a><a href="/b#gone">2</a><a href="/b#gone">3</a><a href="/far#x">4</a>`,
  });
  const found = findLostAnchors([from], (link) => {
    const url = new URL(link, origin);
    return url.pathname === "/b" ? { page: target, fragment: url.hash.slice(1) } : null;
  });
  expect(found).toEqual([{ path: "/a", problem: "Its link /b#gone leads to a part that is not there." }]);
});

test("what no link reaches is an orphan", () => {
  expect(findOrphans(["/a", "/b"], new Set(["/a"]))).toEqual([
    { path: "/b", problem: "No link leads to it." },
  ]);
});

test("the sitemap lists what is indexable at its own address, and of plain addresses all", () => {
  const pages = [
    crawled("/listed"),
    crawled("/lacking"),
    crawled("/hidden", { robots: "noindex" }),
    crawled("/other", { canonical: "/listed" }),
    crawled("/filtered?x=1"),
  ];
  const found = findSitemapFaults(pages, new Set(["/listed", "/hidden", "/other"]), origin);
  expect(found.map(({ path }) => path)).toEqual(["/lacking", "/hidden", "/other"]);
});

test("an address of the site is its path with query; others are none", () => {
  expect(pathOf("b?c=1#d", "https://site.example/a/x")).toBe("/a/b?c=1");
  expect(pathOf("https://site.example/e", origin)).toBe("/e");
  expect(pathOf("https://other.example/", origin)).toBeNull();
  expect(pathOf("mailto:a@b.example", origin)).toBeNull();
});
