import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { LanguageContext } from "#app/components/use-words.ts";
import { isEmbedPath } from "#app/domain/embeds/embedded-page.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { AWAY_HEADERS } from "#app/platform/http/answers/answer-failures.server.ts";
import { withoutNulBytes } from "#app/platform/http/bodies/without-nul-bytes.server.ts";
import {
  contentSecurityPolicy,
  embedSecurityPolicy,
} from "#app/platform/http/door/content-security-policy.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";

const renderTimeoutMs = 6_000;

/** Renders one page, whole: it carries no inline script, and can be cached as it is. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { language = languageOf("/") }: Partial<AppLoadContext> = {},
): Promise<Response> {
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
  let statusNow = status;
  return new Promise((resolve, reject) => {
    let shellSent = false;
    const page = (
      <LanguageContext.Provider value={language}>
        <RemixServer context={remixContext} url={request.url} />
      </LanguageContext.Provider>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      [ready]() {
        shellSent = true;
        const body = withoutNulBytes();
        headers.set("Content-Type", "text/html; charset=utf-8");
        headers.set("Content-Language", localeOf(language));
        if (lacksNotice(remixContext)) headers.set("Cache-Control", caching.never);
        if (status === 503 && !headers.has("Retry-After"))
          for (const [name, value] of Object.entries(AWAY_HEADERS)) headers.set(name, value);
        const policy = isEmbedPath(new URL(request.url).pathname)
          ? embedSecurityPolicy()
          : contentSecurityPolicy(imageOrigins(remixContext));
        headers.set("Content-Security-Policy", policy);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }));
        body.once("close", () => clearTimeout(timer)); // a timer left running keeps every rendered page in memory
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        statusNow = 500;
        if (shellSent) logFailure("A page failed while it was sent", error);
      },
    });
    const timer = setTimeout(abort, renderTimeoutMs);
    timer.unref();
  });
}

/** What loaders, actions and renders throw. A visitor who has left and a request that no page takes aren't errors. */
export function handleError(error: unknown, { request }: { request: Request }) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal)
    logFailure(`${request.method} ${new URL(request.url).pathname} failed`, error);
}

/** Whether it is unknown if the page needs the notice of sample data: such a page must not be cached. */
function lacksNotice({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.loaderData.root?.showsSampleData === null;
}

/** Where else the page's images come from, as its routes say by `handle.imageOrigins`. */
function imageOrigins(context: EntryContext): string[] {
  return handlesOf(context).flatMap((handle) =>
    "imageOrigins" in handle && Array.isArray(handle.imageOrigins) ? handle.imageOrigins.map(String) : [],
  );
}

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): object[] {
  return staticHandlerContext.matches
    .map(({ route }) => routeModules[route.id]?.handle)
    .filter((handle) => typeof handle === "object" && handle !== null);
}
