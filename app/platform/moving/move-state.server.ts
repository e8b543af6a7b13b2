import type pg from "pg";
import { inClientTransaction } from "./in-client-transaction.ts";

/** The state that a move keeps in its target until its end, to continue after an interruption. */
export const MOVE_SCHEMA = "faircharge_move";

/** "not-empty": other tables are there. "another-move": an unfinished move from another database is. */
export type MoveBeginning = "begun" | "resumed" | "not-empty" | "another-move";

/** Begins a move into an empty database, or continues an interrupted one. `source` says where it comes from. */
export async function beginMove(
  target: pg.Client,
  source: string,
  tableCount: number,
): Promise<MoveBeginning> {
  const { rowCount } = await target.query("select from pg_namespace where nspname = $1", [MOVE_SCHEMA]);
  if (rowCount) {
    const { rows } = await target.query<{ source: string }>(`select source from ${MOVE_SCHEMA}.state`);
    return rows[0]?.source === source ? "resumed" : "another-move";
  }
  if (tableCount > 0) return "not-empty";
  await inClientTransaction(target, async () => {
    await target.query(`create schema ${MOVE_SCHEMA}`);
    await target.query(`create table ${MOVE_SCHEMA}.state (source text not null)`);
    await target.query(`create table ${MOVE_SCHEMA}.foreign_keys (statement text not null)`);
    await target.query(`insert into ${MOVE_SCHEMA}.state values ($1)`, [source]);
  });
  return "begun";
}

/** Sets all foreign keys aside, so that tables can be filled in any order and are checked once, at the end. */
export async function dropForeignKeys(target: pg.Client): Promise<void> {
  await inClientTransaction(target, async () => {
    const { rows } = await target.query<{ add: string; remove: string }>(
      `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
         format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove
       from pg_constraint where contype = 'f' and conparentid = 0`,
    );
    for (const { add, remove } of rows) {
      await target.query(`insert into ${MOVE_SCHEMA}.foreign_keys values ($1)`, [add]);
      await target.query(remove);
    }
  });
}

/** Puts the foreign keys back, which checks every row, and forgets the move. */
export async function endMove(target: pg.Client): Promise<void> {
  await inClientTransaction(target, async () => {
    const { rows } = await target.query<{ statement: string }>(
      `select statement from ${MOVE_SCHEMA}.foreign_keys`,
    );
    for (const { statement } of rows) await target.query(statement);
    await target.query(`drop schema ${MOVE_SCHEMA} cascade`);
  });
  await target.query("analyze");
}
