import { loadCodingEdits } from "#app/domain/cms-files/load-coding-edits.server.ts";
import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import { listUsualSettings } from "#app/domain/statistics/usual-setting.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type Audit, auditBill } from "./audit-bill.ts";
import { type AuditedBill, dayOf } from "./audited-bill.ts";
import { breakDownLines, type CodedLine } from "./break-down-lines.ts";
import { editTableOf } from "./edit-table.ts";
import { type BillingHospital, findLinePrices } from "./find-line-prices.server.ts";

export interface AuditServices {
  db: Database;
  /** The edits that come with the site, where no imported edition holds. */
  starterEdits: CodingEdits;
}

/** An audit, with what is known of the codes of each line. */
export interface RunAudit {
  audit: Audit;
  lines: CodedLine[];
  /** The editions of the coding edits that the bill's days were held against. */
  editions: string[];
}

/** Looks up what the rules need for a bill, and holds the bill against them. Null hospital: it is not known. */
export async function lookUpAndAudit(
  { db, starterEdits }: AuditServices,
  bill: AuditedBill,
  hospital: BillingHospital | null,
) {
  const codes = bill.lines.flatMap(({ serviceCode }) => serviceCode?.code ?? []);
  const [edits, prices] = await Promise.all([
    loadCodingEdits(db, starterEdits, { codes, table: bill.setting && editTableOf(bill.setting) }),
    findLinePrices(db, bill, hospital),
  ]);
  return { audit: auditBill({ bill, edits, prices }), edits, prices };
}

/** The same, with the medical-coding breakdown. */
export async function runAudit(
  services: AuditServices,
  bill: AuditedBill,
  hospital: BillingHospital | null,
): Promise<RunAudit> {
  const codes = bill.lines.map(({ serviceCode }) => serviceCode);
  const [{ audit, edits, prices }, usualSettings] = await Promise.all([
    lookUpAndAudit(services, bill, hospital),
    listUsualSettings(services.db, codes),
  ]);
  return {
    audit,
    lines: breakDownLines(bill, edits, prices, usualSettings),
    editions: editionsOf(bill, edits),
  };
}

function editionsOf(bill: AuditedBill, edits: CodingEdits): string[] {
  const table = bill.setting && editTableOf(bill.setting);
  const days = new Set(bill.lines.map((line) => dayOf(bill, line)).filter((day) => day !== null));
  const editions = [...days].flatMap((day) => [
    ...(table ? [edits.pairEdition(table, day), edits.limitEdition(table, day)] : []),
    edits.addOnEdition(day),
  ]);
  return [...new Set(editions.filter((edition) => edition !== null))].sort();
}
