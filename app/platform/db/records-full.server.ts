/** Thrown where one account's records would take more bytes than it may have; the transaction that wrote them is undone. */
export class RecordsFull extends Error {
  override name = "RecordsFull";
}

export function isRecordsFull(error: unknown): boolean {
  return error instanceof RecordsFull || (error instanceof Error && isRecordsFull(error.cause));
}
