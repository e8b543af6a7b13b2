import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";

export const pairStates = ["joined", "parted"] as const;

/** A person's decision about two bills: they are of one visit, or they are not. */
export interface VisitPair {
  billId: string;
  otherBillId: string;
  state: (typeof pairStates)[number];
}

/** All that a keeper decided. */
export function listVisitPairs(db: Database, { accountId }: RecordKeeper): Promise<VisitPair[]> {
  return readRows(
    db,
    { billId: isText, otherBillId: isText, state: isOneOf(pairStates) },
    sql`select bill_id as "billId", other_bill_id as "otherBillId", state
        from account_visit_pairs where account_id = ${accountId} order by bill_id, other_bill_id`,
  );
}

/** Writes a decision down in place of what was decided before. Bills that are not the keeper's, or one and the same, are left
 *  alone. */
export async function decideVisitPair(
  db: Database,
  { accountId }: RecordKeeper,
  { billId, otherBillId, state }: VisitPair,
): Promise<void> {
  if (!isUuid(billId) || !isUuid(otherBillId)) return;
  await db.execute(sql`
    insert into account_visit_pairs (bill_id, other_bill_id, account_id, state)
    select one.bill_id, other.bill_id, ${accountId}, ${state}
    from account_bills one join account_bills other on one.bill_id < other.bill_id
    where one.account_id = ${accountId} and other.account_id = ${accountId}
      and one.bill_id in (${billId}, ${otherBillId}) and other.bill_id in (${billId}, ${otherBillId})
    on conflict (bill_id, other_bill_id) do update set state = excluded.state`);
}
