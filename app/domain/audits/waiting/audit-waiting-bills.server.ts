import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type OpenAccount, openAccount } from "#app/domain/accounts/open-account.server.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import { isForeignBill } from "#app/domain/bills/kept/is-foreign-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Clock } from "#app/platform/clock.ts";
import { isDatabaseAway } from "#app/platform/db/is-database-away.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { WorkOutcome } from "#app/platform/jobs/open-queue.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { auditKeptBill } from "../kept/audit-kept-bill.server.ts";
import { likelyFactsOf } from "../kept/likely-facts.server.ts";
import { nothingSaid, readAuditFacts } from "../read-audit-facts.ts";
import type { AuditServices } from "../run-audit.server.ts";
import { MAX_FAILURES } from "./bills-to-audit.server.ts";

/** More processes than these never audit at once. */
const MAX_LOOKED_AT = 20;

export type WaitingAuditServices = AuditServices & { masterKey: MasterKey; clock: Clock };

/** Audits every bill that waits for it, one after the other, each once however many processes do so; one that fails by a fault of
 *  ours keeps none of the others. `signal` ends it before the next one. */
export async function auditWaitingBills(
  services: WaitingAuditServices,
  signal: AbortSignal,
): Promise<WorkOutcome> {
  while (!signal.aborted) {
    if ((await auditNext(services)) === "none") return "done";
  }
  return "again";
}

async function auditNext(services: WaitingAuditServices): Promise<"tried" | "none"> {
  return services.db.transaction(async (transaction) => {
    const next = await takeNext(transaction);
    if (!next) return "none";
    const { billId, accountId, askedAt } = next;
    const asAsked = sql`where bill_id = ${billId} and asked_at = ${askedAt}::timestamptz`;
    const account = await openAccount(services.db, services.masterKey, accountId);
    try {
      if (account) await auditBillOf(services, account, billId);
      await transaction.execute(sql`delete from bills_to_audit ${asAsked}`);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      logFailure("A bill could not be audited by itself", error);
      await transaction.execute(sql`update bills_to_audit set failures = failures + 1 ${asAsked}`);
    }
    return "tried";
  });
}

interface TakenBill {
  billId: string;
  accountId: string;
  /** As the database writes it: a caller who asks meanwhile asks again. */
  askedAt: string;
}

/** The lock of a bill is a number that all processes agree on, not a row's. A process that deletes the bill meanwhile does not
 *  wait for its audit, which waits for the deletion. */
async function takeNext(transaction: Database): Promise<TakenBill | null> {
  const waiting = await readRows(
    transaction,
    { billId: isText },
    sql`select bill_id as "billId" from bills_to_audit
        where failures < ${MAX_FAILURES} order by failures, asked_at limit ${MAX_LOOKED_AT}`,
  );
  for (const { billId } of waiting) {
    const [taken] = await readRows(
      transaction,
      { isTaken: isFlag },
      sql`select pg_try_advisory_xact_lock(hashtext('bills_to_audit'), hashtext(${billId})) as "isTaken"`,
    );
    if (!taken?.isTaken) continue;
    const [row] = await readRows(
      transaction,
      { billId: isText, accountId: isText, askedAt: isText },
      sql`select bill_id as "billId", account_id as "accountId", asked_at::text as "askedAt" from bills_to_audit
          where bill_id = ${billId} and failures < ${MAX_FAILURES}`,
    );
    if (row) return row; // else another process audited it since
  }
  return null;
}

/** With what was said for its last audit, else with what bill, hospital and profile say. */
async function auditBillOf(
  services: WaitingAuditServices,
  account: OpenAccount,
  billId: string,
): Promise<void> {
  const { db, clock } = services;
  const found = await keptBills.find(db, account, billId);
  if (found?.state !== "kept" || isForeignBill(found.bill)) return;
  const { profile } = await getProfile(db, account);
  const { texts } = await likelyFactsOf(db, account, found, { profile, mayLook: true });
  const read = readAuditFacts(texts, easternDay(clock.now()));
  const facts = read.outcome === "read" ? read.facts : nothingSaid;
  await auditKeptBill(services, account, { auditId: randomUUID(), found, facts, isAutomatic: true });
}
