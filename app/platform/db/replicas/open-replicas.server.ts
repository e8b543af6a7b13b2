import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { checkServer, IDENTITY } from "../check-server.server.ts";
import { firstRow } from "../first-row.ts";
import { connectForPages, type Database, type PooledDatabase } from "../open-database.server.ts";
import { parseLogPosition } from "./log-position.ts";
import { openReplica, type ReplicaState } from "./open-replica.server.ts";
import { openPrimaryLog } from "./primary-log.ts";
import { readFromReplicas } from "./read-from-replicas.server.ts";

export interface Replicas {
  /** Returns where to read a public page: a good replica, or else the primary. A good replica has the data
   *  version of the cached pages, all data of five seconds ago, and what was written before `wroteAt`. Null: this
   *  visitor wrote nothing. */
  readerFor(wroteAt: string | null): Database;
  /** Where the primary's log is after a write, for `wroteAt`; null: the database has no replicas, or its position is unknown. */
  position(): Promise<string | null>;
  close(): Promise<void>;
}

const LOOK_EVERY_SECONDS = 1;
/** Doesn't wait for the primary: if the primary hangs, replicas are known anyway. */
const LOOK_AT_REPLICAS_EVERY_SECONDS = 0.25;

/** Opens the replicas at `urls`, none or more, and looks again and again how far they are. Throws where one belongs to another
 *  database; one that is away is used once it answers. */
export async function openReplicas(options: {
  primary: PooledDatabase;
  urls: readonly string[];
  statementTimeoutMs: number;
  /** The version that pages are kept under; null: none is kept just now. */
  keptVersion(): bigint | null;
}): Promise<Replicas> {
  const { primary, urls, statementTimeoutMs, keptVersion } = options;
  const { rows } = await primary.$client.query<{ identity: string }>(`select ${IDENTITY} as identity`);
  const { identity } = firstRow(rows);
  const pools = await Promise.all(
    urls.map(async (url) => {
      const isPooler = await checkReplica(url, identity);
      return connectForPages(url, { statementTimeoutMs, isPooler, isReadOnly: true });
    }),
  );
  const replicas = pools.map(({ db }) => openReplica(db.$client));
  const log = openPrimaryLog();
  let turn = 0;

  async function position(): Promise<string | null> {
    if (replicas.length === 0) return null;
    const { rows } = await primary.$client
      .query<{ position: string }>("select pg_current_wal_lsn() as position")
      .catch(() => ({ rows: [] }));
    return rows[0]?.position ?? null;
  }

  async function notePrimary() {
    const atMs = Date.now();
    const found = parseLogPosition((await position()) ?? "");
    if (found !== null) log.note(found, atMs);
  }

  const looking = [
    ...(replicas.length > 0 ? [repeatInBackground(notePrimary, LOOK_EVERY_SECONDS)] : []),
    ...replicas.map((replica) => repeatInBackground(() => replica.look(), LOOK_AT_REPLICAS_EVERY_SECONDS)),
  ];
  return {
    readerFor(wroteAt) {
      if (replicas.length === 0) return primary;
      const minVersion = keptVersion() ?? 0n;
      const least = parseLogPosition(wroteAt ?? "") ?? 0n;
      const isGood = ({ dataVersion, replayed }: ReplicaState) =>
        dataVersion >= minVersion && replayed >= least && log.isFresh(replayed, Date.now());
      turn = (turn + 1) % replicas.length;
      return readFromReplicas([...replicas.slice(turn), ...replicas.slice(0, turn)], primary, isGood);
    },
    position,
    async close() {
      await Promise.all(looking.map((one) => one.close()));
      for (const { close } of pools) await close();
    },
  };
}

/** Whether a pooler is in front of a replica. */
async function checkReplica(url: string, identity: string): Promise<boolean> {
  const server = await checkServer("DATABASE_READ_URL", url).catch((error: Error) => {
    console.warn(`${error.message}\nPages are read from the other servers until it answers.`);
    return null;
  });
  if (server && server.identity !== identity) {
    throw new Error("DATABASE_READ_URL names a server that is no replica of the site's database.");
  }
  return server?.isPooler ?? false;
}
