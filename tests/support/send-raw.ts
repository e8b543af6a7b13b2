import { connect } from "node:net";
import { text } from "node:stream/consumers";

export interface RawReply {
  status: number;
  headers: Headers;
  body: string;
}

interface RawRequest {
  method?: string;
  /** Lines as they are sent; the site's own Host where null. */
  host?: string | null;
  headers?: Record<string, string>;
  version?: "1.0" | "1.1";
}

/** Sends a request letter by letter, as no client library would: they fix its target and its headers first. */
export async function sendRaw(
  origin: string,
  target: string,
  { method = "GET", host = null, headers = {}, version = "1.1" }: RawRequest = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(origin);
  const lines = [
    `${method} ${target} HTTP/${version}`,
    host ?? `Host: ${hostname}:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
  ];
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.filter((line) => line !== "").join("\r\n")}\r\n\r\n`, "latin1");
  const reply = await text(socket);
  const [head = "", ...rest] = reply.split("\r\n\r\n");
  const [statusLine = "", ...headerLines] = head.split("\r\n");
  const pairs = headerLines.map((line): [string, string] => {
    const colonAt = line.indexOf(":");
    return [line.slice(0, colonAt), line.slice(colonAt + 1).trim()];
  });
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: new Headers(pairs),
    body: rest.join("\r\n\r\n"),
  };
}
