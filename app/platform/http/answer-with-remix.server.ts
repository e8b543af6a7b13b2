import type { IncomingMessage } from "node:http";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  createRequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from "express";
import { endSlowBody } from "./end-slow-body.server.ts";
import { openNarrowBuilds } from "./narrow-build.ts";

type RemixHandler = ReturnType<typeof createRequestHandler>;

interface RemixOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** How long a body's reader waits for a client that sends nothing (`endSlowBody`). */
  bodyPatienceMs: number;
  /** The origin that a request asked for. */
  originOf(request: IncomingMessage): string;
  getLoadContext(request: ExpressRequest, response: ExpressResponse): AppLoadContext;
  /** The Set-Cookie for whoever has just changed something; null: none. */
  rememberWrite(request: ExpressRequest): Promise<string | null>;
}

/** Remix as Express's last handler. Unlike `@remix-run/express` it sends no faster than the client reads, and ends the
 *  making of a reply whose client has left: a file of a million rows is never in memory as a whole. */
export function answerWithRemix({
  build,
  bodyPatienceMs,
  originOf,
  getLoadContext,
  rememberWrite,
}: RemixOptions): RequestHandler {
  const handlerFor = openHandlers(build);
  return async (request, response, next) => {
    if (response.destroyed) return; // nothing more of the request will come, and nobody takes a reply
    try {
      const asked = fetchRequest(request, response, { origin: originOf(request), bodyPatienceMs });
      const answer = handlerFor(new URL(asked.url).pathname);
      const reply = await answer(asked, getLoadContext(request, response));
      const cookie = mayHaveWritten(request, reply) ? await rememberWrite(request) : null;
      if (cookie !== null) response.append("Set-Cookie", cookie);
      await send(reply, response);
    } catch (error) {
      next(error);
    }
  };
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

async function send(reply: Response, response: ExpressResponse): Promise<void> {
  response.status(reply.status);
  response.statusMessage = reply.statusText;
  for (const [name, value] of reply.headers) response.append(name, value);
  if (reply.body === null) {
    if (!response.destroyed) response.end();
    return;
  }
  const reader = reply.body.getReader();
  // Without a reason: a file under way would take one for an error that nobody awaits, and end the process.
  const leave = () => void reader.cancel().catch(() => {});
  response.once("close", leave);
  const room = watchRoom(response);
  try {
    for (let part = await reader.read(); !part.done && !response.destroyed; part = await reader.read()) {
      if (!response.write(part.value)) await room();
    }
    if (!response.destroyed) response.end();
  } catch (error) {
    response.destroy(); // what was sent is no whole reply
    throw error;
  } finally {
    response.off("close", leave);
  }
}

/** Waits until more may be written, or nobody reads any more. Listens once for a whole reply: a compressed response does
 *  not let go of those who listened to it. */
function watchRoom(response: ExpressResponse): () => Promise<void> {
  let wake = () => {};
  const onRoom = () => wake();
  response.on("drain", onRoom).once("close", onRoom);
  return () =>
    new Promise((resolve) => {
      wake = resolve;
    });
}
