import { type SQL, sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { type FoundExplanation, keptExplanationStates, type ListedExplanation } from "./kept-explanation.ts";
import { openExplanation, openExplanationSummary } from "./sealed-explanation.server.ts";

const row = {
  explanationId: isText,
  state: isOneOf(keptExplanationStates),
  createdAt: isText,
  updatedAt: isText,
  sealed: isBytes,
};
const columns = sql`explanation_id as "explanationId", state,
  ${isoTime(sql`created_at`)} as "createdAt", ${isoTime(sql`updated_at`)} as "updatedAt"`;

/** A keeper's explanations, drafts among them, the newest first. */
export async function listExplanations(db: Database, keeper: BillKeeper): Promise<ListedExplanation[]> {
  const rows = await readRows(
    db,
    row,
    sql`select ${columns}, sealed_summary as sealed from account_explanations
        where account_id = ${keeper.accountId} order by account_explanations.created_at desc, explanation_id`,
  );
  return rows.map(({ sealed, ...clear }) => ({
    ...clear,
    summary: openExplanationSummary(keeper, clear.explanationId, sealed),
  }));
}

/** One of the keeper's explanations; null for an id that is none, and for another's alike. */
export async function findExplanation(
  db: Database,
  keeper: BillKeeper,
  explanationId: string,
): Promise<FoundExplanation | null> {
  if (!isUuid(explanationId)) return null;
  const [found] = await findWhere(db, keeper, sql`and explanation_id = ${explanationId}`);
  return found ?? null;
}

/** All of a keeper's explanations whole, the newest first: for matching, which goes by their lines. */
export function findAllExplanations(db: Database, keeper: BillKeeper): Promise<FoundExplanation[]> {
  return findWhere(db, keeper, sql``);
}

/** Those of which a claim is confirmed to be about the bill. */
export function findExplanationsOfBill(
  db: Database,
  keeper: BillKeeper,
  billId: string,
): Promise<FoundExplanation[]> {
  return findWhere(
    db,
    keeper,
    sql`and explanation_id in (
      select explanation_id from account_claim_links where bill_id = ${billId} and state = 'confirmed')`,
  );
}

async function findWhere(db: Database, keeper: BillKeeper, which: SQL): Promise<FoundExplanation[]> {
  const rows = await readRows(
    db,
    { ...row, version: isInteger },
    sql`select ${columns}, version, sealed_explanation as sealed from account_explanations
        where account_id = ${keeper.accountId} ${which}
        order by account_explanations.created_at desc, explanation_id`,
  );
  return rows.map(({ sealed, ...clear }) => ({
    ...clear,
    kept: openExplanation(keeper, clear.explanationId, sealed),
  }));
}
