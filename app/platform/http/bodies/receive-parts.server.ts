import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { BodyStalled } from "./end-slow-body.server.ts";
import { multipartBoundary } from "./multipart-boundary.server.ts";
import { readBlocks } from "./read-blocks.ts";
import { MAX_FIELD_CHARACTERS } from "./receive-form.server.ts";

export interface PartLimits {
  maxFileBytes: number;
  maxTotalBytes: number;
  maxParts: number;
}

/** "ended": the taker had enough. "stalled": the client stopped sending, or was too slow. "malformed": not a multipart form, or
 *  cut off partway. "left": the client went away. */
export type ReceivedParts =
  | "whole"
  | "ended"
  | "file-too-large"
  | "form-too-large"
  | "stalled"
  | "malformed"
  | "left";

const MAX_DROPPED_BYTES = 10_000_000;

/** Reads a multipart form part by part as it streams. Too large parts are cut off, never buffered. The body waits
 *  while `take` handles a part; false ends reading. A short remainder is read to the end, so the sender can read
 *  the reply and reuse the connection. A longer one is left to the server. */
export async function receiveParts(
  request: Request,
  limits: PartLimits,
  take: (part: MultipartPart) => boolean | Promise<boolean>,
): Promise<ReceivedParts> {
  const boundary = multipartBoundary(request.headers.get("Content-Type") ?? "");
  if (!request.body) return "malformed";
  if (Number(request.headers.get("Content-Length")) > 2 * limits.maxTotalBytes) return "form-too-large";
  const reader = request.body.getReader();
  const after = async (outcome: ReceivedParts) => {
    await dropRest(reader);
    return outcome;
  };
  if (!boundary) return after("malformed");

  const parser = new MultipartParser(boundary, {
    maxFileSize: limits.maxFileBytes,
    maxTotalSize: limits.maxTotalBytes,
    maxParts: limits.maxParts,
  });
  try {
    for await (const block of readBlocks(() => reader.read())) {
      for (const part of parser.write(block)) {
        const fault = findFault(part);
        if (fault) return await after(fault);
        if (!(await take(part))) return await after("ended");
      }
    }
    parser.finish();
    return "whole";
  } catch (error) {
    if (request.signal.aborted) return "left";
    if (error instanceof BodyStalled) return "stalled";
    if (error instanceof MaxFileSizeExceededError) return after("file-too-large");
    if (error instanceof MaxTotalSizeExceededError) return after("form-too-large");
    if (error instanceof MultipartParseError) return after("malformed");
    throw error;
  }
}

/** Reads a little further and drops it. */
async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>) {
  for (let droppedBytes = 0; droppedBytes < MAX_DROPPED_BYTES; ) {
    const chunk = await reader.read().catch(() => null);
    if (!chunk || chunk.done) return;
    droppedBytes += chunk.value.length;
  }
}

/** Why a part cannot be taken: its headers are not UTF-8, or it is a text field that is too long or not UTF-8. */
function findFault(part: MultipartPart): "malformed" | "form-too-large" | null {
  try {
    if (part.isText && part.size > MAX_FIELD_CHARACTERS) return "form-too-large";
    if (part.isText) void part.text;
    return null;
  } catch (error) {
    if (error instanceof TypeError) return "malformed";
    throw error;
  }
}

/** A browser sends an empty, nameless part for a file field in which nothing was chosen. */
export function isChosenFile(part: MultipartPart): boolean {
  return part.isFile && (Boolean(part.filename) || part.size > 0);
}
