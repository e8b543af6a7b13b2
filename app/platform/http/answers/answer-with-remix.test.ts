import { once } from "node:events";
import { createReadStream } from "node:fs";
import { createServer, get, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type LoaderFunction,
  type ServerBuild,
} from "@remix-run/node";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { answerBy } from "./answer-by.server.ts";
import { answerWithRemix } from "./answer-with-remix.server.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Serves one address by a loader, which is its action, too; its origin. */
async function serve(
  loader: LoaderFunction,
  first: RequestHandler = (_request, _response, next) => next(),
): Promise<string> {
  const build = {
    entry: { module: { default: () => new Response() } },
    routes: { file: { id: "file", path: "/file", module: { loader, action: loader } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    assetsBuildDirectory: "",
    publicPath: "/",
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild;
  const respond = answerWithRemix({
    build,
    bodyPatienceMs: 300_000,
    askedOf: ({ headers }) => ({ origin: `http://${headers.host}`, prefix: "" }),
    getLoadContext: () => ({}) as AppLoadContext,
    rememberWrite: async () => null,
  });
  server = createServer(express().use(first).use(answerBy(respond)).use(breakOff));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const breakOff: ErrorRequestHandler = (_error, _request, response, _next) => {
  response.destroy();
};

const CHUNK = Buffer.alloc(64 * 1024, "x");
const MANY_TURNS = 5000;

/** A reply without end; how many chunks were made of it, and whether the reader canceled it. */
function openEndless() {
  const made = { chunks: 0, isCancelled: false };
  const body = () =>
    new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await setImmediate();
          made.chunks += 1;
          controller.enqueue(CHUNK);
        },
        cancel() {
          made.isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
  return { made, body };
}

async function open(address: string): Promise<IncomingMessage> {
  const [reply] = (await once(get(address), "response")) as [IncomingMessage];
  return reply;
}

test("a reply is made no faster than its client reads, and no further once it left", async () => {
  const { made, body } = openEndless();
  const reply = await open(`${await serve(() => new Response(body()))}/file`);
  for (let turn = 0; turn < MANY_TURNS; turn++) await setImmediate();
  expect(made.chunks).toBeLessThan(MANY_TURNS / 5); // what the sockets of both ends hold
  expect(made.isCancelled).toBe(false);
  reply.destroy();
  await expect.poll(() => made.isCancelled).toBe(true);
});

test("a file whose reader leaves is closed, and the server goes on", async () => {
  const file = createReadStream("/dev/zero");
  const origin = await serve(() => new Response(createReadableStreamFromReadable(file)));
  const reply = await open(`${origin}/file`);
  await once(reply, "data");
  reply.destroy();
  await once(file, "close");
  expect(file.errored).toBeNull();
});

test("a reply that fails on its way breaks off, so that nobody takes it for whole", async () => {
  const origin = await serve(() => {
    let turn = 0;
    const failing = new ReadableStream<Uint8Array>({
      pull(controller) {
        turn += 1;
        if (turn === 1) controller.enqueue(CHUNK);
        else controller.error(new Error("The database is gone."));
      },
    });
    return new Response(failing);
  });
  await expect(fetch(`${origin}/file`).then((reply) => reply.text())).rejects.toThrow();
});

test("nothing is begun for those who left before their turn", async () => {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  let left = 0;
  const origin = await serve(
    ({ request }) => {
      begun.push(request.method);
      return new Response("here");
    },
    (_request, response, next) => {
      waiting.push(next);
      response.once("close", () => {
        left += 1;
      });
    },
  );
  for (const method of ["GET", "POST"]) {
    const leaving = httpRequest(`${origin}/file`, { method, headers: { "Content-Length": "9" } });
    leaving.once("error", () => {});
    leaving.write("123");
    await expect.poll(() => waiting.length).toBe(left + 1);
    leaving.destroy();
    await expect.poll(() => left).toBe(waiting.length);
  }
  for (const goOn of waiting.splice(0)) goOn();
  const staying = open(`${origin}/file`);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  expect((await staying).statusCode).toBe(200);
  expect(begun).toEqual(["GET"]);
});

test("loaders get method, address, headers and the body as they came", async () => {
  const origin = await serve(async ({ request }) => {
    const { method, url, headers } = request;
    return Response.json({ method, url, accept: headers.get("Accept") }, { headers: { "X-Own": "1" } });
  });
  const reply = await fetch(`${origin}/file?q=a`, { headers: { Accept: "text/csv" } });
  expect(reply.headers.get("X-Own")).toBe("1");
  expect(await reply.json()).toEqual({ method: "GET", url: `${origin}/file?q=a`, accept: "text/csv" });
});
