import { appendFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { importSampleData } from "#app/domain/sample-data/import-sample-data.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { connect, createDatabase } from "#app/platform/db/open-database.server.ts";
import { checksumAllTables, type TableChecksum } from "#app/platform/db/table-checksums.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { importPriceTexts } from "../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../../tests/fixtures/mrf/write-price-file.ts";
import { drillCluster, findFreePort, PROGRAMS, runAsPostgres } from "./cluster.ts";
import { layFolder } from "./lay-folder.ts";
import { printBackups } from "./print-backups.ts";

const STATEMENT_TIMEOUT_MS = 600_000;

type Checksums = Record<string, TableChecksum>;

/** Backs up, destroys, restores and compares, its files in `folder`. True: every table is as it was at the moment before. */
export async function drill(folder: string): Promise<boolean> {
  const port = await findFreePort();
  const { dataFolder, repository, archivingConf, env } = layFolder(folder, port);
  const pgBackRest = (...args: string[]) =>
    runAsPostgres(folder, env, "pgbackrest", "--stanza=faircharge", ...args);

  const initdb = path.join(PROGRAMS, "initdb");
  const initial = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--data-checksums"];
  runAsPostgres(folder, env, initdb, "-D", dataFolder, ...initial);
  appendFileSync(path.join(dataFolder, "postgresql.conf"), `include '${archivingConf}'\n`);
  const primary = drillCluster(folder, env, { dataFolder, port });
  primary.start();
  let moment: string;
  let then: Checksums;
  try {
    await createDatabase(Object.assign(new URL(primary.url), { pathname: "/postgres" }).href, "faircharge");
    await migrateDatabase(primary.url);
    await timed("sample data imported", () => withDatabase(primary.url, importSampleData));
    await timed("stanza made and archiving checked", () => {
      pgBackRest("stanza-create");
      pgBackRest("check");
    });
    await timed("full backup", () => pgBackRest("--type=full", "backup"));
    await importHospitals(primary.url, 0, 10);
    await timed("incremental backup", () => pgBackRest("--type=incr", "backup"));
    await importHospitals(primary.url, 10, 20);
    then = await withClient(primary.url, checksumAllTables);
    moment = await withClient(primary.url, async (client) => {
      const { rows } = await client.query<{ moment: string }>("select clock_timestamp()::text as moment");
      await client.query("drop table hospitals cascade");
      return rows[0]!.moment;
    });
    await writeAfterMistake(primary.url);
    pgBackRest("check"); // waits until the log up to now is in the repository
    printBackups(pgBackRest("info", "--output=json"), repository);
  } finally {
    primary.stop();
  }

  const restoredFolder = path.join(folder, "restored");
  await timed(`restored to ${moment}, to be replayed`, () =>
    pgBackRest(
      `--pg1-path=${restoredFolder}`,
      "--type=time",
      `--target=${moment}`,
      "--target-action=promote",
      "restore",
    ),
  );
  // It archives nothing: the repository stays the lost database's until someone decides which of them goes on.
  const settings = { archive_mode: "off" };
  const restored = drillCluster(folder, env, {
    dataFolder: restoredFolder,
    port: await findFreePort(),
    settings,
  });
  await timed("started, log replayed", async () => {
    restored.start();
    await withClient(restored.url, waitUntilPromoted);
  });
  try {
    return compare(then, await withClient(restored.url, checksumAllTables));
  } finally {
    restored.stop();
  }
}

async function withDatabase<T>(
  url: string,
  task: (db: ReturnType<typeof connect>["db"]) => Promise<T>,
): Promise<T> {
  const { db, close } = connect(url, STATEMENT_TIMEOUT_MS);
  return task(db).finally(close);
}

/** Writes between backups: price files of the nth hospitals, through the importer. */
async function importHospitals(url: string, from: number, to: number): Promise<void> {
  const texts = Array.from({ length: to - from }, (_, n) =>
    priceFileText({
      hospital: nthHospital(from + n, "TX"),
      charges: Array.from({ length: 500 }, (_, code) =>
        charge(String(70_000 + code), { gross: String(code + n + 1) }),
      ),
    }),
  );
  await withDatabase(url, (db) => importPriceTexts(db, texts));
}

/** What was written after the mistake is not wanted back. */
async function writeAfterMistake(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query("create table written_after_the_mistake as select 1 as one"),
  );
}

/** A standby that has reached its target ends its recovery a moment after it takes connections. */
async function waitUntilPromoted(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ waits: boolean }>("select pg_is_in_recovery() as waits");
    if (!rows[0]!.waits) return;
    await pause(50);
  }
}

function compare(then: Checksums, now: Checksums): boolean {
  const names = new Set([...Object.keys(then), ...Object.keys(now)]);
  const different = [...names].filter(
    (name) => then[name]?.checksum !== now[name]?.checksum || then[name]?.rowCount !== now[name]?.rowCount,
  );
  const rows = Object.values(then).reduce((sum, { rowCount }) => sum + rowCount, 0);
  for (const name of different) {
    console.log(
      `${name}: ${then[name]?.rowCount ?? "no"} rows then, ${now[name]?.rowCount ?? "no"} rows restored`,
    );
  }
  const verdict = different.length === 0 ? "every one as it was" : `${different.length} differ`;
  console.log(`${names.size} tables, ${rows.toLocaleString("en-US")} rows: ${verdict}.`);
  return different.length === 0;
}

async function timed<T>(what: string, task: () => T | Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const done = await task();
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  return done;
}
