import type { Database } from "#app/platform/db/open-database.server.ts";
import { type Audit, auditBill } from "./audit-bill.ts";
import type { AuditedBill } from "./audited-bill.ts";
import type { CodingEdits } from "./coding-edits.ts";
import { type BillingHospital, findLinePrices } from "./find-line-prices.server.ts";
import type { LinePriceContext } from "./line-price-context.ts";

export interface AuditServices {
  db: Database;
  /** The edits that come with the site. */
  starterEdits: CodingEdits;
}

/** An audit, with what is published for each line of the bill. */
export interface RunAudit {
  audit: Audit;
  prices: LinePriceContext[];
}

/** Looks up what the rules need for a bill, and holds the bill against them. Null hospital: it is not known. */
export async function runAudit(
  { db, starterEdits }: AuditServices,
  bill: AuditedBill,
  hospital: BillingHospital | null,
): Promise<RunAudit> {
  const prices = await findLinePrices(db, bill, hospital);
  return { audit: auditBill({ bill, edits: starterEdits, prices }), prices };
}
