import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";

export type ReceivedFile =
  | {
      outcome: "received";
      bytes: Uint8Array;
      /** As the sender's machine calls it; '' when it says nothing. */
      name: string;
      /** The form's text fields. */
      fields: ReadonlyMap<string, string>;
    }
  | { outcome: "missing" } // no such field, or a file field that was left empty
  | { outcome: "several" }
  | { outcome: "too-large" }
  | { outcome: "stalled" } // the client stopped sending
  | { outcome: "malformed" } // not a multipart form, or cut off in the middle
  | { outcome: "left" }; // the client went away

/** Takes the one file of a multipart form while it streams: what is too large is cut off, never buffered, and a
 *  client that sends nothing for `idleTimeoutMs` is given up. The unread rest of a body is left to the server. */
export async function receiveFile(
  request: Request,
  limits: { fieldName: string; maxFileBytes: number; idleTimeoutMs: number },
): Promise<ReceivedFile> {
  const boundary = getMultipartBoundary(request.headers.get("Content-Type") ?? "");
  if (!boundary || !request.body) return { outcome: "malformed" };
  if (Number(request.headers.get("Content-Length")) > 2 * limits.maxFileBytes)
    return { outcome: "too-large" };

  const parser = new MultipartParser(boundary, {
    maxFileSize: limits.maxFileBytes,
    maxTotalSize: limits.maxFileBytes + 100_000, // other fields of the form
    maxParts: 10,
  });
  const files: MultipartPart[] = [];
  const fields = new Map<string, string>();
  const reader = request.body.getReader();
  try {
    for (;;) {
      const chunk = await within(limits.idleTimeoutMs, reader.read());
      if (chunk === "stalled") return { outcome: "stalled" };
      if (chunk.done) break;
      for (const part of parser.write(chunk.value)) {
        if (part.name === limits.fieldName && isChosenFile(part)) files.push(part);
        else if (part.name && part.isText) fields.set(part.name, part.text);
      }
      if (files.length > 1) return { outcome: "several" };
    }
    parser.finish();
  } catch (error) {
    if (request.signal.aborted) return { outcome: "left" };
    if (error instanceof MaxFileSizeExceededError) return { outcome: "too-large" };
    if (error instanceof MaxTotalSizeExceededError) {
      return { outcome: files.length > 0 ? "several" : "too-large" };
    }
    if (error instanceof MultipartParseError) return { outcome: "malformed" };
    throw error;
  }
  const [file] = files;
  if (!file) return { outcome: "missing" };
  return { outcome: "received", bytes: file.bytes, name: file.filename ?? "", fields };
}

/** A browser sends an empty, nameless part for a file field in which nothing was chosen. */
function isChosenFile(part: MultipartPart): boolean {
  return part.isFile && (Boolean(part.filename) || part.size > 0);
}

async function within<T>(timeoutMs: number, promise: Promise<T>): Promise<T | "stalled"> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<"stalled">((resolve) => {
    timer = setTimeout(resolve, timeoutMs, "stalled");
  });
  return Promise.race([promise, stalled]).finally(() => clearTimeout(timer));
}
