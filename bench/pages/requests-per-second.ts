import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Asked {
  url: URL;
  headers: Record<string, string>;
}

const CONNECTIONS = 16;
const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** How many replies a server gives in a second to 16 visitors who ask again as soon as they are answered. On bare
 *  sockets, so that the client is not what is measured. Throws when a reply is not 200. */
export async function requestsPerSecond({ url, headers }: Asked, durationMs: number): Promise<number> {
  const lines = Object.entries({ Host: url.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(url)));
  const startedAt = performance.now();
  const endsAt = startedAt + durationMs;
  const counts = await Promise.all(sockets.map((socket) => askUntil(socket, request, endsAt)));
  const seconds = (performance.now() - startedAt) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function open(url: URL): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, "connect");
  return socket.setNoDelay(true);
}

function askUntil(socket: Socket, request: Buffer, endsAt: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let received = Buffer.alloc(0);
    socket.once("error", reject);
    socket.on("data", (data) => {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      if (!isWhole(received)) return;
      if (!received.subarray(9, 12).equals(Buffer.from("200"))) {
        socket.destroy();
        reject(new Error(`Not 200: ${received.toString("latin1", 0, 200)}`));
        return;
      }
      count += 1;
      received = Buffer.alloc(0);
      if (performance.now() < endsAt) {
        socket.write(request);
      } else {
        socket.destroy();
        resolve(count);
      }
    });
    socket.write(request);
  });
}

function isWhole(received: Buffer): boolean {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return false;
  const length = /content-length: (\d+)/i.exec(received.toString("latin1", 0, headEnd))?.[1];
  if (length === undefined) return received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
  return received.length >= headEnd + HEAD_END.length + Number(length);
}
