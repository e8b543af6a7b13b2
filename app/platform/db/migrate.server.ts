import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { withClient } from "./with-client.server.ts";

type Migration = { name: string; sql: string; checksum: string };

/** An advisory lock is a number that all agree on: this one is 'migr' in ASCII. */
const MIGRATION_LOCK = 0x6d696772;

/** Where the numbered files lie: 0001_waitlist.sql, 0002_…, each applied once, in this order. */
export function migrationsFolder(): string {
  return path.join(projectRoot(), "app/platform/db/migrations");
}

/**
 * The first line of a migration that carries much over: it is applied again and again, each time in a transaction of its
 * own, until its last query returns no row. What stopped halfway goes on from there.
 */
const REPEATED = "-- repeated\n";

/**
 * Applies the migrations that this database does not have, each in a transaction, one process at a time.
 * Returns the names it applied. Throws when an applied file was edited or is gone, or a file's SQL fails.
 */
export async function migrateDatabase(databaseUrl: string, folder = migrationsFolder()): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withClient(databaseUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    checkApplied(applied, migrations);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  });
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  checkNumbers(names);
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may turn line ends; the migration is still the same.
      const sql = (await readFile(path.join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

function checkNumbers(names: string[]): void {
  const byNumber = new Map<string, string>();
  for (const name of names) {
    const number = /^\d{4}(?=_)/.exec(name)?.[0];
    if (!number)
      throw new Error(`Migration ${name} must begin with a number of four digits, as in 0007_${name}.`);
    const other = byNumber.get(number);
    if (other) throw new Error(`Migrations ${other} and ${name} bear the same number.`);
    byNumber.set(number, name);
  }
}

/** Name → checksum of what this database has. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>("select * from schema_migrations");
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function checkApplied(applied: Map<string, string>, migrations: Migration[]): void {
  const files = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    const file = files.get(name);
    if (file === undefined) {
      throw new Error(
        `The database has migration ${name}, which this version does not know: run the version that does, or a newer one.`,
      );
    }
    if (file !== checksum) {
      throw new Error(
        `Migration ${name} was edited after this database had applied it: restore the file and put the change into a new migration.`,
      );
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const isRepeated = sql.startsWith(REPEATED);
  try {
    for (let isApplied = false; !isApplied; ) {
      await client.query("begin");
      const results = await client.query(sql);
      isApplied = !isRepeated || [results].flat().at(-1)!.rows.length === 0;
      if (isApplied) {
        await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
          name,
          checksum,
        ]);
      }
      await client.query("commit");
    }
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
