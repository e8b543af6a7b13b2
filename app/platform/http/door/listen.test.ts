import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
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
