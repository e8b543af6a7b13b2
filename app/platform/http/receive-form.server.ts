export type ReceivedForm =
  | { outcome: "received"; form: FormData }
  | { outcome: "too-large" }
  | { outcome: "malformed" }; // not a form, or cut off in the middle

/** Up to here a body is read to its end, so that its sender gets to read the answer; the rest of a longer one is left
 *  to the server. */
const MOST_READ_BYTES = 10_000_000;

/** Takes a form of text fields. Of what is too large nothing is kept in memory. */
export async function receiveForm(request: Request, maxBytes: number): Promise<ReceivedForm> {
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
    if (sizeBytes > maxBytes) return { outcome: "too-large" };
    const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
    return { outcome: "received", form: await new Response(Buffer.concat(chunks), { headers }).formData() };
  } catch (error) {
    if (request.signal.aborted || error instanceof TypeError) return { outcome: "malformed" };
    throw error;
  }
}
