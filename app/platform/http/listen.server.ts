import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  /** Where a browser finds the site, 'http://localhost:3000'. */
  address: string;
  /** Takes no new connections, lets requests under way finish for ten seconds, then ends them. */
  close(): Promise<void>;
}

const graceMs = 10_000;

/** Serves HTTP on a host and port (0: any free one). Throws with what to do when the port is taken. */
export async function listen(
  answer: RequestListener,
  { host, port }: { host: string | undefined; port: number },
): Promise<Listening> {
  const server = createServer(answer);
  server.keepAliveTimeout = 65_000; // longer than the usual load balancer's minute, so that it never meets a closed one
  server.requestTimeout = 30 * 60_000; // a large bill on a slow phone; a client that stalls is given up much sooner
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken. Set PORT to another one.`) : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  return {
    address: `http://${host ?? "localhost"}:${bound.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), graceMs).unref();
      }),
  };
}
