import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Migration, migrationsFolder, readMigrations } from "./migration-files.server.ts";
import { withClient } from "./with-client.server.ts";

/** An advisory lock is a number that all agree on: this one is 'migr' in ASCII. */
const MIGRATION_LOCK = 0x6d696772;

/** How long a migration waits for a table before it lets waiting queries through, and how often it retries. */
export interface MigrationPatience {
  lockTimeoutMs: number;
  retryAfterMs: number;
  maxTries: number;
}

const PATIENCE: MigrationPatience = { lockTimeoutMs: 2_000, retryAfterMs: 3_000, maxTries: 100 };
const LOCK_NOT_AVAILABLE = "55P03";

/** Applies the migrations that this database does not have, each in a transaction, one process at a time, while others go on with
 * the version before. Returns the names it applied. Throws when an applied file was edited, when a newer version removed what
 * this one needs, or when a file's SQL fails. */
export async function migrateDatabase(
  databaseUrl: string,
  folder = migrationsFolder(),
  patience = PATIENCE,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withClient(databaseUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    checkApplied(applied, migrations);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    const startedAt = Date.now();
    for (const migration of missing) await apply(client, migration, patience);
    const former = [...applied.keys()].sort().at(-1);
    const last = missing.at(-1);
    if (former && last) {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.warn(
        `The data went from ${former} to ${last.name}: ${missing.length} migration${missing.length === 1 ? "" : "s"} in ${seconds} s.`,
      );
    }
    return missing.map(({ name }) => name);
  });
}

interface AppliedMigration {
  name: string;
  checksum: string;
  contracts: string | null;
}

/** By name, what this database has. */
async function readApplied(client: pg.Client): Promise<Map<string, AppliedMigration>> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  // Not created if it exists: even then it would wait for every reader of the table.
  const { rowCount } = await client.query(
    "select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'contracts'",
  );
  if (rowCount === 0) await client.query("alter table schema_migrations add column contracts text");
  const { rows } = await client.query<AppliedMigration>(
    "select name, checksum, contracts from schema_migrations",
  );
  return new Map(rows.map((row) => [row.name, row]));
}

function checkApplied(applied: Map<string, AppliedMigration>, migrations: Migration[]): void {
  const files = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const numbers = new Set(migrations.map(({ name }) => name.slice(0, 4)));
  for (const { name, checksum, contracts } of applied.values()) {
    const file = files.get(name);
    if (file === undefined) {
      if (contracts === null || numbers.has(contracts)) continue;
      throw new Error(
        `The database has migration ${name} of a newer version, which took away what this version needs: run that version, or a newer one.`,
      );
    }
    if (file !== checksum) {
      throw new Error(
        `Migration ${name} was edited after this database had applied it: restore the file and put the change into a new migration.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration, patience: MigrationPatience): Promise<void> {
  const { name } = migration;
  for (let tries = 1; ; tries++) {
    try {
      return await applyNow(client, migration, patience.lockTimeoutMs);
    } catch (cause) {
      await client.query("rollback");
      const isHeld = cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE;
      if (!isHeld || tries === patience.maxTries) {
        throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
      }
      if (tries === 1) console.warn(`Migration ${name} waits for a table that others are using.`);
      await pause(patience.retryAfterMs);
    }
  }
}

async function applyNow(
  client: pg.Client,
  { name, sql, checksum, isRepeated, contracts }: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  for (let isApplied = false; !isApplied; ) {
    await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
    const results = await client.query(sql);
    isApplied = !isRepeated || rowsOfLast(results).length === 0;
    if (isApplied) {
      await client.query("insert into schema_migrations (name, checksum, contracts) values ($1, $2, $3)", [
        name,
        checksum,
        contracts,
      ]);
    }
    await client.query("commit");
  }
}

/** Of a text of several statements pg answers a list of results, which its types don't know. */
function rowsOfLast(results: pg.QueryResult | pg.QueryResult[]): unknown[] {
  const last = [results].flat().at(-1);
  if (!last) throw new Error("A migration that repeats itself has no statement.");
  return last.rows;
}
