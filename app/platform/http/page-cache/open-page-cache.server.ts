import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Response as ExpressResponse, Request } from "express";
import type { Respond } from "../answers/answer-by.server.ts";
import type { AskedOf } from "../door/address-prefix.server.ts";
import { caching } from "../replies/caching.ts";
import { type KeptPage, makeKeptPage, sendKeptPage } from "./kept-page.server.ts";
import { mayBeKept } from "./may-be-kept.server.ts";
import { pageKey } from "./page-key.server.ts";
import { openPageStore, type ShownVersion } from "./page-store.ts";
import { readWhole } from "./read-whole.ts";

export interface PageCacheOptions {
  limitBytes: number;
  /** The cookies that a kept page may depend on; a request with any other cookie never gets a kept page. */
  cookieNames: readonly string[];
  /** The cookies that no public page depends on: a request with one gets the same pages as everyone. */
  ignoredCookieNames: readonly string[];
  /** What kept pages show the state of. */
  dataVersion: {
    current(): ShownVersion | null;
    upToDate(): Promise<ShownVersion | null>;
    expectChange(): void;
  };
  /** Milliseconds of a clock that never goes back. */
  nowMs(): number;
  /** The day on which pages are shown: they say how long ago something was, and none is kept over midnight. */
  today(): string;
}

interface PageCache {
  /** Answers from memory and returns true, or leaves the response untouched. In front of Express, which would cost
   *  several times as much as the answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps what `respond` gives where it may, and sends it. Gives what is to be sent as it is; null: nothing more. */
  keep(request: Request, response: ExpressResponse, respond: Respond): Promise<Response | null>;
}

/** What those learn who waited while another one's request was answered. */
type RenderOutcome = KeptPage | "not kept" | "connection ended";

/** One page takes no more than this share of the cache. */
const MAX_SHARE = 1 / 8;

/**
 * Keeps the replies to anonymous reads that say they are public (see mayBeKept), until the data change. Requests for a
 * page that is being rendered wait for it. After a write of this process they wait until the version was read again: rendered
 * meanwhile, pages would keep that reading from its turn, and each other.
 */
export function openPageCache(
  { limitBytes, cookieNames, ignoredCookieNames, dataVersion, nowMs, today }: PageCacheOptions,
  askedOf: AskedOf,
): PageCache {
  const store = openPageStore(limitBytes, nowMs);
  const underWay = new Map<string, Promise<RenderOutcome>>();
  const keyOf = (request: IncomingMessage) => {
    const key = pageKey(request, { cookieNames, ignoredCookieNames, askedOf });
    return key === null ? null : `${today()} ${key}`;
  };

  async function keepOrWait(
    request: Request,
    response: ExpressResponse,
    respond: Respond,
  ): Promise<Response | null> {
    const key = keyOf(request);
    if (key === null) return respond(request, response);
    const version = dataVersion.current() ?? (await dataVersion.upToDate());
    if (response.destroyed) return null;
    if (version === null) return respond(request, response);
    const found = store.find(version, key);
    const render = () => renderAndKeep(version, key, { request, response, respond });
    if (found) return found === "not kept" ? toSend(await render()) : toSend(found);
    const pageOfVersion = `${version.all}\n${key}`;
    const other = underWay.get(pageOfVersion);
    if (other) {
      const rendered = await other;
      if (response.destroyed) return null;
      if (rendered === "not kept") return respond(request, response);
      if (rendered === "connection ended") return keepOrWait(request, response, respond);
      return toSend(rendered);
    }
    const rendering = render();
    const whyNot = () => (response.destroyed ? "connection ended" : "not kept");
    const told = rendering.then((rendered) => (rendered instanceof Response ? whyNot() : rendered), whyNot);
    underWay.set(
      pageOfVersion,
      told.finally(() => underWay.delete(pageOfVersion)),
    );
    return toSend(await rendering);

    function toSend(rendered: KeptPage | Response): Response | null {
      if (rendered instanceof Response) return rendered;
      sendKeptPage(rendered, request, response);
      return null;
    }
  }

  /** The page; or the reply, where it is not to be kept. */
  async function renderAndKeep(
    version: ShownVersion,
    key: string,
    { request, response, respond }: { request: Request; response: ExpressResponse; respond: Respond },
  ): Promise<KeptPage | Response> {
    request.method = "GET"; // what HEAD asks for is made whole; Node sends its headers only
    const reply = await respond(request, response);
    const billsLateMs = takeBillsLateMs(reply.headers);
    const whole = mayBeKept(reply) ? await readWhole(reply, limitBytes * MAX_SHARE) : reply;
    if (whole instanceof Response) {
      store.put(version, key, "not kept", 0);
      return whole;
    }
    const page = await makeKeptPage(headersForEveryone(response, reply.headers), whole);
    store.put(version, key, page, billsLateMs);
    return page;
  }

  async function noteWrite(writing: Promise<Response>): Promise<Response> {
    const status = await writing.then(
      (reply) => reply.status,
      () => 500,
    );
    if (status !== 503) dataVersion.expectChange(); // cached pages still work while the database is unavailable
    return writing;
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
    async keep(request, response, respond) {
      if (!isRead(request)) return noteWrite(respond(request, response));
      const isAnonymous = keyOf(request) !== null;
      const reply = await keepOrWait(request, response, respond);
      if (reply) limitOtherCaches(reply.headers, isAnonymous);
      return reply;
    },
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** The headers of a reply, with those added to every reply; how many calls a client has left is for that client only. */
function headersForEveryone(response: ServerResponse, headers: Headers): OutgoingHttpHeaders {
  const ofDoor = Object.entries(response.getHeaders()).filter(([name]) => !name.startsWith("ratelimit-"));
  return { ...Object.fromEntries(ofDoor), ...Object.fromEntries(headers) };
}

/** Tells other caches about a reply that its route calls public: cookies change the page, and a page for a
 *  visitor with cookies is private. */
function limitOtherCaches(headers: Headers, isAnonymous: boolean): void {
  takeBillsLateMs(headers);
  if (!/\bpublic\b/.test(headers.get("Cache-Control") ?? "")) return;
  if (!/\bcookie\b/i.test(headers.get("Vary") ?? "")) headers.append("Vary", "Cookie");
  if (!isAnonymous) headers.set("Cache-Control", caching.askEachTime);
}

const BILLS_LATE = /,\s*bills-late=(\d+)/;

/** For how long the page may be shown without bills that were shared since; the directive that says so (`caching`) is internal
 *  and is removed. */
function takeBillsLateMs(headers: Headers): number {
  const written = headers.get("Cache-Control") ?? "";
  const [directive, seconds] = BILLS_LATE.exec(written) ?? [];
  if (directive === undefined) return 0;
  headers.set("Cache-Control", written.replace(directive, ""));
  return Number(seconds) * 1000;
}
