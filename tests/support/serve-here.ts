import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves in the test's own process, on a free port. Idle connections are left for the client to close: the test's work may
 *  hold the process for longer than any limit, and what is sent next would meet a connection that the server just closed. */
export async function serveHere(
  answer: RequestListener,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(answer);
  server.keepAliveTimeout = 0;
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
