import { BodyStalled } from "./end-slow-body.server.ts";
import { readBlocks } from "./read-blocks.ts";

export type ReceivedBody =
  | { outcome: "received"; bytes: Buffer<ArrayBuffer> }
  | { outcome: "too-large" }
  /** The client stopped sending, or was too slow. */
  | { outcome: "stalled" }
  | { outcome: "cut-off" };

/** Up to here a body is read to its end, so that its sender gets to read the answer; the rest of a longer one is left
 *  to the server. */
const MAX_READ_BYTES = 10_000_000;

/** Takes a short body whole. Of what is too large nothing is kept in memory. */
export async function receiveBody(request: Request, maxBytes: number): Promise<ReceivedBody> {
  const saidBytes = Number(request.headers.get("Content-Length"));
  if (saidBytes > MAX_READ_BYTES) return { outcome: "too-large" };
  if (!request.body) return { outcome: "received", bytes: Buffer.alloc(0) };
  let blocks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = request.body.getReader();
  try {
    for await (const block of readBlocks(() => reader.read())) {
      sizeBytes += block.length;
      if (sizeBytes > MAX_READ_BYTES) break;
      if (Math.max(sizeBytes, saidBytes) > maxBytes) blocks = [];
      else blocks.push(block);
    }
  } catch (error) {
    if (error instanceof BodyStalled) return { outcome: "stalled" };
    if (request.signal.aborted || error instanceof TypeError) return { outcome: "cut-off" };
    throw error;
  }
  return Math.max(sizeBytes, saidBytes) > maxBytes
    ? { outcome: "too-large" }
    : { outcome: "received", bytes: Buffer.concat(blocks) };
}
