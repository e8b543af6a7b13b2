import type { IncomingMessage, ServerResponse } from "node:http";
import { serveHere } from "./serve-here.ts";

/** A bucket that keeps its objects in memory, and is unavailable on request. */
export interface SmallBucket {
  /** For FILES_URL. */
  url: string;
  names(): string[];
  /** Which methods are answered with 503 from now on. */
  refuse(methods: readonly string[]): void;
  close(): Promise<void>;
}

/** As much of S3 as the site asks for. */
export async function openSmallBucket(): Promise<SmallBucket> {
  const objects = new Map<string, Buffer>();
  let refused: readonly string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    const { pathname, searchParams } = new URL(url, "http://bucket");
    const name = pathname.split("/").slice(2).join("/");
    const sent = Buffer.concat(await request.toArray());
    const found = objects.get(name);
    if (refused.includes(method)) response.writeHead(503).end();
    else if (searchParams.has("versioning")) response.end("<VersioningConfiguration/>");
    else if (searchParams.has("list-type")) response.end(list(searchParams.get("prefix") ?? ""));
    else if (method === "PUT") response.end(void objects.set(name, sent));
    else if (method === "DELETE") response.writeHead(204).end(void objects.delete(name));
    else if (!found) response.writeHead(404).end();
    else response.setHeader("Content-Length", found.length).end(method === "HEAD" ? "" : found);
  }

  function list(prefix: string): string {
    const at = "2026-01-01T00:00:00.000Z";
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix));
    const contents = names.map(
      (name) => `<Contents><Key>${name}</Key><LastModified>${at}</LastModified></Contents>`,
    );
    return `<ListBucketResult>${contents.join("")}</ListBucketResult>`;
  }

  const { origin, close } = await serveHere((request, response) => void answer(request, response));
  return {
    url: `s3://files?endpoint=${origin}`,
    names: () => [...objects.keys()],
    refuse(methods) {
      refused = methods;
    },
    close,
  };
}
