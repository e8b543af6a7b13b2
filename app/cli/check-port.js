import { once } from "node:events";
import { createServer } from "node:net";
import { explainListenFailure } from "../platform/http/explain-listen-failure.js";

const DEFAULT_PORT = 3000;

/** Rejects with what to do where PORT cannot be listened on. A number or host that makes no sense is left to the site, which
 *  says what its settings take. Plain JavaScript, since it runs before anything is compiled. */
export async function checkPort() {
  const port = Number(process.env.PORT?.trim() || DEFAULT_PORT);
  const host = process.env.HOST?.trim() || undefined;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw explainListenFailure(/** @type {NodeJS.ErrnoException} */ (error), { host, port });
  }
  server.close();
  await once(server, "close");
}
