import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import type { ReadProgress } from "../upload-progress.ts";
import type { ReadingResult } from "./reading-result.ts";

/** "over": the reading doesn't exist, or not any more; its process may have died. */
export type ReadingLook =
  | { outcome: "under-way"; progress: ReadProgress | null }
  | { outcome: "finished"; result: ReadingResult }
  | { outcome: "over" };

/** Three signs of life missed, and a while for a busy machine. */
const DEAD_AFTER = sql`interval '15 seconds'`;

interface ReadingRow {
  isFinished: boolean;
  /** Null before the first page. */
  pagesRead: number | null;
  pageCount: number | null;
  outcome: ReadingResult | null;
}

const readingShape: Shape<ReadingRow> = {
  isFinished: isFlag,
  pagesRead: orNull(isInteger),
  pageCount: orNull(isInteger),
  outcome: (value): value is ReadingResult | null => typeof value === "object", // as recordResult wrote it
};

/** How far a reading is, whichever process reads; looking keeps a detached one going. `readingId` is a UUID. */
export async function lookAtReading(db: Database, readingId: string): Promise<ReadingLook> {
  const [reading] = await readRows(
    db,
    readingShape,
    sql`
      update bill_readings set looked_at = now()
      where reading_id = ${readingId} and (finished_at is not null or alive_at > now() - ${DEAD_AFTER})
      returning finished_at is not null as "isFinished", pages_read as "pagesRead", page_count as "pageCount", outcome`,
  );
  if (!reading) return { outcome: "over" };
  const { isFinished, outcome, pagesRead, pageCount } = reading;
  if (isFinished && outcome) return { outcome: "finished", result: outcome };
  const progress = pagesRead === null || pageCount === null ? null : { pagesRead, pageCount };
  return { outcome: "under-way", progress };
}
