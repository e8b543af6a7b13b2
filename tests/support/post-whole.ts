import { request } from "node:http";
import { text } from "node:stream/consumers";

export interface WholeReply {
  status: number;
  text: string;
}

interface WholePost {
  headers: Record<string, string>;
  body: Buffer;
  /** Sent without its length. */
  isChunked: boolean;
}

/** Sends a body from memory unchanged. `fetch` copies it four times on its way, which is most of the work where
 *  thousands of megabytes are sent. */
export async function postWhole(
  address: string | URL,
  { headers, body, isChunked }: WholePost,
): Promise<WholeReply> {
  return new Promise((resolve, reject) => {
    const length = isChunked ? { "Transfer-Encoding": "chunked" } : { "Content-Length": body.length };
    const sent = request(address, { method: "POST", headers: { ...headers, ...length } });
    let isAnswered = false;
    sent.once("response", (reply) => {
      isAnswered = true;
      text(reply).then((said) => resolve({ status: reply.statusCode ?? 0, text: said }), reject);
    });
    sent.on("error", (error) => {
      if (!isAnswered) reject(error); // a site that has answered may stop reading
    });
    sent.end(body);
  });
}
