import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface Sent {
  headers: Record<string, string>;
  /** As it goes over the wire, compressed. */
  body: Buffer;
}

/** A Node server in a separate process that only sends this reply. */
export async function serveBare({ headers, body }: Sent) {
  const file = fileURLToPath(new URL("./bare-server.ts", import.meta.url));
  const child = fork(file, { execArgv: ["--import", "tsx"] });
  child.send({ headers, body: body.toString("base64") });
  const [port] = await once(child, "message");
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      child.kill();
      await once(child, "exit");
    },
  };
}
