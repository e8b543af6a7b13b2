import pg from "pg";
import { firstRow } from "./first-row.ts";

/** A table that holds rows itself, a partition too, in any schema but PostgreSQL's own. */
export interface HeldTable {
  /** Quoted, with its schema. */
  name: string;
  /** Those that are stored and not worked out of others, quoted, in the order of their names. */
  columns: string[];
}

/** A checksum of a table's rows in any order: the same for the same rows on every version of PostgreSQL. */
export interface TableChecksum {
  rowCount: number;
  checksum: string;
}

/** What a value is written as must not hang on who asks. */
const ONE_SPELLING = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set xmlbinary = 'base64'; set statement_timeout = 0`;

/** The tables of a database, by name, but those of the schemas named. */
export async function listTables(client: pg.ClientBase, without: string[] = []): Promise<HeldTable[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attname::text collate "C") as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence <> 't'
       and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and n.nspname <> all ($1)
     order by n.nspname::text collate "C", c.relname::text collate "C"`,
    [without],
  );
  return rows.map(({ schema, name, columns }) => ({
    name: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
    columns: columns.map(pg.escapeIdentifier),
  }));
}

/**
 * Returns the sum of the MD5 of each row, computed in the database. It is equal for the same rows in any order; a
 * duplicate row counts twice. It detects damage and loss, not deliberate fraud.
 */
export async function checksumTable(
  client: pg.ClientBase,
  { name, columns }: HeldTable,
): Promise<TableChecksum> {
  await client.query(ONE_SPELLING);
  const { rows } = await client.query<{ row_count: string; checksum: string }>(
    `select count(*) as row_count, concat_ws('-', sum(('x' || left(hash, 16))::bit(64)::bigint),
       sum(('x' || right(hash, 16))::bit(64)::bigint)) as checksum
     from (select md5(row(${columns.join(", ")})::text) as hash from ${name}) as hashes`,
  );
  const counted = firstRow(rows);
  return { rowCount: Number(counted.row_count), checksum: counted.checksum };
}

/** The checksum of every table of a database, by table name. */
export async function checksumAllTables(client: pg.ClientBase): Promise<Record<string, TableChecksum>> {
  const checksums: Record<string, TableChecksum> = {};
  for (const table of await listTables(client)) checksums[table.name] = await checksumTable(client, table);
  return checksums;
}
