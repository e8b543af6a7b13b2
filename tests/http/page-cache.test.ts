import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchDataVersion } from "#app/platform/db/data-version.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import type { Respond } from "#app/platform/http/answers/answer-by.server.ts";
import { createHttpApp } from "#app/platform/http/door/create-http-app.server.ts";
import { openAdmission } from "#app/platform/http/limits/admission.ts";
import { openSharedCount, type SharedCount } from "#app/platform/http/limits/shared-count.server.ts";
import { databaseForTests } from "../support/database-for-tests.ts";
import { send, text } from "../support/send-plain.ts";
import { serveHere } from "../support/serve-here.ts";
import { shareBill } from "../support/share-bill.ts";

const READS_AT_ONCE = 64;
const forEveryone = "public, max-age=0, s-maxage=60";

type RouteReply = { status?: number; headers?: Record<string, string>; body?: string };

const billsMayBeLate = (seconds: number) => ({ "Cache-Control": `${forEveryone}, bills-late=${seconds}` });
const addHospital = "insert into hospitals (name, match_name, state) values ('One', 'one', 'OH')";

/** As Remix sends a body. */
function inPieces(body: string): ReadableStream<Uint8Array> {
  const pieces = [body.slice(0, 10), body.slice(10)].filter(Boolean).map((piece) => Buffer.from(piece));
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift();
      if (!piece) return controller.close();
      await nextTurn();
      controller.enqueue(piece);
    },
  });
}

describe("of a small site", () => {
  const database = databaseForTests();
  let close: () => Promise<void>;
  let origin: string;
  let renders: number;
  let nowMs: number;
  let today: string;
  let route: (url: URL) => RouteReply;
  /** What every render waits for. */
  let rendering: Promise<void>;
  /** What every call waits for before it is counted. */
  let counting: Promise<void>;
  let asked: number;
  let left: number;

  beforeEach(async () => {
    renders = 0;
    nowMs = 0;
    today = "2026-12-01";
    route = () => ({});
    rendering = Promise.resolve();
    counting = Promise.resolve();
    asked = 0;
    left = 0;
    await database.db.$client.query("delete from shared_bills; delete from hospitals");
    await openSite(1024 * 1024);
  });
  afterEach(() => close());

  /** The real door and the real database; the pages behind it are the test's. */
  async function openSite(limitBytes: number) {
    const dataVersion = watchDataVersion(database.db, { timeoutMs: 120_000 });
    await expect.poll(() => dataVersion.current()).not.toBeNull();
    const answer: Respond = async (request) => {
      renders += 1;
      await rendering;
      const page = route(new URL(request.originalUrl, "http://localhost"));
      const headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": forEveryone,
        ...page.headers,
      };
      const body = page.body ?? `<p>${request.originalUrl} ${"price ".repeat(500)}</p>`;
      return new Response(inPieces(body), { status: page.status ?? 200, headers });
    };
    const calls = openSharedCount(database.db, {
      name: randomUUID(), // each test's calls are its own
      windowMs: 3_600_000,
      maxCount: 300,
      secret: "a secret",
    });
    const count: SharedCount = {
      async add(address) {
        await counting;
        return calls.add(address);
      },
    };
    const app = createHttpApp({
      clientDirectory: null,
      versionsDirectory: "",
      trustProxy: false,
      siteOrigin: null,
      prefixes: [],
      api: { includes: (path) => path.startsWith("/call"), requestsPerMinute: 300, count },
      isPage: () => false,
      isPrivate: (path) => path === "/account",
      isEmbed: () => false,
      isProbe: () => false,
      figures: { note() {} },
      reads: openAdmission(READS_AT_ONCE),
      unreadBodySilenceMs: 300_000,
      pageCache: {
        limitBytes,
        cookieNames: ["theme"],
        ignoredCookieNames: ["session"],
        dataVersion,
        nowMs: () => nowMs,
        today: () => today,
      },
      words: {
        turnedAway: { "unknown-method": "", "unknown-host": "", "malformed-address": "" },
        otherOrigin: "",
        full: "",
        failed: "",
        malformedCall: "",
        tooManyCalls: String,
      },
      answer: () => answer,
    });
    const server = await serveHere((request, response) => {
      asked += 1;
      response.once("close", () => {
        if (!response.writableFinished) left += 1;
      });
      app(request, response);
    });
    origin = server.origin;
    close = async () => {
      await server.close();
      await dataVersion.close();
    };
  }

  const get = (path: string, headers?: Record<string, string>) => send(origin, path, headers);
  const rendersAfter = async (path: string) => {
    await get(path);
    return renders;
  };
  const change = () => withClient(database.databaseUrl, (client) => client.query(shareBill("A Hospital")));

  test("a page is rendered once and then comes from memory", async () => {
    const first = await get("/data?state=IL");
    const second = await get("/data?state=IL");
    expect(renders).toBe(1);
    expect(second.body).toEqual(first.body);
    const { date: _first, ...headers } = first.headers;
    expect(second.headers).toMatchObject(headers);
  });

  test("fifty visitors at once wait for one render", async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => get("/data")));
    expect(renders).toBe(1);
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(new Set(replies.map(text)).size).toBe(1);
  });

  test("a page that says so is shown for a while without bills shared since, never with former prices", async () => {
    route = ({ pathname }) => (pathname === "/prices" ? { headers: billsMayBeLate(300) } : {});
    const first = await get("/prices");
    expect(first.headers["cache-control"]).toBe(forEveryone);
    await get("/bills");
    await change();
    await expect.poll(() => rendersAfter("/bills")).toBe(3);
    const kept = await get("/prices");
    expect([kept.headers["cache-control"], renders]).toEqual([forEveryone, 3]);
    nowMs = 300_000;
    await get("/prices");
    expect(renders).toBe(4);
    await withClient(database.databaseUrl, (client) => client.query(addHospital));
    await expect.poll(() => rendersAfter("/prices")).toBe(5);
  });

  test("no page is kept over midnight, since it says how long ago something was", async () => {
    await get("/data");
    await get("/data");
    expect(renders).toBe(1);
    today = "2026-12-02";
    await get("/data");
    expect(renders).toBe(2);
  });

  test("one who leaves while the page is rendered does not take it from those who wait", async () => {
    let goOn = () => {};
    rendering = new Promise((resolve) => {
      goOn = resolve;
    });
    const leaving = httpRequest(new URL("/data", origin));
    leaving.once("error", () => {});
    leaving.end();
    await expect.poll(() => renders).toBe(1);
    const waiting = get("/data");
    leaving.destroy();
    goOn();
    expect(text(await waiting)).toContain("price");
  });

  test("a render that breaks off with its visitor is made again for those who wait, once", async () => {
    let breakOff = () => {};
    rendering = new Promise((_, reject) => {
      breakOff = () => reject(new Error("Nobody waits for it."));
    });
    const leaving = httpRequest(new URL("/data", origin));
    leaving.once("error", () => {});
    leaving.end();
    await expect.poll(() => renders).toBe(1);
    const waiting = [get("/data"), get("/data")];
    await expect.poll(() => asked).toBe(3);
    leaving.destroy();
    await expect.poll(() => left).toBe(1);
    rendering.catch(() => {});
    breakOff();
    rendering = Promise.resolve();
    for (const reply of await Promise.all(waiting)) expect(text(reply)).toContain("price");
    expect(renders).toBe(2);
    expect(vi.mocked(console.error).mock.calls.map(String)).toEqual([
      expect.stringContaining("A request failed"),
    ]);
    vi.mocked(console.error).mockClear();
  });

  test("those who leave before they are counted take neither a page nor a place from who comes later", async () => {
    let goOn = () => {};
    counting = new Promise((resolve) => {
      goOn = resolve;
    });
    for (let visitor = 1; visitor <= READS_AT_ONCE; visitor += 1) {
      const leaving = httpRequest(new URL("/call", origin));
      leaving.once("error", () => {});
      leaving.end();
      await expect.poll(() => asked).toBe(visitor);
      leaving.destroy();
      await expect.poll(() => left).toBe(visitor);
    }
    goOn();
    expect(text(await get("/call"))).toContain("price");
    expect((await get("/data")).status).toBe(200);
  });

  test("the body is the same in each coding, with an ETag of its own and its length", async () => {
    const identity = await get("/data");
    const codings = { br: "gzip, deflate, br;q=1.0, zstd", gzip: "gzip, deflate, br;q=0" };
    for (const [coding, accepted] of Object.entries(codings)) {
      for (let round = 0; round < 2; round += 1) {
        const reply = await get("/data", { "Accept-Encoding": accepted });
        expect(reply.headers["content-encoding"]).toBe(coding);
        expect(reply.body.length).toBeLessThan(identity.body.length / 4);
        expect(Number(reply.headers["content-length"])).toBe(reply.body.length);
        expect(text(reply)).toBe(text(identity));
        expect(reply.headers.etag).not.toBe(identity.headers.etag);
        expect(reply.headers.vary).toBe("Cookie, Accept-Encoding");
      }
    }
    expect(identity.headers["content-encoding"]).toBeUndefined();
    const deflated = await get("/data", { "Accept-Encoding": "deflate" });
    expect([deflated.headers["content-encoding"], text(deflated)]).toEqual([undefined, text(identity)]);
    expect(renders).toBe(1);
  });

  test("who has the page is answered 304 without it, also by a tag marked weak or among others", async () => {
    const { headers } = await get("/data", { "Accept-Encoding": "br" });
    for (const tag of [String(headers.etag), `W/${headers.etag}`, `"other", ${headers.etag}`, "*"]) {
      const reply = await get("/data", { "Accept-Encoding": "br", "If-None-Match": tag });
      expect([reply.status, reply.body.length, reply.headers.etag]).toEqual([304, 0, headers.etag]);
      expect(reply.headers["cache-control"]).toBe(forEveryone);
    }
    expect((await get("/data", { "If-None-Match": String(headers.etag) })).status).toBe(200);
    expect(renders).toBe(1);
  });

  test("HEAD is answered with GET's headers, and fills the cache as well", async () => {
    const head = await send(origin, "/data", { "Accept-Encoding": "br" }, "HEAD");
    const got = await get("/data", { "Accept-Encoding": "br" });
    const headAgain = await send(origin, "/data", { "Accept-Encoding": "br" }, "HEAD");
    expect([head.status, head.body.length, headAgain.body.length, renders]).toEqual([200, 0, 0, 1]);
    for (const name of ["etag", "content-length", "content-encoding", "content-type"]) {
      expect([head.headers[name], headAgain.headers[name]]).toEqual([got.headers[name], got.headers[name]]);
    }
  });

  test("the order of parameters makes no other page; values, repetition, theme, host and an empty field do", async () => {
    await get("/data?state=IL&sort=name");
    await get("/data?sort=name&state=IL");
    await get("/data?sort=na%6De&state=IL");
    expect(renders).toBe(1);
    const others: [string, Record<string, string>?][] = [
      ["/data?state=IL&sort=nearest"],
      ["/data?state=IL&sort=name&sort=nearest"],
      ["/data?sort=nearest&state=IL&sort=name"],
      ["/data?sort=name&state=IL&q="],
      ["/data?sort=name&state=IL", { Cookie: "theme=light" }],
      ["/data?sort=name&state=IL", { Host: "other.example" }],
    ];
    for (const [path, headers] of others) await get(path, headers);
    for (const [path, headers] of others) expect(text(await get(path, headers))).toContain(path);
    expect(renders).toBe(1 + others.length);
  });

  test("a call of the data API is kept as well, and counted each time for who asks", async () => {
    const ownHeader = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };
    route = () => ({ body: '{"states":["IL"]}', headers: ownHeader });
    for (const left of ["299", "297"]) {
      const reply = await get("/call");
      expect([text(reply), reply.headers["ratelimit-remaining"]]).toEqual(['{"states":["IL"]}', left]);
      expect(reply.headers["access-control-allow-origin"]).toBe("*");
      const again = await get("/call", { "If-None-Match": String(reply.headers.etag) });
      expect([again.status, again.headers["access-control-allow-origin"]]).toEqual([304, "*"]);
    }
    expect(renders).toBe(1);
  });

  test("visitors with another cookie or credentials are given no kept page, and no cache on the way keeps theirs", async () => {
    await get("/data");
    for (const headers of [{ Cookie: "theme=light; voter=1" }, { Authorization: "Bearer x" }] as Record<
      string,
      string
    >[]) {
      const before = renders;
      const reply = await get("/data", headers);
      expect([renders - before, reply.headers["cache-control"]]).toEqual([1, "private, no-cache"]);
      expect(reply.headers.etag).toBeUndefined();
    }
    const before = renders;
    route = () => ({ body: "personal" });
    await get("/mine", { Cookie: "voter=1" });
    route = () => ({ body: "for everyone" });
    expect(text(await get("/mine"))).toBe("for everyone");
    expect(renders - before).toBe(2);
  });

  test("whoever is signed in gets the public pages that everybody gets, and what is private is kept nowhere", async () => {
    await get("/data", { Cookie: "theme=light" });
    const before = renders;
    await get("/data", { Cookie: "session=1; theme=light" });
    expect(renders).toBe(before);
    await get("/account");
    const reply = await get("/account");
    expect([renders - before, reply.headers["cache-control"], reply.headers["x-robots-tag"]]).toEqual([
      2,
      "private, no-store",
      "noindex",
    ]);
  });

  test.each([
    ["is an error", { status: 500 }],
    ["is not found", { status: 404 }],
    ["leads elsewhere", { status: 302, headers: { Location: "/" } }],
    ["sets a cookie", { headers: { "Set-Cookie": "session=1" } }],
    ["has a nonce in its policy", { headers: { "Content-Security-Policy": "script-src 'self' 'nonce-x'" } }],
    ["says nothing of caches", { headers: { "Cache-Control": "" } }],
    ["is private", { headers: { "Cache-Control": "private, s-maxage=60" } }],
    ["is public for no time", { headers: { "Cache-Control": "public, s-maxage=0" } }],
    ["is not to be stored", { headers: { "Cache-Control": "public, s-maxage=60, no-store" } }],
    ["differs by language", { headers: { Vary: "Accept-Language" } }],
    ["is a picture", { headers: { "Content-Type": "image/png" } }],
  ] as [string, RouteReply][])("a reply that %s is not kept, and comes as it is", async (_what, reply) => {
    route = () => ({ body: "as it is", ...reply });
    for (let round = 0; round < 2; round += 1) {
      const got = await get("/data");
      expect([got.status, text(got), got.headers.etag]).toEqual([reply.status ?? 200, "as it is", undefined]);
    }
    expect(renders).toBe(2);
    route = () => ({ body: "well again" });
    await get("/data");
    expect(text(await get("/data"))).toBe("well again");
    expect(renders).toBe(3);
  });

  test("visitors who come at once to a page that is not kept are all answered", async () => {
    route = () => ({ headers: { "Cache-Control": "no-store" } });
    const replies = await Promise.all(Array.from({ length: 10 }, () => get("/data")));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(renders).toBe(10);
  });

  test("a change by another process is seen without a request", async () => {
    await get("/data");
    await change();
    await expect.poll(() => rendersAfter("/data")).toBe(2);
  });

  test.each([
    "update shared_bills set total_cents = 1",
    "delete from shared_bills",
    "insert into hospitals (name, match_name, state) values ('A', 'a', 'IL')",
    "update hospitals set phone = '1'",
    "delete from hospitals",
  ])("the version changes with: %s", async (statement) => {
    await withClient(database.databaseUrl, async (client) => {
      const version = async () => (await client.query("select version from data_version")).rows[0].version;
      await client.query(shareBill("A Hospital"));
      await client.query("insert into hospitals (name, match_name, state) values ('B', 'b', 'IL')");
      const before = Number(await version());
      await client.query(statement);
      expect(Number(await version())).toBe(before + 1);
    });
  });

  test("a long import does not hold up an upload, and counts once, when it is committed", async () => {
    await withClient(database.databaseUrl, async (client) => {
      const version = async () =>
        (await database.db.$client.query("select version from data_version")).rows[0].version;
      const before = Number(await version());
      await client.query("begin");
      await client.query(
        "insert into hospitals (name, match_name, state) select n, n, 'IL' from generate_series(1, 5000) n",
      );
      await client.query("update hospitals set phone = '1'");
      await change();
      expect(Number(await version())).toBe(before + 1);
      await client.query("commit");
      expect(Number(await version())).toBe(before + 2);
    });
  });

  test("who writes through this process sees it at once", async () => {
    let hospital = "before";
    route = () => ({ body: hospital, headers: { "Cache-Control": forEveryone } });
    expect(text(await get("/data"))).toBe("before");
    hospital = "after";
    route = (url) => ({ body: hospital, ...(url.pathname === "/form" ? { status: 303 } : {}) });
    await change();
    await send(origin, "/form", {}, "POST");
    expect(text(await get("/data"))).toBe("after");
  });

  test("while the version is read again after writes that changed nothing, pages wait for it and are not rendered", async () => {
    await get("/data");
    for (let write = 0; write < 10; write += 1) {
      await send(origin, "/form", {}, "POST");
      await Promise.all(Array.from({ length: 10 }, () => get("/data")));
    }
    expect(renders).toBe(1 + 10); // the page once, and each write's own reply
  });

  test("memory is bounded in bytes: the page used longest ago makes room, and a huge one is not kept", async () => {
    await close();
    await openSite(100_000);
    route = (url) => ({ body: `${url.search} ${"x".repeat(8_000)}` });
    await get("/data?page=1");
    for (let page = 2; page <= 40; page += 1) {
      await get(`/data?page=${page}`);
      await get("/data?page=1"); // always in use
    }
    expect(renders).toBe(40);
    await get("/data?page=40");
    expect(renders).toBe(40);
    await get("/data?page=2");
    expect(renders).toBe(41);
    route = () => ({ body: "y".repeat(50_000) });
    for (let round = 0; round < 2; round += 1) expect((await get("/huge")).body.length).toBe(50_000);
    expect(renders).toBe(43);
  });

  test("a slash at the end leads to the address without it", async () => {
    const reply = await get("/data/?state=IL");
    expect([reply.status, reply.headers.location]).toEqual([301, "/data?state=IL"]);
    expect((await get("/")).status).toBe(200);
    expect((await send(origin, "/data/", {}, "POST")).status).toBe(200);
  });
});
