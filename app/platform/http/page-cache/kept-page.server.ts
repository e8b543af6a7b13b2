import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import { hasSameVersion } from "../replies/has-same-version.server.ts";

/** A page as it is sent: one set of headers and one body for each content coding. */
export interface KeptPage {
  br: KeptBody;
  gzip: KeptBody;
  identity: KeptBody;
  sizeBytes: number;
}

interface KeptBody {
  body: Buffer;
  etag: string;
  headers: OutgoingHttpHeaders;
}

type Coding = "br" | "gzip" | "identity";
const MIN_FIRST: Coding[] = ["br", "gzip", "identity"];

/** Smaller than 4 by a few percent and as quick for a page; the higher ones take several times as long. */
const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a page once for all who will ask. `headers` are those of the reply it was rendered for. */
export async function makeKeptPage(headers: OutgoingHttpHeaders, body: Buffer): Promise<KeptPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const bodyIn = (coding: Coding, bytes: Buffer): KeptBody => {
    const etag = coding === "identity" ? `"${hash}"` : `"${hash}-${coding}"`;
    const encoding = coding === "identity" ? {} : { "content-encoding": coding };
    return {
      body: bytes,
      etag,
      headers: {
        ...headers,
        ...encoding,
        "content-length": bytes.length,
        etag,
        vary: "Cookie, Accept-Encoding",
      },
    };
  };
  return {
    br: bodyIn("br", br),
    gzip: bodyIn("gzip", zipped),
    identity: bodyIn("identity", body),
    sizeBytes: br.length + zipped.length + body.length,
  };
}

/** Answers with the page in the best coding that the client takes, or with 304 where it has just that. */
export function sendKeptPage(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  const { body, etag, headers } = page[codingFor(request)];
  if (hasSameVersion(request.headers["if-none-match"], etag)) {
    response.writeHead(304, withoutBodyHeaders(headers));
    response.end();
    return;
  }
  response.writeHead(200, headers);
  response.end(body); // Node leaves the body out where the request was HEAD
}

function withoutBodyHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { "content-type": _type, "content-encoding": _coding, "content-length": _length, ...rest } = headers;
  return rest;
}

function codingFor(request: IncomingMessage): Coding {
  const taken = new Negotiator(request).encodings(MIN_FIRST);
  return MIN_FIRST.find((coding) => taken.includes(coding)) ?? "identity";
}
