import { spawn } from "node:child_process";
import { once } from "node:events";
import { vi } from "vitest";

/** A server that speaks S3, on a loopback address. */
export interface S3Server {
  endpoint: string;
  stop(): Promise<void>;
}

/** Moto's server (Apache-2.0), where it is installed; null: it is not. */
export async function startS3(): Promise<S3Server | null> {
  const child = spawn("moto_server", ["-H", "127.0.0.1", "-p", "0"]);
  let printed = "";
  child.stderr.on("data", (text: Buffer) => {
    printed += text;
  });
  const isThere = await Promise.race([
    once(child, "spawn").then(() => true),
    once(child, "error").then(() => false),
  ]);
  if (!isThere) return null;
  const endpoint = await vi.waitUntil(() => /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(printed)?.[0], {
    timeout: 120_000,
  });
  return {
    endpoint,
    async stop() {
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    },
  };
}
