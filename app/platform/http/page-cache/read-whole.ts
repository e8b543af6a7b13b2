/** The body of a reply; if it is longer than `limitBytes`, the same reply, complete. */
export async function readWhole(reply: Response, limitBytes: number): Promise<Buffer | Response> {
  if (reply.body === null) return Buffer.alloc(0);
  const reader = reply.body.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    sizeBytes += part.value.length;
    if (sizeBytes > limitBytes) return new Response(goOn(chunks, reader), reply);
  }
  return Buffer.concat(chunks);
}

/** What was read, and then what is still to come. */
function goOn(
  chunks: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
