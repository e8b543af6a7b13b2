import type { ServerResponse } from "node:http";

interface Recorder {
  /** Asked once, when the headers are set and the first of the body comes. */
  isWanted(): boolean;
  /** A longer reply goes on to the client as it comes. */
  limitBytes: number;
  /** The whole reply, of which nothing was sent: sending it is now the recorder's part. */
  onRecorded(body: Buffer): void;
  /** The reply is not wanted, too long, or its connection ended early. */
  onGivenUp(why: "not wanted" | "connection ended"): void;
}

/** Holds back what is written to a response, so that it can be kept whole. */
export function recordReply(response: ServerResponse, recorder: Recorder): void {
  const { write, end } = response;
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  let isDecided = false;

  function stop() {
    response.write = write;
    response.end = end;
    response.off("close", onClose);
  }

  function passOn() {
    stop();
    recorder.onGivenUp("not wanted");
    for (const chunk of chunks) response.write(chunk);
  }

  function onClose() {
    stop();
    recorder.onGivenUp("connection ended");
  }

  /** Whether the chunk was taken. */
  function take(chunk: unknown, encoding: unknown): boolean {
    if (!isDecided) {
      isDecided = true;
      if (response.headersSent || !recorder.isWanted()) {
        passOn();
        return false;
      }
    }
    const bytes = bytesOf(chunk, encoding);
    if (sizeBytes + bytes.length > recorder.limitBytes) {
      passOn();
      return false;
    }
    chunks.push(bytes);
    sizeBytes += bytes.length;
    return true;
  }

  response.once("close", onClose);
  response.write = ((...args: Parameters<typeof write>) => {
    return take(args[0], args[1]) || response.write(...args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!take(args[0], args[1])) return response.end(...args);
    stop();
    recorder.onRecorded(Buffer.concat(chunks));
    return response;
  }) as typeof end;
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === "string") return Buffer.from(chunk, encoding as BufferEncoding | undefined);
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}
