/** What reading a body throws whose client stopped sending, or was too slow. */
export class BodyStalled extends Error {}

/** A kilobyte a second. 2G carries twice as much. */
const MIN_BYTES_PER_MS = 1;

/** Returns the same body, which fails with `BodyStalled` once its reader has waited too long: `patienceMs` for nothing, or longer
 * for less than a kilobyte a second. Each kilobyte earns a second of waiting back, up to `patienceMs`. Time counts only while the
 * site reads, so that a busy site drops no one. */
export function endSlowBody(
  body: ReadableStream<Uint8Array>,
  patienceMs: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let leftMs = patienceMs;
  return new ReadableStream(
    {
      async pull(controller) {
        const askedAtMs = performance.now();
        const { done, value } = await readInTime(reader, leftMs);
        if (done) return controller.close();
        const waitedMs = performance.now() - askedAtMs;
        leftMs = Math.min(patienceMs, leftMs - waitedMs + value.length / MIN_BYTES_PER_MS);
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>, timeoutMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyStalled()), timeoutMs);
  });
  return Promise.race([reader.read(), stalled]).finally(() => clearTimeout(timer));
}
