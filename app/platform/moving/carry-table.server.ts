import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import {
  checksumTable,
  type HeldTable,
  type TableChecksum,
} from "#app/platform/db/table-checksums.server.ts";
import { inClientTransaction } from "./in-client-transaction.ts";

/** "there": an earlier try has carried it, and it is equal. */
export type CarriedTable = { outcome: "carried" | "there"; rowCount: number };

/** Carries a table's rows over, unless they are there, and compares both sides; they stream, however many. Throws where
 *  the two differ, and the target has nothing of it then. */
export async function carryTable(
  source: pg.Client,
  target: pg.Client,
  table: HeldTable,
): Promise<CarriedTable> {
  const wanted = await checksumTable(source, table);
  if (isEqual(await checksumTable(target, table), wanted)) {
    return { outcome: "there", rowCount: wanted.rowCount };
  }
  await inClientTransaction(target, async () => {
    await target.query(`truncate ${table.name}`);
    await target.query(`alter table ${table.name} disable trigger user`);
    const indexes = await setIndexesAside(target, table);
    const columns = table.columns.join(", ");
    await pipeline(
      source.query(copyTo(`copy ${table.name} (${columns}) to stdout`)),
      target.query(copyFrom(`copy ${table.name} (${columns}) from stdin`)),
    );
    for (const statement of indexes) await target.query(statement);
    await target.query(`alter table ${table.name} enable trigger user`);
    const carried = await checksumTable(target, table);
    if (isEqual(carried, wanted)) return;
    throw new Error(
      `${table.name} differs after it was carried over: ${wanted.rowCount} rows there, ${carried.rowCount} here.`,
    );
  });
  return { outcome: "carried", rowCount: wanted.rowCount };
}

function isEqual(one: TableChecksum, other: TableChecksum): boolean {
  return one.rowCount === other.rowCount && one.checksum === other.checksum;
}

/** Drops the indexes that belong to no constraint or partition: making one of all rows takes a part of adding row by row.
 *  Gives the statements that make them. */
async function setIndexesAside(target: pg.Client, { name }: HeldTable): Promise<string[]> {
  const { rows } = await target.query<{ index: string; statement: string }>(
    `select i.indexrelid::regclass::text as index, pg_get_indexdef(i.indexrelid) as statement
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not c.relispartition
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [name],
  );
  for (const { index } of rows) await target.query(`drop index ${index}`);
  return rows.map(({ statement }) => statement);
}
