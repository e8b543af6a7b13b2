import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";

export interface PartLimits {
  maxFileBytes: number;
  maxTotalBytes: number;
  maxParts: number;
  /** A client that sends nothing for so long is given up. */
  idleTimeoutMs: number;
}

/** "ended": the taker had enough. "stalled": the client stopped sending. "malformed": not a multipart form, or cut off in
 *  the middle. "left": the client went away. */
export type ReceivedParts =
  | "whole"
  | "ended"
  | "file-too-large"
  | "form-too-large"
  | "stalled"
  | "malformed"
  | "left";

const MOST_DROPPED_BYTES = 10_000_000;

/** Takes a multipart form part by part while it streams: what is too large is cut off, never buffered. The body waits
 *  while `take` is busy with a part; false ends it. What is left of a body is read to its end where that is near, so that
 *  its sender gets to read the answer and may use the connection again; the rest of a longer one is left to the server. */
export async function receiveParts(
  request: Request,
  limits: PartLimits,
  take: (part: MultipartPart) => boolean | Promise<boolean>,
): Promise<ReceivedParts> {
  const boundary = getMultipartBoundary(request.headers.get("Content-Type") ?? "");
  if (!boundary || !request.body) return "malformed";
  if (Number(request.headers.get("Content-Length")) > 2 * limits.maxTotalBytes) return "form-too-large";

  const parser = new MultipartParser(boundary, {
    maxFileSize: limits.maxFileBytes,
    maxTotalSize: limits.maxTotalBytes,
    maxParts: limits.maxParts,
  });
  const reader = request.body.getReader();
  const after = async (outcome: ReceivedParts) => {
    await dropRest(reader, limits.idleTimeoutMs);
    return outcome;
  };
  try {
    for (;;) {
      const chunk = await within(limits.idleTimeoutMs, reader.read());
      if (chunk === "stalled") return "stalled";
      if (chunk.done) break;
      for (const part of parser.write(chunk.value)) {
        if (!(await take(part))) return await after("ended");
      }
    }
    parser.finish();
    return "whole";
  } catch (error) {
    if (request.signal.aborted) return "left";
    if (error instanceof MaxFileSizeExceededError) return after("file-too-large");
    if (error instanceof MaxTotalSizeExceededError) return after("form-too-large");
    if (error instanceof MultipartParseError) return after("malformed");
    throw error;
  }
}

/** Reads a little further and drops it. */
async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>, idleTimeoutMs: number) {
  for (let droppedBytes = 0; droppedBytes < MOST_DROPPED_BYTES; ) {
    const chunk = await within(idleTimeoutMs, reader.read()).catch(() => "stalled" as const);
    if (chunk === "stalled" || chunk.done) return;
    droppedBytes += chunk.value.length;
  }
}

/** A browser sends an empty, nameless part for a file field in which nothing was chosen. */
export function isChosenFile(part: MultipartPart): boolean {
  return part.isFile && (Boolean(part.filename) || part.size > 0);
}

async function within<T>(timeoutMs: number, promise: Promise<T>): Promise<T | "stalled"> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<"stalled">((resolve) => {
    timer = setTimeout(resolve, timeoutMs, "stalled");
  });
  return Promise.race([promise, stalled]).finally(() => clearTimeout(timer));
}
