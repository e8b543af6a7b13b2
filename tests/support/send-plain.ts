import { request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** A request without fetch's own ideas of codings and cookies. */
export function send(origin: string, path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<Reply>((resolve, reject) => {
    const asked = httpRequest(new URL(path, origin), { method, headers }, async (reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(chunk);
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) });
    });
    asked.once("error", reject);
    asked.end();
  });
}

/** The body, decoded from any encoding. */
export function text({ headers, body }: Reply): string {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  if (headers["content-encoding"] === "gzip") return gunzipSync(body).toString();
  return body.toString();
}
