export type ReceivedBody =
  | { outcome: "received"; bytes: Buffer<ArrayBuffer> }
  | { outcome: "too-large" }
  | { outcome: "cut-off" };

/** Up to here a body is read to its end, so that its sender gets to read the answer; the rest of a longer one is left
 *  to the server. */
const MOST_READ_BYTES = 10_000_000;

/** Takes a short body whole. Of what is too large nothing is kept in memory. */
export async function receiveBody(request: Request, maxBytes: number): Promise<ReceivedBody> {
  if (Number(request.headers.get("Content-Length")) > MOST_READ_BYTES) return { outcome: "too-large" };
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = request.body?.getReader();
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      sizeBytes += chunk.value.length;
      if (sizeBytes > MOST_READ_BYTES) break;
      if (sizeBytes <= maxBytes) chunks.push(chunk.value);
    }
  } catch (error) {
    if (request.signal.aborted || error instanceof TypeError) return { outcome: "cut-off" };
    throw error;
  }
  return sizeBytes > maxBytes
    ? { outcome: "too-large" }
    : { outcome: "received", bytes: Buffer.concat(chunks) };
}
