import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRow } from "#app/platform/db/read-rows.server.ts";
import { sealJson } from "#app/platform/keys/sealing-key.server.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import { BILLS_CHANNEL, type BillOrder, orderPurpose } from "./waiting-bill.ts";

/** An hour's work of a small site, and as many as a person sends who tidies up. */
const MAX_WAITING = 300;
const MAX_WAITING_OF_ACCOUNT = 20;
/** For a person who checks the result. */
const KEPT_FOR = sql`interval '1 day'`;

/** Whether so many bills wait that an account's next one would wait too long. */
export async function areTooManyWaiting(db: Database, { accountId }: RecordKeeper): Promise<boolean> {
  const row = await readRow(
    db,
    { all: isInteger, own: isInteger },
    sql`select count(*)::int as "all", (count(*) filter (where account_id = ${accountId}))::int as own
        from waiting_bills where finished_at is null`,
  );
  return row.all >= MAX_WAITING || row.own >= MAX_WAITING_OF_ACCOUNT;
}

/** Accepts files that lie sealed: from then on they are read, whichever process does it and whatever ends meanwhile. Gives
 *  the id to look by. */
export async function orderReading(db: Database, keeper: RecordKeeper, order: BillOrder): Promise<string> {
  const waitingId = randomUUID();
  const sealedOrder = sealJson(keeper.key, orderPurpose(waitingId), order);
  const fileIds = order.files.map(({ fileId }) => fileId);
  const sizeBytes = order.files.reduce((sum, file) => sum + file.sizeBytes, 0);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`delete from waiting_bills where finished_at < now() - ${KEPT_FOR}`);
    await transaction.execute(sql`
      insert into waiting_bills (waiting_id, account_id, sealed_order, file_ids, size_bytes)
      values (${waitingId}, ${keeper.accountId}, ${sealedOrder}, ${sql.param(fileIds)}::uuid[], ${sizeBytes})`);
    await transaction.execute(sql`select pg_notify(${BILLS_CHANNEL}, '')`);
  });
  return waitingId;
}
