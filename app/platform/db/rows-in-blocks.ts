/** The rows of a long list, read block after block as they are taken. `readBlock` gets the number of the block from 0; a
 *  block of fewer than `blockSize` rows is the last. */
export async function* rowsInBlocks<Row>(
  blockSize: number,
  readBlock: (blockNo: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, void> {
  for (let blockNo = 0; ; blockNo++) {
    const rows = await readBlock(blockNo);
    yield* rows;
    if (rows.length < blockSize) return;
  }
}
