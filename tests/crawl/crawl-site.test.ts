import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Crawl, crawlSite } from "./crawl-site.ts";

const head = (title: string) => `<title>${title}</title><meta name="description" content="x">
  <meta name="robots" content="noindex">`;
const filters = Array.from({ length: 20 }, (_, index) => `<a href="/list?filter=${index}">${index}</a>`).join(
  "",
);
const pages: Record<string, string> = {
  "/": `<a href="/good#part">1</a><a href="/gone">2</a><a href="/old">3</a><a href="mailto:a@b.example">4</a>
    <a href="https://other.example/">5</a><img src="/gone.png" alt="">${filters}`,
  "/good": `<p id="part"></p><a href="/">back</a>`,
  "/new": "<h3>Deep</h3>",
  "/list": "",
};
const asked: string[] = [];
const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? "/", "http://site.example");
  asked.push(pathname + search);
  if (pathname === "/old") return response.writeHead(301, { Location: "/new" }).end();
  const body = pages[pathname];
  response.writeHead(body === undefined ? 404 : 200, { "Content-Type": "text/html" });
  response.end(`<html><head>${head(pathname)}</head><body><h1>x</h1>${body ?? ""}</body></html>`);
});

let crawl: Crawl;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  crawl = await crawlSite({ origin, start: ["/"], queriesOfAPath: 3, atATime: 2 });
});
afterAll(() => server.close());

test("every link of the site is followed once, redirects to their end", () => {
  expect([...crawl.pages.keys()].filter((path) => !path.includes("?")).sort()).toEqual([
    "/",
    "/good",
    "/new",
  ]);
  expect(crawl.leadsTo.get("/old")).toBe("/new");
  expect(asked.filter((path) => path === "/good")).toHaveLength(1);
});

test("a link and a picture that answer 404 are told with the page that names them, and a page's own faults", () => {
  expect(crawl.findings).toEqual(
    expect.arrayContaining([
      { path: "/", problem: "Its link /gone answers 404." },
      { path: "/", problem: "Its link /gone.png answers 404." },
      { path: "/new", problem: "Its heading “Deep” (h3) follows an h1." },
    ]),
  );
  expect(crawl.findings).toHaveLength(3);
});

test("of one path's filters only so many are read, and all are known as linked", () => {
  expect(asked.filter((path) => path.startsWith("/list?"))).toHaveLength(3);
  expect([...crawl.linked].filter((path) => path.startsWith("/list?"))).toHaveLength(20);
});
