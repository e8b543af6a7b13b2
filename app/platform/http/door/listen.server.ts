import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { explainListenFailure } from "../explain-listen-failure.js";

export interface Listening {
  /** Where a browser finds the site, 'http://localhost:3000'. */
  address: string;
  /** Tells probes that it stops, and ends each connection with its next reply. Accepts no new ones after a second, or three if a
   *  proxy probes. Lets running requests finish for half a minute, then ends them. */
  close(): Promise<void>;
}

/** In which a bill that is being read is finished, two at once on a busy machine. Supervisors wait 40 seconds (deploy). */
const graceMs = 30_000;
/** In which a proxy learns by replies that its connections end, and finds none of them closed under a form that it sends. */
const lastCallMs = 1_000;

/** In which a proxy that probes every second sends visitors elsewhere. A connection that is refused costs a form: Caddy 2.6 tries it
 *  again without its body. */
const PROBED_LAST_CALL_MS = 3_000;
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);
/** Who was not probed for so long has no proxy that does. */
const PROBED_WITHIN_MS = 10_000;

/** Serves HTTP on a host and port (0: any free one). Throws with what to do when the port cannot be had. */
export async function listen(
  answer: RequestListener,
  { host, port }: { host: string | undefined; port: number },
): Promise<Listening> {
  const server = createServer();
  const endConnections = openConnectionEnd(server);
  let probedAtMs = Number.NEGATIVE_INFINITY;
  let isStopping = false;
  server.on("request", (request, response) => {
    if (!PROBES.has(request.url ?? "")) return answer(request, response);
    probedAtMs = performance.now();
    if (!isStopping) return answer(request, response);
    response.writeHead(503, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("stopping\n");
  });
  server.keepAliveTimeout = 65_000; // longer than the usual load balancer's minute, so that it never meets a closed one
  server.requestTimeout = 30 * 60_000; // a large bill on a slow phone; a client that stalls is given up much sooner
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(explainListenFailure(error, { host, port })),
    );
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  return {
    address: `http://${host ?? "localhost"}:${bound.port}`,
    async close() {
      isStopping = true;
      endConnections();
      if (performance.now() - probedAtMs < PROBED_WITHIN_MS) await pause(PROBED_LAST_CALL_MS);
      else if (await hasConnections(server)) await pause(lastCallMs);
      const timer = setInterval(() => server.closeIdleConnections(), 100);
      setTimeout(() => server.closeAllConnections(), graceMs).unref();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearInterval(timer);
    },
  };
}

/** What makes every reply from then on the last one of its connection. */
function openConnectionEnd(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  const end = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };
  server.on("request", (_request, response) => {
    if (isEnding) return end(response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  return () => {
    isEnding = true;
    underWay.forEach(end);
  };
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) => {
    server.getConnections((_error, count = 0) => resolve(count > 0));
  });
}
