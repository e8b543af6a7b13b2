import { setImmediate } from "node:timers/promises";
import type pg from "pg";
import { type CopyLines, copyRows, openCopyLines } from "./copy-rows.server.ts";

/** Enough to keep PostgreSQL busy while the next rows are made, little enough to be no matter of memory. */
export const COPY_BATCH_BYTES = 1024 * 1024;

type Batch = { lines: CopyLines; columns: readonly string[] };

/** Rows of several tables on their way into the database, in the client's transaction: those of a table gather, from all callers,
 * until they are worth a COPY. One is under way at a time. */
export function openCopyBatches(client: pg.ClientBase) {
  const batches = new Map<string, Batch>();
  let sending: Promise<void> | null = null;

  async function sendBatch(table: string, { lines, columns }: Batch): Promise<void> {
    if (lines.sizeBytes() === 0) return;
    await sending;
    sending = copyRows(client, table, columns, lines.take());
    sending.catch(() => {}); // the caller that awaits the next batch, or the end, gets it
  }

  return {
    /** Where a table's rows are added, in COPY's text format and always the same columns. */
    linesFor(table: string, columns: readonly string[]): CopyLines {
      let batch = batches.get(table);
      if (!batch) {
        batch = { lines: openCopyLines(), columns };
        batches.set(table, batch);
      }
      return batch.lines;
    },
    /** Sends what has gathered; call it often while adding. Waits only when the database is two batches behind. */
    async send(): Promise<void> {
      // A reader that always has the next bytes ready would never let the database's bytes out.
      if (sending) await setImmediate();
      for (const [table, batch] of batches) {
        if (batch.lines.sizeBytes() >= COPY_BATCH_BYTES) await sendBatch(table, batch);
      }
    },
    /** Sends the rest and waits until all is loaded. */
    async sendRest(): Promise<void> {
      for (const [table, batch] of batches) await sendBatch(table, batch);
      await sending;
    },
  };
}

export type CopyBatches = ReturnType<typeof openCopyBatches>;
