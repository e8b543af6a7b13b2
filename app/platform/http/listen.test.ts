import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { listen } from "./listen.server.ts";

test("a proxy's kept connections end with a reply when a site stops, and none is cut under a request", async () => {
  const server = await listen(
    async (request, response) => {
      if (request.url === "/slow") await pause(300);
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
  await pause(50); // it is being answered
  const startedAt = performance.now();
  const closed = server.close();
  expect(await ask("/last")).toEqual([200, "close"]);
  expect(await slow).toEqual([200, "close"]);
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(9_000); // the ten seconds are for who does not end
  agent.destroy();
});
