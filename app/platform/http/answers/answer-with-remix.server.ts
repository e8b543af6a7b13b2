import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  createRequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import { endSlowBody } from "../bodies/end-slow-body.server.ts";
import type { AskedOf } from "../door/address-prefix.server.ts";
import type { Respond } from "./answer-by.server.ts";
import { openNarrowBuilds } from "./narrow-build.ts";

type RemixHandler = ReturnType<typeof createRequestHandler>;

interface RemixOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** How long a body's reader waits for a client that sends nothing (`endSlowBody`). */
  bodyPatienceMs: number;
  askedOf: AskedOf;
  /** `askHere`: asks the site itself, without a session. */
  getLoadContext(
    request: ExpressRequest,
    response: ExpressResponse,
    askHere: (pathAndQuery: string, body?: unknown) => Promise<Response>,
  ): AppLoadContext;
  /** The Set-Cookie for a client that has just changed something; null: none. */
  rememberWrite(request: ExpressRequest): Promise<string | null>;
}

/** Asks Remix's routes for the reply. Unlike `@remix-run/express`, it stops making a reply whose client has left. */
export function answerWithRemix({
  build,
  bodyPatienceMs,
  askedOf,
  getLoadContext,
  rememberWrite,
}: RemixOptions): Respond {
  const handlerFor = openHandlers(build);
  return async (request, response) => {
    const asked = fetchRequest(request, response, { origin: askedOf(request).origin, bodyPatienceMs });
    const context: AppLoadContext = getLoadContext(request, response, (pathAndQuery, body) =>
      answer(ownRequest(asked, pathAndQuery, body)),
    );
    const answer = (one: Request) => handlerFor(new URL(one.url).pathname)(one, context);
    const reply = await answer(asked);
    const cookie = mayHaveWritten(request, reply) ? await rememberWrite(request) : null;
    if (cookie !== null) response.append("Set-Cookie", cookie);
    return reply;
  };
}

/** A request from a route to the site itself, without the session of the route's client. It ends with the request that it serves.
 */
function ownRequest({ url, signal }: Request, pathAndQuery: string, body: unknown): Request {
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  const asked = new URL(pathAndQuery, url);
  return body === undefined
    ? new Request(asked, { signal, headers })
    : new Request(asked, { signal, headers, method: "POST", body: JSON.stringify(body) });
}

/** While developing, routes change under a running site, and one handler asks for them each time. */
function openHandlers(build: RemixOptions["build"]): (pathname: string) => RemixHandler {
  const mode = process.env.NODE_ENV;
  if (typeof build === "function") {
    const answer = createRequestHandler(build, mode);
    return () => answer;
  }
  const narrowTo = openNarrowBuilds(build);
  const handlers = new Map<ServerBuild, RemixHandler>();
  return (pathname) => {
    const narrow = narrowTo(pathname);
    const answer = handlers.get(narrow) ?? createRequestHandler(narrow, mode);
    handlers.set(narrow, answer);
    return answer;
  };
}

function mayHaveWritten({ method }: ExpressRequest, { status }: Response): boolean {
  return method !== "GET" && method !== "HEAD" && status < 400;
}

/** What decided the origin was judged before (refuse-other-origins): Remix's own check, which believes any proxy and knows no
 *  answer but a failure, is given none of it. */
const JUDGED = new Set(["origin", "x-forwarded-host", "x-forwarded-proto"]);

function fetchRequest(
  request: ExpressRequest,
  response: ExpressResponse,
  { origin, bodyPatienceMs }: { origin: string; bodyPatienceMs: number },
): Request {
  const leaving = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) leaving.abort();
  });
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headers)) {
    if (JUDGED.has(name)) continue;
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  const { method, url } = request;
  const asked = new URL(url, origin);
  withoutClientRouter(asked);
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(asked, {
    method,
    headers,
    signal: leaving.signal,
    ...(hasBody && {
      body: endSlowBody(createReadableStreamFromReadable(request), bodyPatienceMs),
      duplex: "half",
    }),
  });
}

/** No page here is taken over by Remix's router in the browser: what only that router asks for is looked for as any other
 *  address. Remix would refuse its former data calls, and log a stack for each. */
function withoutClientRouter(asked: URL): void {
  if (asked.searchParams.has("_data")) asked.searchParams.delete("_data");
  asked.pathname = asked.pathname.replace(/\.data$/, "%2Edata").replace(/^\/__manifest$/, "/%5F_manifest");
}
