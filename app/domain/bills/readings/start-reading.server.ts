import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, readRows } from "#app/platform/db/read-rows.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { ReadProgress } from "../upload-progress.ts";
import { lookAtReading } from "./look-at-reading.server.ts";
import type { ReadingResult } from "./reading-result.ts";

const SIGN_OF_LIFE_MS = 3_000;
/** A browser that waits looks every three seconds. */
const ABANDONED_AFTER = sql`interval '20 seconds'`;
const KEPT_FOR = sql`interval '10 minutes'`;

export interface StartedReading<Result> {
  result: Promise<Result>;
  /** Lets the reading outlive the request that started it, as long as someone watches. Stores `resultOf` of its
   *  result for them. When this resolves, the reading can be watched. False: the reading is already done and its
   *  result is available. */
  detach(resultOf: (result: Result) => ReadingResult): Promise<boolean>;
}

/** Starts a reading that others can follow by its id (a UUID), in this process or another one on the same database. It is
 *  told to stop when `leaving` is aborted, unless it was detached by then. Following is an extra: where the database
 *  cannot be written, the reading goes on. */
export function startReading<Result>(
  db: Database,
  readingId: string,
  leaving: AbortSignal,
  read: (onProgress: (progress: ReadProgress) => void, signal: AbortSignal) => Promise<Result>,
): StartedReading<Result> {
  const stop = new AbortController();
  let resultToKeep: ((result: Result) => ReadingResult) | null = null;
  let done = false;
  let progress: ReadProgress | null = null;
  let written: Promise<unknown> = Promise.resolve();
  const write = (statement: () => Promise<unknown>) => {
    written = written.then(statement).catch((error) => logFailure("A reading could not be followed", error));
    return written;
  };

  async function giveSignOfLife() {
    const isWanted = await recordProgress(db, readingId, progress);
    if (resultToKeep && !isWanted) stop.abort();
  }

  async function follow(): Promise<Result> {
    const onLeave = () => resultToKeep || stop.abort();
    leaving.addEventListener("abort", onLeave, { once: true });
    if (leaving.aborted) onLeave();
    void write(() => sweepReadings(db));
    void write(giveSignOfLife);
    const life = setInterval(() => write(giveSignOfLife), SIGN_OF_LIFE_MS);
    const onProgress = (now: ReadProgress) => {
      progress = now;
      void write(giveSignOfLife);
    };
    const result = await read(onProgress, stop.signal).finally(() => {
      done = true;
      clearInterval(life);
      leaving.removeEventListener("abort", onLeave);
    });
    // The caller that waits for the result has it; a detached reading's is for those who look.
    await write(() =>
      resultToKeep ? recordResult(db, readingId, resultToKeep(result)) : forgetReading(db, readingId),
    );
    return result;
  }

  return {
    result: follow(),
    async detach(resultOf) {
      if (done) return false;
      resultToKeep = resultOf;
      await write(() => lookAtReading(db, readingId));
      return true;
    },
  };
}

async function recordProgress(
  db: Database,
  readingId: string,
  progress: ReadProgress | null,
): Promise<boolean> {
  const [row] = await readRows(
    db,
    { isWanted: isFlag },
    sql`
      insert into bill_readings (reading_id, pages_read, page_count, started_at, alive_at, looked_at)
      values (${readingId}, ${progress?.pagesRead ?? null}, ${progress?.pageCount ?? null}, now(), now(), now())
      on conflict (reading_id) do update
      set pages_read = excluded.pages_read, page_count = excluded.page_count, alive_at = now()
      returning looked_at > now() - ${ABANDONED_AFTER} as "isWanted"`,
  );
  return row?.isWanted ?? false;
}

async function recordResult(db: Database, readingId: string, outcome: ReadingResult): Promise<void> {
  await db.execute(sql`
    update bill_readings set outcome = ${JSON.stringify(outcome)}::jsonb, finished_at = now(), alive_at = now()
    where reading_id = ${readingId}`);
}

async function forgetReading(db: Database, readingId: string): Promise<void> {
  await db.execute(sql`delete from bill_readings where reading_id = ${readingId}`);
}

async function sweepReadings(db: Database): Promise<void> {
  await db.execute(sql`delete from bill_readings where alive_at < now() - ${KEPT_FOR}`);
}
