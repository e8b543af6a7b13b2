import { sql } from "drizzle-orm";
import type { RunProgress } from "#app/domain/imports/import-found.server.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, isNumber, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";

const NOTED_EVERY_MS = 2_000;
/** A round that wrote nothing for so long is not under way: its process is gone. */
const OVER_AFTER_SECONDS = 30;

/** What a round writes down of itself while it goes on. */
export interface RoundNotes {
  noteLooked(): void;
  noteProgress(progress: RunProgress): void;
  /** A file is imported, or was not. */
  noteFileOver(): void;
  close(): Promise<void>;
}

/** Writes down how far a round is, every two seconds; `onStop`: an operator asked it to end. */
export async function openRoundNotes(
  db: Database,
  { sourceCount, onStop }: { sourceCount: number; onStop(): void },
): Promise<RoundNotes> {
  let lookedCount = 0;
  let file: RunProgress | null = null;
  await db.execute(sql`delete from source_round`);
  await db.execute(sql`
    insert into source_round (started_at, noted_at, source_count, looked_count) values (now(), now(), ${sourceCount}, 0)`);

  async function note(): Promise<void> {
    const [row] = await readRows(
      db,
      { isToStop: isFlag },
      sql`
      update source_round set noted_at = now(), looked_count = ${lookedCount}, file_name = ${file?.fileName ?? null},
        read_bytes = ${file?.bytesRead ?? 0}, size_bytes = ${file?.sizeBytes ?? 0}, read_seconds = ${file?.seconds ?? 0}
      returning is_to_stop as "isToStop"`,
    );
    if (row?.isToStop) onStop();
  }
  let noting = Promise.resolve();
  const timer = setInterval(() => {
    noting = note().catch((error: unknown) => logFailure("How far a round is was not written down", error));
  }, NOTED_EVERY_MS);
  timer.unref();
  return {
    noteLooked() {
      lookedCount += 1;
    },
    noteProgress(progress) {
      file = progress;
    },
    noteFileOver() {
      file = null;
    },
    async close() {
      clearInterval(timer);
      await noting;
      await db.execute(sql`delete from source_round`);
    },
  };
}

/** A round that is under way. */
export interface RoundUnderWay {
  /** An ISO time. */
  startedAt: string;
  sourceCount: number;
  lookedCount: number;
  /** Null: no file is being imported. */
  fileName: string | null;
  readBytes: number;
  sizeBytes: number;
  /** At the speed so far; null: no file is being imported, or it has just begun. */
  secondsLeft: number | null;
  isToStop: boolean;
}

/** Null: no round is under way. */
export async function findRoundUnderWay(db: Database): Promise<RoundUnderWay | null> {
  const [row] = await readRows(
    db,
    {
      startedAt: isText,
      sourceCount: isInteger,
      lookedCount: isInteger,
      fileName: orNull(isText),
      readBytes: isNumber,
      sizeBytes: isNumber,
      readSeconds: isNumber,
      isToStop: isFlag,
    },
    sql`
    select ${isoTime(sql`started_at`)} as "startedAt", source_count as "sourceCount", looked_count as "lookedCount",
      file_name as "fileName", read_bytes::float8 as "readBytes", size_bytes::float8 as "sizeBytes",
      read_seconds as "readSeconds", is_to_stop as "isToStop"
    from source_round where noted_at > now() - make_interval(secs => ${OVER_AFTER_SECONDS})`,
  );
  if (row === undefined) return null;
  const { readSeconds, ...round } = row;
  const isMeasured = readSeconds > 0 && round.readBytes > 0 && round.fileName !== null;
  const secondsLeft = isMeasured
    ? Math.max(0, ((round.sizeBytes - round.readBytes) * readSeconds) / round.readBytes)
    : null;
  return { ...round, secondsLeft };
}

/** Asks the round that is under way to end; false: there is none. What it was at is undone and done again by a later one. */
export async function stopRound(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update source_round set is_to_stop = true`);
  return rowCount === 1;
}
