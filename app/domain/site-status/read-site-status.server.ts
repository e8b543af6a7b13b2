import { findFailedBackup } from "#app/platform/backups/failed-backup.server.ts";
import { findLastBackup, type LastBackup } from "#app/platform/backups/find-last-backup.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { freeBytesOf } from "#app/platform/files/watch-disk.server.ts";

/** How a site is, for who runs it. Times are ISO. */
export interface SiteStatus {
  /** The name of the last migration that the database has. */
  dataVersion: string;
  databaseBytes: number;
  /** Under DATA_DIR; null: the folder doesn't exist. */
  freeBytes: number | null;
  /** Orders that no process has taken yet, by kind of work. */
  queue: Record<string, number>;
  mailWaiting: number;
  /** When the mail that waits longest was asked for; null: none waits. */
  oldestMailAt: string | null;
  billsWaiting: number;
  /** Null: nothing was imported. */
  lastImportAt: string | null;
  importCount: number;
  /** Null: none by `npx faircharge backup`. */
  lastBackup: LastBackup | null;
  /** When the last backup, or its copy elsewhere, failed; null: it did not. */
  backupFailedAt: string | null;
  /** How far this machine's clock is ahead of the database's, in milliseconds, but for the time that asking takes. */
  clockAheadMs: number;
}

interface StatusRow {
  dataVersion: string;
  databaseBytes: string;
  mailWaiting: string;
  oldestMailAt: Date | null;
  billsWaiting: string;
  lastImportAt: Date | null;
  importCount: string;
  hasQueue: boolean;
}

export async function readSiteStatus(db: PooledDatabase, dataDir: string): Promise<SiteStatus> {
  const { $client } = db;
  const { rows } = await $client.query<StatusRow>(`
    select (select max(name) from schema_migrations) as "dataVersion",
      pg_database_size(current_database()) as "databaseBytes",
      (select count(*) from account_mail) as "mailWaiting",
      (select min(created_at) from account_mail) as "oldestMailAt",
      (select count(*) from waiting_bills where finished_at is null) as "billsWaiting",
      (select max(imported_at) from imports) as "lastImportAt",
      (select count(*) from imports) as "importCount",
      to_regclass('jobs.job') is not null as "hasQueue"`);
  const [row] = rows;
  if (!row) throw new Error("The database tells nothing of itself.");
  return {
    dataVersion: row.dataVersion,
    databaseBytes: Number(row.databaseBytes),
    freeBytes: await freeBytesOf(dataDir),
    queue: row.hasQueue ? await countWaiting(db) : {},
    mailWaiting: Number(row.mailWaiting),
    oldestMailAt: row.oldestMailAt?.toISOString() ?? null,
    billsWaiting: Number(row.billsWaiting),
    lastImportAt: row.lastImportAt?.toISOString() ?? null,
    importCount: Number(row.importCount),
    lastBackup: await findLastBackup(db),
    backupFailedAt: await findFailedBackup(dataDir),
    clockAheadMs: await compareClocks(db),
  };
}

async function countWaiting({ $client }: PooledDatabase): Promise<Record<string, number>> {
  const { rows } = await $client.query<{ name: string; count: string }>(
    "select name, count(*) as count from jobs.job where state in ('created', 'retry') group by name order by name",
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

async function compareClocks({ $client }: PooledDatabase): Promise<number> {
  const before = Date.now();
  const { rows } = await $client.query<{ now: Date }>("select clock_timestamp() as now");
  const between = (before + Date.now()) / 2;
  return Math.round(between - (rows[0]?.now.getTime() ?? between));
}
