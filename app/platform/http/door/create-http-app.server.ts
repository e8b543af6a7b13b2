import type { IncomingMessage, RequestListener } from "node:http";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import helmet from "helmet";
import sirv from "sirv";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { answerBy, type Respond } from "../answers/answer-by.server.ts";
import { endUnreadBodies } from "../bodies/end-unread-bodies.server.ts";
import type { Admission } from "../limits/admission.ts";
import { limitRate } from "../limits/rate-limit.server.ts";
import { refuseReadsWhileFull } from "../limits/refuse-reads-while-full.server.ts";
import type { SharedCount } from "../limits/shared-count.server.ts";
import { openPageCache, type PageCacheOptions } from "../page-cache/open-page-cache.server.ts";
import { caching } from "../replies/caching.ts";
import { keepPrefix } from "../replies/keep-prefix.server.ts";
import { markPrivate } from "../replies/mark-private.server.ts";
import { type Asked, type AskedOf, takePrefix } from "./address-prefix.server.ts";
import { workerSecurityPolicy } from "./content-security-policy.server.ts";
import { ignoreMissingStaticFiles } from "./ignore-missing-static-files.ts";
import { judgeRequest, type Refusal } from "./judge-request.server.ts";
import { oneAddress } from "./one-address.server.ts";
import { openToOtherSites } from "./open-to-other-sites.server.ts";
import { refuseOtherOrigins } from "./refuse-other-origins.server.ts";
import type { RequestClass, RequestFigures } from "./request-figures.server.ts";
import { openRequestOrigin } from "./request-origin.server.ts";
import { takeMalformedPaths } from "./take-malformed-paths.server.ts";
import { turnAway } from "./turn-away.server.ts";
import { warnAboutUntrustedProxy } from "./warn-about-untrusted-proxy.server.ts";

interface HttpAppOptions {
  /** The built client files; null when something else serves them. */
  clientDirectory: string | null;
  /** A folder whose `assets` holds those of this and other versions: keep-assets.server.ts. */
  versionsDirectory: string;
  /** Express's 'trust proxy': whose X-Forwarded headers are believed. */
  trustProxy: number | boolean | string[];
  /** The origin that the operator stated; null: none. */
  siteOrigin: string | null;
  /** What addresses may begin with, such as '/es', without being another page: address-prefix.server.ts. */
  prefixes: readonly string[];
  /** The paths that programs read: open to other sites' scripts, and limited in calls per client. */
  api: { includes(path: string): boolean; requestsPerMinute: number; count: SharedCount };
  /** Whether a path in lower case is a page's, so that capitals in it say nothing. */
  isPage(path: string): boolean;
  /** The paths of what is about one person: no cache keeps it, and no search engine finds it. */
  isPrivate(path: string): boolean;
  /** The paths of pages that other sites may show in a frame. */
  isEmbed(path: string): boolean;
  /** The paths that show supervisors and balancers the process's health. */
  isProbe(path: string): boolean;
  pageCache: PageCacheOptions;
  figures: RequestFigures;
  /** The reads that are worked on at once. */
  reads: Admission;
  /** How long a client that gets its reply while still sending can be silent before the connection is closed. */
  unreadBodySilenceMs: number;
  words: HttpWords;
  /** Answers everything that is not a file. */
  answer(askedOf: AskedOf): Respond;
}

/** The messages if no page and no call answers. */
interface HttpWords {
  turnedAway: Record<Refusal, string>;
  otherOrigin: string;
  full: string;
  failed: string;
  malformedCall: string;
  tooManyCalls(retryAfterSeconds: number): string;
}

/** The HTTP door: one spelling of each address, kept pages, security headers, limits, static files (precompressed, hashed
 *  ones forever), compression, no more reads at once than can be worked on, then `answer`. */
export function createHttpApp(options: HttpAppOptions): RequestListener {
  const {
    clientDirectory,
    versionsDirectory,
    trustProxy,
    api,
    isPage,
    isPrivate,
    siteOrigin,
    prefixes,
    figures,
    words,
  } = options;
  const app = express();
  app.disable("x-powered-by");
  app.set("query parser", false); // the routes parse
  app.set("trust proxy", trustProxy);
  const trusts = app.get("trust proxy fn");
  const judgeOrigin = openRequestOrigin({ trusts, siteOrigin });
  const admitted = new WeakMap<IncomingMessage, Asked>();
  const askedOf = (request: IncomingMessage) => {
    const asked = admitted.get(request);
    if (asked === undefined) throw new Error("The origin is asked for of a request that was not admitted.");
    return asked;
  };
  const originOf = (request: IncomingMessage) => askedOf(request).origin;
  const warnOfProxy = warnAboutUntrustedProxy(trusts);
  const pageCache = openPageCache(options.pageCache, askedOf);
  app.use(
    helmet({
      contentSecurityPolicy: false, // each page sends its own
      // Helmet's 'no-referrer' makes browsers post 'Origin: null', as another site's pages may, too.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    }),
  );
  app.use((request, response, next) => {
    // Helmet's 'SAMEORIGIN' would forbid every frame; such a page says by its own policy who may show it.
    if (options.isEmbed(request.path)) response.removeHeader("X-Frame-Options");
    next();
  });
  app.use(openToOtherSites(api.includes));
  app.use(
    limitRate({
      requestsPerMinute: api.requestsPerMinute,
      count: api.count,
      isLimited: api.includes,
      tooMany: words.tooManyCalls,
    }),
  );
  app.use(takeMalformedPaths(api.includes, words.malformedCall));
  if (clientDirectory) {
    app.use(ignoreMissingStaticFiles());
    // Looked for at each request: an upgrade brings and takes them while this process runs.
    app.get(
      "/assets/*",
      sendFiles(clientDirectory, { dev: true }),
      sendFiles(versionsDirectory, { dev: true }),
    );
    app.use(sendFiles(clientDirectory, {}));
  }
  app.use(oneAddress(isPage, askedOf));
  // A strong ETag identifies these exact bytes, so a reply with one isn't compressed again.
  app.use(
    compression({
      filter: (request, response) => !response.hasHeader("ETag") && compression.filter(request, response),
    }),
  );
  app.use(endUnreadBodies(options.unreadBodySilenceMs));
  app.use(refuseOtherOrigins(words.otherOrigin, { originOf, siteOrigin }));
  const { reads, isProbe } = options;
  const full = { reads, isProbe, isCall: api.includes, message: words.full };
  const answer = options.answer(askedOf);
  const respond = refuseReadsWhileFull(
    async (request, response) =>
      keepPrefix(await answer(request, response), askedOf(request).prefix, prefixes),
    full,
  );
  app.use(
    answerBy((request, response) => {
      if (!isPrivate(request.path)) return pageCache.keep(request, response, respond);
      markPrivate(response);
      return respond(request, response);
    }),
  );
  app.use(answerFailure(words.failed));
  return (request, response) => {
    const verdict = judgeRequest(request, judgeOrigin);
    if (verdict.outcome !== "admitted") {
      figures.note("refused", response);
      return turnAway(response, verdict, words.turnedAway);
    }
    const { prefix, target, moved } = takePrefix(verdict.target, prefixes);
    if (moved !== null && isRead(request)) {
      figures.note("refused", response);
      return turnAway(response, { outcome: "moved", address: moved }, words.turnedAway);
    }
    request.url = target;
    admitted.set(request, { origin: verdict.origin, prefix });
    warnOfProxy(request);
    const isCounted = api.includes(pathOf(request)); // first by the limit; then it is found again
    const isKept = !isCounted && pageCache.answer(request, response);
    figures.note(isKept ? "kept" : classOf(request, options), response);
    if (!isKept) app(request, response);
  };
}

function classOf(request: IncomingMessage, { isProbe, api, isPrivate }: HttpAppOptions): RequestClass {
  const path = pathOf(request);
  if (isProbe(path)) return "probe";
  if (path.startsWith("/assets/")) return "asset";
  if (api.includes(path)) return "call";
  if (isPrivate(path)) return "private";
  return isRead(request) ? "page" : "form";
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** Sends the files of a folder, compressed if a compressed copy is there, too. */
function sendFiles(folder: string, options: { dev?: true }): RequestHandler {
  return sirv(folder, {
    ...options,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const lasting = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", lasting ? caching.forEver : caching.anHour);
      if (pathname.endsWith(".js")) response.setHeader("Content-Security-Policy", workerSecurityPolicy);
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon"); // sirv knows none
    },
  });
}

function pathOf({ url = "" }: IncomingMessage): string {
  const queryAt = url.indexOf("?");
  return queryAt < 0 ? url : url.slice(0, queryAt);
}

/** For what fails outside of the pages, which answer their own failures. Express wants all four parameters. */
function answerFailure(message: string): ErrorRequestHandler {
  return (error, _request, response, _next) => {
    logFailure("A request failed", error);
    if (response.headersSent) response.destroy();
    else response.status(500).type("text").send(`${message}\n`);
  };
}
