import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { billReadings } from "#app/platform/db/schema.server.ts";
import type { ReadProgress } from "../upload-progress.ts";
import type { ReadingResult } from "./reading-result.ts";

/** "over": there is no such reading, or not any more; its process may have died. */
export type ReadingLook =
  | { outcome: "under-way"; progress: ReadProgress | null }
  | { outcome: "finished"; result: ReadingResult }
  | { outcome: "over" };

/** Three signs of life missed, and a while for a busy machine. */
const DEAD_AFTER = sql`interval '15 seconds'`;

/** How far a reading is, whichever process reads; looking keeps a detached one going. `readingId` is a UUID. */
export async function lookAtReading(db: Database, readingId: string): Promise<ReadingLook> {
  const [reading] = await db
    .update(billReadings)
    .set({ lookedAt: sql`now()` })
    .where(
      sql`${billReadings.readingId} = ${readingId}
        and (${billReadings.finishedAt} is not null or ${billReadings.aliveAt} > now() - ${DEAD_AFTER})`,
    )
    .returning();
  if (!reading) return { outcome: "over" };
  if (reading.finishedAt) return { outcome: "finished", result: reading.outcome as ReadingResult };
  const { pagesRead, pageCount } = reading;
  const progress = pagesRead === null || pageCount === null ? null : { pagesRead, pageCount };
  return { outcome: "under-way", progress };
}
