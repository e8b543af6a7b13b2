import { type SQL, sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isFlag, isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { FoundAudit, ListedAudit } from "./kept-audit.ts";
import { openAudit, openAuditSummary } from "./sealed-audit.server.ts";

/** Which of a keeper's audits are wanted: all of them, unless this says fewer. */
interface WantedAudits {
  billId?: string;
  /** The newest. */
  limit?: number;
}

/** A keeper's audits, the newest first. */
export async function listAudits(
  db: Database,
  keeper: BillKeeper,
  { billId, limit }: WantedAudits = {},
): Promise<ListedAudit[]> {
  if (billId !== undefined && !isUuid(billId)) return [];
  const rows = await readRows(
    db,
    {
      auditId: isText,
      billId: isText,
      sealed: isBytes,
      createdAt: isText,
      version: isInteger,
      isAutomatic: isFlag,
    },
    sql`select audit_id as "auditId", bill_id as "billId", audit.sealed_summary as sealed, bill.version,
          is_automatic as "isAutomatic",
          ${isoTime(sql`audit.created_at`)} as "createdAt"
        from account_audits audit join account_bills bill using (bill_id)
        where audit.account_id = ${keeper.accountId}
          ${billId === undefined ? sql`` : sql`and bill_id = ${billId}`}
        order by audit.created_at desc, audit_id limit ${limit ?? null}`,
  );
  return rows.map(({ sealed, version, ...row }) => {
    const summary = openAuditSummary(keeper, row.auditId, sealed);
    return { ...row, summary, isBillChanged: summary.billVersion !== version };
  });
}

/** One of the keeper's audits; null for an id that is none, and for another's alike. */
export function findAudit(db: Database, keeper: BillKeeper, auditId: string): Promise<FoundAudit | null> {
  return find(db, keeper, auditId, sql``);
}

/** A bill's newest audit; null: it has none. */
export async function findNewestAudit(
  db: Database,
  keeper: BillKeeper,
  billId: string,
): Promise<FoundAudit | null> {
  const [newest] = await listAudits(db, keeper, { billId, limit: 1 });
  return newest ? findAudit(db, keeper, newest.auditId) : null;
}

/** One of the keeper's audits, which nobody else changes until the transaction is over. */
export function lockAudit(
  transaction: Database,
  keeper: BillKeeper,
  auditId: string,
): Promise<FoundAudit | null> {
  return find(transaction, keeper, auditId, sql`for update of audit`);
}

async function find(
  db: Database,
  keeper: BillKeeper,
  auditId: string,
  lock: SQL,
): Promise<FoundAudit | null> {
  if (!isUuid(auditId)) return null;
  const [row] = await readRows(
    db,
    {
      auditId: isText,
      billId: isText,
      sealed: isBytes,
      createdAt: isText,
      version: isInteger,
      isAutomatic: isFlag,
    },
    sql`select audit_id as "auditId", bill_id as "billId", sealed_audit as sealed, bill.version,
          is_automatic as "isAutomatic",
          ${isoTime(sql`audit.created_at`)} as "createdAt"
        from account_audits audit join account_bills bill using (bill_id)
        where audit_id = ${auditId} and audit.account_id = ${keeper.accountId} ${lock}`,
  );
  if (!row) return null;
  const { sealed, version, ...clear } = row;
  const kept = openAudit(keeper, row.auditId, sealed);
  return { ...clear, kept, isBillChanged: kept.billVersion !== version };
}
