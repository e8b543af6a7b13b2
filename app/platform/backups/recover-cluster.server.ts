import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { configureArchiving, NO_ARCHIVE } from "#app/platform/db/embedded/archiving.server.ts";
import { connectionUrl } from "#app/platform/db/embedded/cluster.server.ts";
import type { ClusterHome } from "#app/platform/db/embedded/cluster-home.server.ts";
import { dataDirectoryOf, passwordFileOf } from "#app/platform/db/embedded/initialise.server.ts";
import { findPostmaster, type Postmaster } from "#app/platform/db/embedded/postmaster-file.server.ts";
import { startPostgres, stopPostgres } from "#app/platform/db/embedded/start-stop.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";

/** "log-ends-before": the log has nothing as late as the wanted moment; its last commit was then, null where it has none. */
export type Recovery = { outcome: "recovered" } | { outcome: "log-ends-before"; lastCommit: Date | null };

const LOOK_EVERY_MS = 100;

/** Has PostgreSQL bring the files of a base forward by the log in their pg_wal: to `moment`, or null, to its end. It is
 *  stopped again behind it, and archives nothing. */
export async function recoverCluster(home: ClusterHome, moment: Date | null): Promise<Recovery> {
  await configureArchiving(home, {
    ...NO_ARCHIVE,
    restore_command: "exit 1", // all of the log is at its place already
    ...(moment && { recovery_target_time: asPostgresReads(moment), recovery_target_action: "promote" }),
  });
  const signal = path.join(dataDirectoryOf(home), "recovery.signal");
  await writeFile(signal, "", { mode: home.user ? 0o644 : 0o600 });
  const started = startPostgres(home, {}, null).then(
    () => null,
    (error: Error) => error, // it ended, or takes longer than pg_ctl waits: the files show which
  );
  const failed = await started;
  const postmaster = await awaitEndOfRecovery(home);
  if (!postmaster) return explainEnd(home, failed);
  await configureArchiving(home, NO_ARCHIVE);
  await stopPostgres(home, postmaster);
  return { outcome: "recovered" };
}

/** Its configuration is read before it knows the names of time zones, Z among them. */
function asPostgresReads(moment: Date): string {
  return moment.toISOString().replace("T", " ").replace("Z", "+00");
}

/** Null: PostgreSQL ended before. */
async function awaitEndOfRecovery(home: ClusterHome): Promise<Postmaster | null> {
  const password = (await readFile(passwordFileOf(home), "utf8")).trim();
  for (;;) {
    const postmaster = await findPostmaster(dataDirectoryOf(home));
    if (!postmaster) return null;
    const isOver = await withClient(connectionUrl(postmaster, password, "postgres"), async (client) => {
      const { rows } = await client.query("select not pg_is_in_recovery() as is_over");
      return rows[0].is_over as boolean;
    }).catch(() => false); // not yet to be asked, or gone
    if (isOver) return postmaster;
    await pause(LOOK_EVERY_MS);
  }
}

async function explainEnd(home: ClusterHome, failed: Error | null): Promise<Recovery> {
  const log = await readFile(path.join(home.folder, "server.log"), "utf8");
  if (!log.includes("recovery ended before configured recovery target was reached")) {
    throw failed ?? new Error(`PostgreSQL ended while it read the log:\n${log.slice(-2000)}`);
  }
  const last = /last completed transaction was at log time ([\d-]+ [\d:.]+)\+00/.exec(log)?.[1];
  return { outcome: "log-ends-before", lastCommit: last ? new Date(`${last.replace(" ", "T")}Z`) : null };
}
