import { sql } from "drizzle-orm";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import { recordRow, SealedRecords } from "#app/domain/kept/sealed-record.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, isText } from "#app/platform/db/read-rows.server.ts";
import { type FoundAudit, type KeptAudit, type ListedAudit, summariseAudit } from "./kept-audit.ts";

/** The audits of accounts' bills, each with the version that its bill has now. */
export const keptAudits = new SealedRecords({
  name: "audit",
  row: { ...recordRow, billId: isText, isAutomatic: isFlag, version: isInteger },
  columns: sql`record.bill_id as "billId", record.is_automatic as "isAutomatic", bill.version`,
  join: sql`join account_bills bill using (bill_id)`,
  summarise: summariseAudit,
  found: ({ id, version, ...clear }, kept: KeptAudit): FoundAudit => ({
    auditId: id,
    ...clear,
    kept,
    isBillChanged: kept.billVersion !== version,
  }),
  listed: ({ id, version, ...clear }, summary): ListedAudit => ({
    auditId: id,
    ...clear,
    summary,
    isBillChanged: summary.billVersion !== version,
  }),
});

/** A bill's newest audit; null: it has none. */
export async function findNewestAudit(
  db: Database,
  keeper: RecordKeeper,
  billId: string,
): Promise<FoundAudit | null> {
  const [newest] = await keptAudits.list(db, keeper, { billId, limit: 1 });
  return newest ? keptAudits.find(db, keeper, newest.auditId) : null;
}
