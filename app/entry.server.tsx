import { randomBytes } from "node:crypto";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "#app/nonce.ts";
import { caching } from "#app/platform/http/caching.ts";
import { contentSecurityPolicy } from "#app/platform/http/content-security-policy.server.ts";
import { AWAY_HEADERS } from "#app/platform/http/tell-database-away.server.ts";
import { withoutNulBytes } from "#app/platform/http/without-nul-bytes.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";

const renderTimeoutMs = 6_000;

/** Renders one page. Pages without hydration carry no inline script, so they need no nonce and can be cached whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const nonce = hydrates(remixContext) ? randomBytes(16).toString("base64") : undefined;
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
  let statusNow = status;
  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        [ready]() {
          shellSent = true;
          const body = withoutNulBytes();
          headers.set("Content-Type", "text/html; charset=utf-8");
          if (lacksNotice(remixContext)) headers.set("Cache-Control", caching.never);
          if (status === 503)
            for (const [name, value] of Object.entries(AWAY_HEADERS)) headers.set(name, value);
          headers.set("Content-Security-Policy", contentSecurityPolicy(nonce, imageOrigins(remixContext)));
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }));
          body.once("close", () => clearTimeout(timer)); // a timer left running keeps every rendered page in memory
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          statusNow = 500;
          if (shellSent) logFailure("A page failed while it was sent", error);
        },
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
    timer.unref();
  });
}

/** What loaders, actions and renders throw. A visitor who has left and a request that no page takes are no faults. */
export function handleError(error: unknown, { request }: { request: Request }) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal)
    logFailure(`${request.method} ${new URL(request.url).pathname} failed`, error);
}

function hydrates(context: EntryContext): boolean {
  return handlesOf(context).some((handle) => "hydrate" in handle && handle.hydrate);
}

/** Whether nobody knows if the page should bear the notice of sample data: such a page must not be kept. */
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
