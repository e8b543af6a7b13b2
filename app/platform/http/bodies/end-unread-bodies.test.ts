import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { endUnreadBodies } from "./end-unread-bodies.server.ts";

/** A server that refuses every body without reading it, and a client that has sent the head and read the
 *  answer. */
async function refusedClient(silenceMs: number): Promise<{ client: Socket; answer: string }> {
  const app = express()
    .use(endUnreadBodies(silenceMs))
    .use((_, response) => {
      response.status(413).end("too large");
    });
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`);
  const [answer] = await once(client, "data");
  return { client, answer: String(answer) };
}

const CHUNK_BYTES = 1_000_000;
const BODY_BYTES = 60 * CHUNK_BYTES;

test("whoever goes on sending after the answer is listened to until all is sent, and may ask again", async () => {
  const { client, answer } = await refusedClient(300_000);
  expect(answer).toContain("HTTP/1.1 413");
  for (let sentBytes = 0; sentBytes < BODY_BYTES; sentBytes += CHUNK_BYTES) {
    if (!client.write(Buffer.alloc(CHUNK_BYTES))) await once(client, "drain");
  }
  client.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
  const [next] = await once(client, "data");
  expect(String(next)).toContain("HTTP/1.1 413");
});

test("whoever is silent after the answer is let go", async () => {
  const { client } = await refusedClient(20);
  await once(client, "close");
});
