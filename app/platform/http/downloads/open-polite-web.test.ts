import type { RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { folderForTests } from "../../../../tests/support/folder-for-tests.ts";
import { serveHere } from "../../../../tests/support/serve-here.ts";
import { type HostNote, openPoliteWeb } from "./open-polite-web.server.ts";

const directory = folderForTests();
const NOW = new Date("2026-03-01T00:00:00Z");

/** A server that notes what it is asked, and a polite client that asks it. */
async function openPair(answer: RequestListener, { isPublic = false, now = NOW } = {}) {
  const asked: string[] = [];
  const server = await serveHere((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  onTestFinished(() => server.close());
  const kept = new Map<string, HostNote>();
  const web = openPoliteWeb({
    name: "Faircharge",
    userAgent: "Faircharge/1.0 (+https://prices.example.org)",
    pauseMs: 1,
    clock: { now: () => now },
    notes: {
      read: async (origin) => kept.get(origin) ?? null,
      write: async (origin, note) => void kept.set(origin, note),
    },
    isPublic,
    idleTimeoutMs: 60_000,
    minBytesPerMinute: 1,
    signal: new AbortController().signal,
  });
  const get = (path: string) => web.download(`${server.origin}${path}`, null, { directory, maxBytes: 1e6 });
  return { asked, get, kept, origin: server.origin };
}

const site =
  (robots: string, status = 200): RequestListener =>
  (request, response) => {
    if (request.url === "/robots.txt") response.writeHead(status).end(robots);
    else if (request.url === "/moved.csv") response.writeHead(302, { Location: "/secret/a.csv" }).end();
    else response.end("a,b");
  };

test.each([
  ["User-agent: *\nDisallow: /secret/", ["/a.csv"], ["/secret/a.csv", "/moved.csv"]],
  ["User-agent: *\nDisallow: /\n\nUser-agent: faircharge\nAllow: /a", ["/a.csv"], []],
  ["User-agent: *\nDisallow: /*.csv$\nAllow: /a.csv$", ["/a.csv", "/b.csv?x"], ["/b.csv"]],
  ["", ["/a.csv", "/secret/a.csv", "/moved.csv"], []],
])("robots.txt %j allows %j and not %j", async (robots, allowed, forbidden) => {
  const { get, asked } = await openPair(site(robots));
  for (const path of allowed) expect(await get(path)).toMatchObject({ outcome: "downloaded" });
  for (const path of forbidden) expect(await get(path)).toMatchObject({ failure: "robots-forbid" });
  expect(asked.filter((path) => path === "/robots.txt")).toHaveLength(1);
  expect(asked).not.toContain(forbidden[0]);
});

test.each([
  [404, "downloaded"],
  [403, "downloaded"],
  [503, "failed"],
  [429, "failed"],
])("without a robots.txt, for status %d, it is %s", async (status, outcome) => {
  const { get } = await openPair(site("", status));
  expect(await get("/a.csv")).toMatchObject({ outcome });
});

test("a host that asked to be left alone is, from one run to the next, until the time has come", async () => {
  const { get, asked, kept, origin } = await openPair((request, response) => {
    if (request.url === "/robots.txt") response.writeHead(404).end();
    else response.writeHead(429, { "Retry-After": "3600" }).end();
  });
  expect(await get("/a.csv")).toMatchObject({ failure: "server-error", written: "429" });
  expect(await get("/b.csv")).toMatchObject({
    failure: "asked-to-wait",
    written: "2026-03-01T01:00:00.000Z",
  });
  expect(asked).toEqual(["/robots.txt", "/a.csv"]);
  expect(kept.get(origin)?.notBefore).toEqual(new Date("2026-03-01T01:00:00Z"));
});

test("a private address is not even asked for its robots.txt", async () => {
  const { get, asked } = await openPair(site(""), { isPublic: true });
  expect(await get("/a.csv")).toMatchObject({ failure: "private-address" });
  expect(asked).toEqual([]);
});
