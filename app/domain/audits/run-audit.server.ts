import { setImmediate as others } from "node:timers/promises";
import { loadCodingEdits } from "#app/domain/cms-files/load-coding-edits.server.ts";
import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import { listUsualSettings } from "#app/domain/statistics/pricing/usual-setting.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { listAskedRules } from "./asked-rules.server.ts";
import { type Audit, type AuditSubject, auditByRule } from "./audit-bill.ts";
import type { AuditedBill } from "./audited-bill.ts";
import { breakDownLines, type CodedLine } from "./break-down-lines.ts";
import { editTableOf } from "./edit-table.ts";
import {
  codingEditionsOf,
  type EditionsByRule,
  editionsByRule as editionsOfRules,
} from "./editions-by-rule.ts";
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
  /** Of each rule that rests on tables or files; absent in audits that were kept before these were. */
  editionsByRule?: EditionsByRule;
}

/** Looks up what the rules need for a bill, and holds the bill against them. Null hospital: it is not known. */
export async function lookUpAndAudit(
  { db, starterEdits }: AuditServices,
  bill: AuditedBill,
  hospital: BillingHospital | null,
) {
  const codes = bill.lines.flatMap(({ serviceCode }) => serviceCode?.code ?? []);
  const [edits, prices, askedRules] = await Promise.all([
    loadCodingEdits(db, starterEdits, { codes, table: bill.setting && editTableOf(bill.setting) }),
    findLinePrices(db, bill, hospital, { asOf: "care" }),
    listAskedRules(db),
  ]);
  await others();
  const audit = await auditInTurns({ bill, edits, prices, isHospitalKnown: hospital !== null, askedRules });
  return { audit, edits, prices, editionsByRule: editionsOfRules(bill, edits, prices) };
}

/** The same, with the medical-coding breakdown. */
export async function runAudit(
  services: AuditServices,
  bill: AuditedBill,
  hospital: BillingHospital | null,
): Promise<RunAudit> {
  const codes = bill.lines.map(({ serviceCode }) => serviceCode);
  const [{ audit, edits, prices, editionsByRule }, usualSettings] = await Promise.all([
    lookUpAndAudit(services, bill, hospital),
    listUsualSettings(services.db, codes),
  ]);
  await others(); // the breakdown of 5,000 lines takes some 50 ms
  return {
    audit,
    lines: breakDownLines(bill, edits, prices, usualSettings),
    editions: codingEditionsOf(editionsByRule),
    editionsByRule,
  };
}

/** Others are answered after each rule. */
async function auditInTurns(subject: AuditSubject): Promise<Audit> {
  const steps = auditByRule(subject);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await others();
  }
}
