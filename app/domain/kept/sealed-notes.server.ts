import { type SQL, sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";

/** What a kind of note lies in, and the words that its bill's id follows in its purpose. */
interface NoteKind {
  table: SQL;
  column: SQL;
  purpose: string;
}

/** One sealed note for each of a keeper's bills, which has no version: the last save wins. */
export class SealedNotes<Note> {
  readonly #kind: NoteKind;

  constructor(kind: NoteKind) {
    this.#kind = kind;
  }

  /** Null: nothing is noted, or the bill is not the keeper's. */
  async find(db: Database, { accountId, key }: RecordKeeper, billId: string): Promise<Note | null> {
    if (!isUuid(billId)) return null;
    const { table, column, purpose } = this.#kind;
    const [row] = await readRows(
      db,
      { sealed: isBytes },
      sql`select ${column} as sealed from ${table} where bill_id = ${billId} and account_id = ${accountId}`,
    );
    return row ? openJson<Note>(key, `${purpose} ${billId}`, row.sealed) : null;
  }

  /** Saves a note in place of the one before. "gone": the keeper has no such bill. */
  async save(
    db: Database,
    { accountId, key }: RecordKeeper,
    { billId, note }: { billId: string; note: Note },
    now: Date,
  ): Promise<"saved" | "gone"> {
    const { table, column, purpose } = this.#kind;
    const sealed = sealJson(key, `${purpose} ${billId}`, note);
    const { rowCount } = await db.execute(sql`
      insert into ${table} (bill_id, account_id, ${column}, updated_at)
      select bill_id, account_id, ${sealed}, ${now} from account_bills
      where bill_id = ${billId} and account_id = ${accountId}
      on conflict (bill_id) do update set ${column} = excluded.${column}, updated_at = excluded.updated_at`);
    return rowCount === 1 ? "saved" : "gone";
  }

  async discard(db: Database, { accountId }: RecordKeeper, billId: string): Promise<void> {
    await db.execute(
      sql`delete from ${this.#kind.table} where bill_id = ${billId} and account_id = ${accountId}`,
    );
  }
}
