const BLOCK_BYTES = 65_536;

/**
 * Reads a stream in blocks: small chunks are put together to 64 kB. A sender of single bytes would else fill memory with
 * objects a hundred times as large as the byte that each of them holds. Throws what `read` throws.
 */
export async function* readBlocks(
  read: () => Promise<ReadableStreamReadResult<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  let block: Uint8Array | null = null;
  let filledBytes = 0;
  for (let chunk = await read(); !chunk.done; chunk = await read()) {
    const { value } = chunk;
    if (filledBytes + value.length < BLOCK_BYTES) {
      block ??= new Uint8Array(BLOCK_BYTES);
      block.set(value, filledBytes);
      filledBytes += value.length;
      continue;
    }
    if (block) yield block.subarray(0, filledBytes);
    block = null;
    filledBytes = 0;
    yield value;
  }
  if (block) yield block.subarray(0, filledBytes);
}
