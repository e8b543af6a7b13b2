import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { connect } from "./open-database.server.ts";
import { openReadiness } from "./open-readiness.server.ts";

let server: Server;
const sockets = new Set<Socket>();
let closeDatabase = async () => {};
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await closeDatabase();
  server.close();
});

/** A database that takes connections and never says a word. */
async function openHanging() {
  let connections = 0;
  server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { db, close } = connect(`postgres://a:b@127.0.0.1:${port}/c`, 5000);
  closeDatabase = close;
  return { db, connections: () => connections };
}

test("a database that hangs is not ready, and fifty checks hold one connection to it", async () => {
  const { db, connections } = await openHanging();
  const readiness = openReadiness(db, { timeoutMs: 20 });
  const said = await Promise.all(Array.from({ length: 50 }, () => readiness.isReady()));
  expect(new Set(said)).toEqual(new Set([false]));
  expect(await readiness.isReady()).toBe(false);
  await expect.poll(connections).toBe(1);
});
