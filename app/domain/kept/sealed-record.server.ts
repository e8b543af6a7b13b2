import { type SQL, sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isBytes,
  isInteger,
  isText,
  readRow,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { RecordsFull } from "#app/platform/db/records-full.server.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";

/** What every record's row shows in clear, and what is sealed. Times are ISO. */
export const recordRow = { id: isText, createdAt: isText, sealed: isBytes };
/** The same of a record that changes: `version` grows with each change. */
export const versionedRow = { ...recordRow, version: isInteger, updatedAt: isText };
export const versionedColumns = sql`record.version, ${isoTime(sql`record.updated_at`)} as "updatedAt"`;

interface RecordRow {
  id: string;
  createdAt: string;
  sealed: Buffer;
}

/** What one kind of record is, such as a bill: its row, and what is made of it. */
export interface RecordKind<Row extends RecordRow, Kept, Summary, Found, Listed> {
  /** A "bill" lies in `account_bills` by its `bill_id`, sealed for the purposes 'bill <id>' and 'bill summary <id>'. */
  name: "bill" | "explanation" | "audit" | "appeal";
  row: Shape<Row>;
  /** The columns of `row` in addition to those of `recordRow`, from the table as `record` and from what `join` adds. */
  columns: SQL;
  join?: SQL;
  /** What a list shows of a record. */
  summarise: (kept: Kept) => Summary;
  found: (clear: Omit<Row, "sealed">, kept: Kept) => Found;
  listed: (clear: Omit<Row, "sealed">, summary: Summary) => Listed;
  /** How many records one account may keep, and of how many sealed bytes; absent: something else limits them. */
  room?: { count: number; bytes: number };
}

/** What becomes of a change of a record that was read in some version. */
export type SavedRecord<Found> =
  | { outcome: "saved"; version: number }
  /** Someone changed the record since then: it stays as it is now. */
  | { outcome: "conflict"; present: Found }
  /** Someone deleted the record since then, or it is another keeper's. */
  | { outcome: "gone" };

/** Which records a list shows: all of the keeper's, unless this says fewer. */
interface WantedRecords {
  /** Of what hangs on a bill. */
  billId?: string;
  /** Of what has states. */
  state?: string;
  /** The newest. */
  limit?: number;
}

/** Columns to write, by name. */
type Columns = Record<string, unknown>;

/** The records of one kind, each sealed with its keeper's key. Of another keeper's records nothing is found or changed. */
export class SealedRecords<Row extends RecordRow, Kept, Summary, Found, Listed> {
  readonly #kind: RecordKind<Row, Kept, Summary, Found, Listed>;
  /** Names in SQL. */
  protected readonly table: SQL;
  protected readonly id: SQL;
  readonly #sealed: SQL;

  constructor(kind: RecordKind<Row, Kept, Summary, Found, Listed>) {
    this.#kind = kind;
    this.table = sql`${sql.identifier(`account_${kind.name}s`)}`;
    this.id = sql`${sql.identifier(`${kind.name}_id`)}`;
    this.#sealed = sql`${sql.identifier(`sealed_${kind.name}`)}`;
  }

  /** One record; null for an id that is none, and for another keeper's alike. */
  async find(db: Database, keeper: RecordKeeper, id: string): Promise<Found | null> {
    const [found] = isUuid(id) ? await this.#read(db, keeper, sql`and record.${this.id} = ${id}`) : [];
    return found ?? null;
  }

  /** The same, which no one else changes until the transaction is over. */
  async lock(transaction: Database, keeper: RecordKeeper, id: string): Promise<Found | null> {
    const which = sql`and record.${this.id} = ${id} for update of record`;
    const [found] = isUuid(id) ? await this.#read(transaction, keeper, which) : [];
    return found ?? null;
  }

  /** Whether the keeper has such a record, which then stays until the transaction is over. */
  async hold(transaction: Database, { accountId }: RecordKeeper, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const { rowCount } = await transaction.execute(
      sql`select from ${this.table} where ${this.id} = ${id} and account_id = ${accountId} for no key update`,
    );
    return rowCount === 1;
  }

  /** Whole records, the newest first: all of the keeper's, or those of which `which` is true: 'and …'. */
  findAll(db: Database, keeper: RecordKeeper, which = sql``): Promise<Found[]> {
    return this.#read(db, keeper, this.#newestFirst(which));
  }

  /** What lists show of records, the newest first: search and order are the caller's, since what they go by is sealed. Each
   *  costs some 20 µs to open. */
  async list(
    db: Database,
    keeper: RecordKeeper,
    { billId, state, limit }: WantedRecords = {},
  ): Promise<Listed[]> {
    if (billId !== undefined && !isUuid(billId)) return [];
    const { name, row, listed } = this.#kind;
    const ofBill = billId === undefined ? sql`` : sql`and record.bill_id = ${billId}`;
    const inState = state === undefined ? sql`` : sql`and record.state = ${state}`;
    const rest = sql`${this.#newestFirst(sql`${ofBill} ${inState}`)} limit ${limit ?? null}`;
    const rows = await readRows(db, row, this.#select(sql`sealed_summary`, keeper, rest));
    return rows.map(({ sealed, ...clear }) =>
      listed(clear, openJson(keeper.key, `${name} summary ${clear.id}`, sealed)),
    );
  }

  /** Adds a record under an id of the caller's making (a UUID). False: there is one of this id, and it stays as it is. Throws
   *  `RecordsFull`, which undoes the transaction, where the account has no room for it. */
  async add(
    transaction: Database,
    keeper: RecordKeeper,
    { id, kept, columns }: { id: string; kept: Kept; columns: Columns },
    now: Date,
  ): Promise<boolean> {
    const all = Object.entries({ ...this.#seal(keeper, id, kept), ...columns, created_at: now });
    const names = all.map(([name]) => sql.identifier(name));
    const values = all.map(([, value]) => sql`${value}`);
    const { rowCount } = await transaction.execute(sql`
      insert into ${this.table} (${this.id}, account_id, ${sql.join(names, sql`, `)})
      values (${id}, ${keeper.accountId}, ${sql.join(values, sql`, `)}) on conflict do nothing`);
    if (rowCount === 0) return false;
    await this.#checkRoom(transaction, keeper);
    return true;
  }

  /** Writes a record over, in the transaction that has locked it or with the version as a condition. False: there is none
   *  such. Throws `RecordsFull` as `add` does. */
  async replace(
    transaction: Database,
    keeper: RecordKeeper,
    { id, kept, columns, which = sql`` }: { id: string; kept: Kept; columns: Columns; which?: SQL },
  ): Promise<boolean> {
    const all = Object.entries({ ...this.#seal(keeper, id, kept), ...columns });
    const changes = all.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
    const { rowCount } = await transaction.execute(sql`
      update ${this.table} set ${sql.join(changes, sql`, `)}
      where ${this.id} = ${id} and account_id = ${keeper.accountId} ${which}`);
    if (rowCount === 0) return false;
    await this.#checkRoom(transaction, keeper);
    return true;
  }

  /** Deletes a record for good. False: the keeper has none such. `which`: a condition, after 'and'. */
  async remove(
    db: Database,
    { accountId }: RecordKeeper,
    { id, which = sql`` }: { id: string; which?: SQL },
  ): Promise<boolean> {
    const { rowCount } = await db.execute(
      sql`delete from ${this.table} where ${this.id} = ${id} and account_id = ${accountId} ${which}`,
    );
    return rowCount === 1;
  }

  async #read(db: Database, keeper: RecordKeeper, rest: SQL): Promise<Found[]> {
    const { name, row, found } = this.#kind;
    const rows = await readRows(db, row, this.#select(this.#sealed, keeper, rest));
    return rows.map(({ sealed, ...clear }) =>
      found(clear, openJson(keeper.key, `${name} ${clear.id}`, sealed)),
    );
  }

  #select(sealed: SQL, { accountId }: RecordKeeper, rest: SQL): SQL {
    const { columns, join = sql`` } = this.#kind;
    return sql`
      select record.${this.id} as id, record.${sealed} as sealed,
        ${isoTime(sql`record.created_at`)} as "createdAt", ${columns}
      from ${this.table} record ${join} where record.account_id = ${accountId} ${rest}`;
  }

  #newestFirst(which: SQL): SQL {
    return sql`${which} order by record.created_at desc, record.${this.id}`;
  }

  #seal({ key }: RecordKeeper, id: string, kept: Kept): Columns {
    const { name, summarise } = this.#kind;
    return {
      [`sealed_${name}`]: sealJson(key, `${name} ${id}`, kept),
      sealed_summary: sealJson(key, `${name} summary ${id}`, summarise(kept)),
    };
  }

  async #checkRoom(transaction: Database, { accountId }: RecordKeeper): Promise<void> {
    const { name, room } = this.#kind;
    if (!room) return;
    const { count, bytes } = await readRow(
      transaction,
      { count: isInteger, bytes: isInteger },
      sql`select count(*)::int as count, coalesce(sum(octet_length(${this.#sealed})), 0)::float8 as bytes
          from ${this.table} where account_id = ${accountId}`,
    );
    if (count > room.count || bytes > room.bytes) {
      throw new RecordsFull(`An account has ${count} ${name}s of ${bytes} bytes.`);
    }
  }
}
