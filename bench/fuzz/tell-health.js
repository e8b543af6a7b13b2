import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Imported into the site's process by run.ts: tells on a socket how long its event loop stood still since it was asked last, and, at
// /memory, what it holds once its garbage is collected.

const RESOLUTION_MS = 10;
const isSite = process.argv[1]?.endsWith("start.js"); // and none of its readers
if (isSite) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc");
  const server = createServer((request, response) => {
    if (request.url === "/memory") collectGarbage();
    const stoodMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    response.end(JSON.stringify({ stoodMs, ...process.memoryUsage() }));
    delay.reset();
  });
  server.listen(process.env.FUZZ_SOCKET).unref();
}
