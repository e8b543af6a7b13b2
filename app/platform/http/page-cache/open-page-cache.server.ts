import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { caching } from "../caching.ts";
import { type KeptPage, makeKeptPage, sendKeptPage } from "./kept-page.server.ts";
import { mayBeKept } from "./may-be-kept.server.ts";
import { pageKey } from "./page-key.server.ts";
import { openPageStore, type ShownVersion } from "./page-store.ts";
import { recordReply } from "./record-reply.server.ts";

export interface PageCacheOptions {
  limitBytes: number;
  /** The cookies that a kept page may depend on; whoever sends another one is never given a kept page. */
  cookieNames: readonly string[];
  /** The cookies that no public page depends on: whoever sends one gets the pages that everybody gets. */
  ignoredCookieNames: readonly string[];
  /** What kept pages show the state of. */
  dataVersion: {
    current(): ShownVersion | null;
    upToDate(): Promise<ShownVersion | null>;
    expectChange(): void;
  };
  /** Milliseconds of a clock that never goes back. */
  nowMs(): number;
}

interface PageCache {
  /** Answers from memory and returns true, or leaves the response untouched. In front of Express, which would cost
   *  several times as much as the answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps what the handlers after it answer; to stand after compression, which a kept page does not need. */
  keep: RequestHandler;
}

type Rendered = KeptPage | "not kept" | "connection ended";

/** One page takes no more than this share of the cache. */
const LARGEST_SHARE = 1 / 8;

/**
 * Keeps the replies to anonymous reads that say they are public (see mayBeKept), until the data change. Requests for a
 * page that is being rendered wait for it. After a write of this process they wait until the version was read again: rendered
 * meanwhile, pages would keep that reading from its turn, and each other.
 */
export function openPageCache(
  { limitBytes, cookieNames, ignoredCookieNames, dataVersion, nowMs }: PageCacheOptions,
  originOf: (request: IncomingMessage) => string,
): PageCache {
  const store = openPageStore(limitBytes, nowMs);
  const underWay = new Map<string, Promise<Rendered>>();
  const keyOf = (request: IncomingMessage) => pageKey(request, { cookieNames, ignoredCookieNames, originOf });

  async function keepOrWait(request: Request, response: Response, render: () => void): Promise<void> {
    const key = keyOf(request);
    if (key === null) return render();
    const version = dataVersion.current() ?? (await dataVersion.upToDate());
    if (version === null) return render();
    const found = store.find(version, key);
    if (found && found !== "not kept") return sendKeptPage(found, request, response);
    if (found === "not kept") {
      await renderAndKeep(version, key, request, response, render);
      return;
    }
    const pageOfVersion = `${version.all}\n${key}`;
    const other = underWay.get(pageOfVersion);
    if (other) {
      const rendered = await other;
      if (rendered === "not kept") return render();
      if (rendered === "connection ended") return keepOrWait(request, response, render);
      return sendKeptPage(rendered, request, response);
    }
    const rendered = renderAndKeep(version, key, request, response, render);
    underWay.set(pageOfVersion, rendered);
    await rendered.finally(() => underWay.delete(pageOfVersion));
  }

  function renderAndKeep(
    version: ShownVersion,
    key: string,
    request: Request,
    response: Response,
    render: () => void,
  ): Promise<Rendered> {
    if (response.destroyed) return Promise.resolve("connection ended"); // nothing would tell that this render is over
    return new Promise((resolve, reject) => {
      let billsLateMs = 0;
      recordReply(response, {
        isWanted() {
          billsLateMs = takeBillsLateMs(response);
          return mayBeKept(response);
        },
        limitBytes: limitBytes * LARGEST_SHARE,
        onRecorded(body) {
          makeKeptPage(headersForEveryone(response), body).then((page) => {
            store.put(version, key, page, billsLateMs);
            sendKeptPage(page, request, response);
            resolve(page);
          }, reject);
        },
        onGivenUp(why) {
          if (why === "not wanted") store.put(version, key, "not kept", 0);
          resolve(why === "not wanted" ? "not kept" : why);
        },
      });
      request.method = "GET"; // what HEAD asks for is made whole; Node sends its headers only
      render();
    });
  }

  return {
    answer(request, response) {
      const version = isRead(request) ? dataVersion.current() : null;
      const key = version === null ? null : keyOf(request);
      const page = version === null || key === null ? null : store.find(version, key);
      if (page === null || page === "not kept") return false;
      sendKeptPage(page, request, response);
      return true;
    },
    keep(request, response, next) {
      if (isRead(request)) {
        const isAnonymous = keyOf(request) !== null;
        onHeaders(response, () => tellOtherCaches(response, isAnonymous));
        keepOrWait(request, response, next).catch(next);
      } else {
        onHeaders(response, () => {
          if (response.statusCode !== 503) dataVersion.expectChange(); // kept pages go on while the database is away
        });
        next();
      }
    },
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** What belongs to one client or one way of sending. */
const OF_ONE_REPLY = /^(ratelimit-.*|retry-after|content-length|transfer-encoding)$/;

function headersForEveryone(response: ServerResponse): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_REPLY.test(name)),
  );
}

/** What a cache on the way is to know of a reply that the route calls public: that cookies tell pages apart, and that one
 *  for a visitor with cookies of their own is for that visitor. */
function tellOtherCaches(response: Response, isAnonymous: boolean): void {
  takeBillsLateMs(response);
  if (!/\bpublic\b/.test(String(response.getHeader("Cache-Control") ?? ""))) return;
  response.vary("Cookie");
  if (!isAnonymous) response.setHeader("Cache-Control", caching.askEachTime);
}

const BILLS_LATE = /,\s*bills-late=(\d+)/;

/** For how long the page may be shown without bills that were shared since; the directive that says so (`caching`) is for
 *  nobody else, and goes. */
function takeBillsLateMs(response: ServerResponse): number {
  const written = String(response.getHeader("Cache-Control") ?? "");
  const [directive, seconds] = BILLS_LATE.exec(written) ?? [];
  if (directive === undefined) return 0;
  response.setHeader("Cache-Control", written.replace(directive, ""));
  return Number(seconds) * 1000;
}
