import type { TestSite } from "./open-test-site.ts";

/** A page, and its words as a reader meets them. */
export async function readPage(site: TestSite, path: string) {
  const reply = await site.fetch(path);
  const html = await reply.text();
  const text = html
    .replace(/<head>.*<\/head>/s, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  return { status: reply.status, headers: reply.headers, html, text };
}

/** Addresses that a page must answer in words and soon, whatever stands in its parameters. */
export function oddValues(): string[] {
  return [
    "'",
    '"><b>',
    "a/b\\c",
    "100%",
    "%00",
    "\0",
    "😀",
    "\ud800",
    "x".repeat(10_000),
    "-1",
    "1e9",
    "null",
  ];
}
