import { sql } from "drizzle-orm";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";

const linkStates = ["confirmed", "parted"] as const;

/** A person's decision about a claim of an explanation and a bill: it is about the bill, or it is not. */
export interface ClaimLink {
  explanationId: string;
  claimIndex: number;
  billId: string;
  state: (typeof linkStates)[number];
}

/** All that a keeper decided. */
export function listClaimLinks(db: Database, { accountId }: RecordKeeper): Promise<ClaimLink[]> {
  return readRows(
    db,
    { explanationId: isText, claimIndex: isInteger, billId: isText, state: isOneOf(linkStates) },
    sql`select explanation_id as "explanationId", claim_index as "claimIndex", bill_id as "billId", state
        from account_claim_links where account_id = ${accountId}
        order by explanation_id, claim_index, bill_id`,
  );
}

/** Writes a decision down in place of what was decided before. What is about an explanation or a bill that is not the
 *  keeper's is not written. */
export async function decideClaimLink(
  db: Database,
  { accountId }: RecordKeeper,
  { explanationId, claimIndex, billId, state }: ClaimLink,
): Promise<void> {
  await db.execute(sql`
    insert into account_claim_links (explanation_id, claim_index, bill_id, account_id, state)
    select explanation_id, ${claimIndex}, bill_id, ${accountId}, ${state}
    from account_explanations join account_bills using (account_id)
    where account_id = ${accountId} and explanation_id = ${explanationId} and bill_id = ${billId}
    on conflict (explanation_id, claim_index, bill_id) do update set state = excluded.state`);
}
