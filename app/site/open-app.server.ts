import type { RequestListener } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { Registry } from "prom-client";
import { errorKind } from "#app/content/words/error-kind.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { isPrivatePath } from "#app/domain/accounts/is-private-path.ts";
import { isDataApiPath } from "#app/domain/api/is-data-api-path.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { isEmbedPath } from "#app/domain/embeds/embedded-page.ts";
import type { Language } from "#app/domain/language/language.ts";
import { ADDRESS_PREFIXES } from "#app/domain/language/language.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { answerFailures } from "#app/platform/http/answers/answer-failures.server.ts";
import { answerWithRemix } from "#app/platform/http/answers/answer-with-remix.server.ts";
import { sayBareRefusals } from "#app/platform/http/answers/say-bare-refusals.server.ts";
import { createHttpApp } from "#app/platform/http/door/create-http-app.server.ts";
import { openRequestFigures } from "#app/platform/http/door/request-figures.server.ts";
import { openAdmission } from "#app/platform/http/limits/admission.ts";
import { RATE_WINDOW_MS } from "#app/platform/http/limits/rate-limit.server.ts";
import { openSharedCount } from "#app/platform/http/limits/shared-count.server.ts";
import { markPrivate } from "#app/platform/http/replies/mark-private.server.ts";
import { sessionCookieNames } from "#app/platform/session/session-cookie.server.ts";
import { themeCookieNames } from "#app/platform/session/theme-cookie.server.ts";
import { readWroteAt, wroteCookie } from "#app/platform/session/wrote-cookie.ts";
import type { Stores } from "./open-stores.server.ts";
import type { SharedContext } from "./site-context.ts";
import type { SiteParts } from "./site-parts.ts";

/** Remix's server build; in development, a function that rebuilds it for each request. */
export type SiteBuild = ServerBuild | (() => Promise<ServerBuild>);

interface AppParts {
  build: SiteBuild;
  /** Of the built assets; null while developing, when Vite serves them. */
  clientDirectory: string | null;
  /** The folder with the assets of other versions. */
  versionsDirectory: string;
  stores: Stores;
  context: SharedContext;
  /** Takes what is counted of requests. */
  figures: Registry;
  parts: SiteParts;
}

const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

const LANGUAGE_PREFIXES = Object.values(ADDRESS_PREFIXES).filter((prefix) => prefix !== "");

/** Of what is answered in plain text, before a page is known: the front page's. */
const PLAIN_LANGUAGE = languageOf("/");

/** The site's HTTP door, from admission to Remix's routes. */
export function openApp(
  env: Env,
  { build, clientDirectory, versionsDirectory, stores, context, figures, parts }: AppParts,
): RequestListener {
  const { db, dataVersion, sessionSecret } = stores;
  const { plain, calls } = wordsIn(PLAIN_LANGUAGE).site.errors;
  const requestsPerMinute = env.apiRequestsPerMinute;
  const windowMs = RATE_WINDOW_MS;
  return createHttpApp({
    clientDirectory,
    versionsDirectory,
    trustProxy: env.trustProxy,
    siteOrigin: env.statedOrigin,
    prefixes: LANGUAGE_PREFIXES,
    api: {
      includes: isDataApiPath,
      requestsPerMinute,
      count: openSharedCount(db, {
        name: "calls",
        windowMs,
        maxCount: requestsPerMinute,
        secret: sessionSecret,
      }),
    },
    isPage: openPagePaths(build),
    isPrivate: isPrivatePath,
    isEmbed: isEmbedPath,
    isProbe: (path) => PROBES.has(path),
    figures: openRequestFigures(figures),
    reads: openAdmission(parts.maxReadsAtOnce),
    pageCache: {
      limitBytes: clientDirectory === null ? 0 : env.pageCacheBytes, // while developing, pages change with the code
      cookieNames: themeCookieNames,
      ignoredCookieNames: sessionCookieNames,
      dataVersion,
      nowMs: () => performance.now(),
      today: () => easternDay(context.clock.now()),
    },
    unreadBodySilenceMs: parts.unreadBodySilenceMs,
    words: {
      turnedAway: plain.turnedAway,
      otherOrigin: plain.otherOrigin,
      full: plain.full,
      failed: plain.failed,
      malformedCall: calls.malformed,
      tooManyCalls: (count) => say(PLAIN_LANGUAGE, calls.tooMany, { count, limit: requestsPerMinute }),
    },
    answer: openAnswer(env, { build, stores, context }),
  });
}

/** Remix's routes, each with the context and what differs by request. */
function openAnswer(env: Env, { build, stores, context }: Pick<AppParts, "build" | "stores" | "context">) {
  const { db, replicas } = stores;
  const { plain, calls } = wordsIn(PLAIN_LANGUAGE).site.errors;
  const answering = (served: ServerBuild) =>
    answerFailures(served, { ...calls, failed: plain.failed }, context.disk.noteFull);
  return (askedOf: Parameters<typeof answerWithRemix>[0]["askedOf"]) => {
    const respond = answerWithRemix({
      bodyPatienceMs: env.uploadIdleTimeoutMs,
      build: typeof build === "function" ? async () => answering(await build()) : answering(build),
      askedOf,
      rememberWrite: async () => {
        const position = await replicas.position();
        return position && wroteCookie(position);
      },
      getLoadContext: (request, response, askHere) => ({
        ...context,
        askHere,
        readDb: request.method === "GET" ? replicas.readerFor(readWroteAt(request)) : db,
        clientAddress: request.ip ?? "",
        language: languageOf(askedOf(request).prefix),
        form: { isRefused: false },
        markPrivate: () => markPrivate(response),
      }),
    });
    return sayBareRefusals(respond, {
      isCall: isDataApiPath,
      messageOf: (request, status) => sayRefusal(languageOf(askedOf(request).prefix), status),
    });
  };
}

const METHOD_NOT_ALLOWED = 405;

/** What an error page would say, in one text. */
function sayRefusal(language: Language, status: number): string {
  const { errors } = wordsIn(language).site;
  if (status === METHOD_NOT_ALLOWED) return errors.plain.turnedAway["unknown-method"];
  const { title, advice } = errors[errorKind(status)];
  return `${title}. ${advice}`;
}

/** Whether a path is a page's whose whole address is fixed. While developing, pages come and go: none is known. */
function openPagePaths(build: SiteBuild): (path: string) => boolean {
  const routes = typeof build === "function" ? [] : Object.values(build.routes);
  const fixed = routes.flatMap(({ path: page }) => (page && !/[:*]/.test(page) ? [`/${page}`] : []));
  const paths = new Set(fixed);
  return (path) => paths.has(path);
}
