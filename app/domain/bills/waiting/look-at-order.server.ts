import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import type { ReadProgress } from "../upload-progress.ts";
import { type BillOrderResult, READER_DEAD_AFTER_SECONDS } from "./waiting-bill.ts";

/** "over": the keeper has no such order (any more). Progress is null while no process reads it, and before the first page. */
export type OrderLook =
  | { outcome: "waiting"; progress: ReadProgress | null }
  | { outcome: "finished"; result: BillOrderResult }
  | { outcome: "over" };

const LOOK_EVERY_MS = 100;

/** How far files are that were accepted, whichever process reads them. `waitingId` is a UUID. */
export async function lookAtOrder(
  db: Database,
  { accountId }: RecordKeeper,
  waitingId: string,
): Promise<OrderLook> {
  const [row] = await readRows(
    db,
    {
      pagesRead: orNull(isInteger),
      pageCount: orNull(isInteger),
      isRead: isFlag,
      result: (value: unknown): value is BillOrderResult | null => typeof value === "object",
    },
    sql`select pages_read as "pagesRead", page_count as "pageCount", outcome as result,
          coalesce(alive_at > now() - ${READER_DEAD_AFTER_SECONDS} * interval '1 second', false) as "isRead"
        from waiting_bills where waiting_id = ${waitingId} and account_id = ${accountId}`,
  );
  if (!row) return { outcome: "over" };
  const { pagesRead, pageCount, isRead, result } = row;
  if (result) return { outcome: "finished", result };
  const progress = isRead && pagesRead !== null && pageCount !== null ? { pagesRead, pageCount } : null;
  return { outcome: "waiting", progress };
}

/** What came of files that were accepted; null: it takes longer than `patienceMs`, or cannot be asked. */
export async function waitForOrder(
  db: Database,
  keeper: RecordKeeper,
  waitingId: string,
  patienceMs: number,
): Promise<BillOrderResult | null> {
  const endsAtMs = performance.now() + patienceMs;
  for (;;) {
    const look = await readOrNull("What came of a bill", lookAtOrder(db, keeper, waitingId));
    if (look?.outcome === "finished") return look.result;
    if (look?.outcome !== "waiting" || performance.now() >= endsAtMs) return null;
    await pause(LOOK_EVERY_MS);
  }
}
