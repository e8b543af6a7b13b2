import { parse } from "node-html-parser";
import type { TestSite } from "./open-test-site.ts";
import { type PagePart, pagePart } from "./page-part.ts";

/** A page's reply. `text` is the whole text of its body; that of `main` is the page's own. */
export interface Page extends PagePart {
  status: number;
  headers: Headers;
  html: string;
  main: PagePart;
}

/** A page of the site, for a person who isn't signed in. */
export async function readPage({ fetch }: Pick<TestSite, "fetch">, path: string): Promise<Page> {
  return pageOf(await fetch(path));
}

/** The page of a reply. */
export async function pageOf(reply: Response): Promise<Page> {
  const html = await reply.text();
  const page = parse(html);
  const text = html
    .replace(/<head>.*<\/head>/s, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  const main = page.querySelector("main") ?? page;
  return {
    ...pagePart(page),
    status: reply.status,
    headers: reply.headers,
    html,
    text,
    main: pagePart(main, page),
  };
}
