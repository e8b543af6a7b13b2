import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import PgBoss from "pg-boss";
import { listenToChannel } from "#app/platform/db/listen-to-channel.server.ts";
import type { Database, PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { isDatabaseAway } from "../db/is-database-away.server.ts";

/** "again": it could not be done now, and is to be tried later. */
export type WorkOutcome = "done" | "again";

/** A kind of work that must happen: a request for it is kept in the database until it was done, whatever ends in the meantime. */
export interface DurableWork {
  /** Asks for the work; with a transaction, exactly if that commits. */
  request(db: Pick<Database, "execute">): Promise<void>;
}

export interface WorkOptions {
  /** The wait before the second try; each further one is about twice as long. */
  firstRetrySeconds: number;
  /** The tries before a request is given up: about four days at 60 seconds. */
  maxRetries: number;
}

export interface JobQueue {
  /** Lets a kind of work be asked for, whichever process does it. */
  offerWork(name: string, options?: WorkOptions): Promise<DurableWork>;
  /** Says how a kind of work is done; all that was requested by then is done in one go, by one process at a time in this
   *  program. What throws is logged and tried again. `signal`: the program ends, and the rest is for its next start. */
  doWork(name: string, work: (signal: AbortSignal) => Promise<WorkOutcome>): Promise<void>;
  /** Waits for what is under way, ten seconds at most. */
  close(): Promise<void>;
}

const SCHEMA = "jobs";

/** The channel that announces a request to the workers of every process, by the name of its work. */
const CHANNEL = "jobs_requested";

/** For what is tried again, and for requests whose notification was lost. */
const LOOK_EVERY_SECONDS = 2;
const MAX_REQUESTS_AT_ONCE = 1000;
const CLOSING_TIMEOUT_MS = 10_000;
const DEFAULT_OPTIONS: WorkOptions = { firstRetrySeconds: 60, maxRetries: 12 };

class TryAgain extends Error {}

/** Opens pg-boss in its own schema. `sessions` leads to the server itself, which announces requests. Throws if the database's
 *  user can't make a schema. */
export async function openQueue(db: PooledDatabase, sessions = db): Promise<JobQueue> {
  const closing = new AbortController();
  const executeSql = queryThroughOutages(db.$client, closing.signal);
  const boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, schedule: false });
  boss.on("error", (error) => logFailure("The queue failed", error));
  await boss.start();
  const workers = new Map<string, string>();
  const listener = listenToChannel(sessions, CHANNEL, (name) => boss.notifyWorker(workers.get(name) ?? ""));

  return {
    async offerWork(name, { firstRetrySeconds, maxRetries } = DEFAULT_OPTIONS) {
      await boss.createQueue(name);
      const retries = { retryLimit: maxRetries, retryDelay: firstRetrySeconds, retryBackoff: true };
      return {
        async request(transaction) {
          await boss.send(name, {}, { ...retries, db: { executeSql: executeIn(transaction) } });
          await transaction.execute(sql`select pg_notify(${CHANNEL}, ${name})`);
        },
      };
    },
    async doWork(name, work) {
      await boss.createQueue(name);
      const lookFor = { batchSize: MAX_REQUESTS_AT_ONCE, pollingIntervalSeconds: LOOK_EVERY_SECONDS };
      const worker = await boss.work(name, lookFor, async () => {
        const outcome = await work(closing.signal).catch((error: unknown) => {
          if (!closing.signal.aborted) logFailure(`The work '${name}' failed`, error);
          return "again";
        });
        if (outcome === "again") throw new TryAgain();
      });
      workers.set(name, worker);
    },
    async close() {
      closing.abort();
      await listener.close();
      await boss.stop({ timeout: CLOSING_TIMEOUT_MS });
    },
  };
}

/** pg-boss writes its statements with numbered parameters; drizzle numbers its own. */
function executeIn(db: Pick<Database, "execute">) {
  return (text: string, values: unknown[] = []) => {
    const pieces = text.split(/\$(\d+)/);
    const parts = pieces.map((piece, index) =>
      index % 2 ? sql.param(values[Number(piece) - 1] ?? null) : sql.raw(piece),
    );
    return db.execute(sql.join(parts));
  };
}

const RETRY_AFTER_MS = 500;

/** A statement of pg-boss that returns how many jobs it changed. */
const COUNTS = /select count\(\*\)/i;

/** Queries that wait while the database is away: pg-boss marks work as done without handling a failure, which would end the
 * program. Once `signal` aborted, one that fails finds and changes nothing: the pool may be closed by then. */
function queryThroughOutages(pool: pg.Pool, signal: AbortSignal) {
  return async (text: string, values?: unknown[]): Promise<{ rows: unknown[] }> => {
    for (;;) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        if (signal.aborted) return { rows: COUNTS.test(text) ? [{ count: 0 }] : [] };
        if (!isDatabaseAway(error)) throw error;
        await pause(RETRY_AFTER_MS, undefined, { signal }).catch(() => {});
      }
    }
  };
}
