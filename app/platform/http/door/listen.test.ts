import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { explainListenFailure } from "../explain-listen-failure.js";
import { listen } from "./listen.server.ts";

test("a proxy's kept connections end with a reply when a site stops, and none is cut under a request", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = await listen(
    async (request, response) => {
      if (request.url === "/slow") {
        arrive();
        await released;
      }
      response.end(request.url);
    },
    { host: "127.0.0.1", port: 0 },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const ask = async (path: string) => {
    const [reply] = (await once(get(`${server.address}${path}`, { agent }), "response")) as [IncomingMessage];
    reply.resume();
    await once(reply, "end");
    return [reply.statusCode, reply.headers.connection];
  };
  await Promise.all([ask("/"), ask("/")]);
  const slow = ask("/slow");
  await arrived;
  // The timer that cuts connections never rings: `closed` comes of connections that ended by themselves.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const closed = server.close();
  expect(await ask("/last")).toEqual([200, "close"]);
  release();
  expect(await slow).toEqual([200, "close"]);
  await closed;
  agent.destroy();
});

test.each([
  ["EACCES", "a.example", 80, /^This user may not listen on port 80: ports below 1024 are root's\. Set PORT/],
  ["EADDRNOTAVAIL", "192.0.2.1", 3000, /^This machine has no address 192\.0\.2\.1\. Set HOST/],
  ["EADDRINUSE", undefined, 3000, /^Port 3000 is taken\. Set PORT/],
  ["EMFILE", undefined, 3000, /^too many open files$/],
])("%s is told with what to do", (code, host, port, words) => {
  const failure = Object.assign(new Error("too many open files"), { code });
  expect(explainListenFailure(failure, { host, port }).message).toMatch(words);
});

test("an address of another machine is refused in a sentence", async () => {
  await expect(listen(() => {}, { host: "192.0.2.1", port: 0 })).rejects.toThrow(
    "This machine has no address",
  );
});

test("a proxy that probes is told at once that a site stops, and what it sends until it looks again is answered", async () => {
  const server = await listen((_request, response) => void response.end("a page"), {
    host: "127.0.0.1",
    port: 0,
  });
  const ask = async (path: string) => {
    const reply = await fetch(server.address + path, { headers: { Connection: "close" } });
    return [reply.status, await reply.text()];
  };
  expect(await ask("/healthz")).toEqual([200, "a page"]);
  const closed = server.close();
  expect(await ask("/healthz")).toEqual([503, "stopping\n"]);
  expect(await ask("/readyz")).toEqual([503, "stopping\n"]);
  expect(await ask("/")).toEqual([200, "a page"]);
  await closed;
  await expect(ask("/")).rejects.toThrow("fetch failed");
});
