import type { AppLoadContext } from "@remix-run/node";
import { addBilledHospital } from "#app/domain/audits/add-billed-hospital.server.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { auditedBillOf, type BillItself } from "#app/domain/audits/audited-bill-of-bill.ts";
import { likelySetting, type SettingSign } from "#app/domain/audits/likely-setting.ts";
import type { AuditFacts } from "#app/domain/audits/read-audit-facts.ts";
import { type RunAudit, runAudit } from "#app/domain/audits/run-audit.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { type AuditedHospital, findAuditedHospital } from "./find-audited-hospital.server.ts";
import { type ReadAuditForm, readAuditForm } from "./read-audit-form.server.ts";

export type AuditOfForm =
  | {
      outcome: "audited";
      bill: AuditedBill;
      run: RunAudit;
      hospital: AuditedHospital;
      unread: string[];
      /** What of its lines shows where care was given; null: they do not, or it was said. */
      settingSign: SettingSign | null;
    }
  | Extract<ReadAuditForm, { outcome: "invalid" }>;

/** Room for 5,000 lines. */
export const MOST_FORM_BYTES = 2_000_000;

/** Audits the bill that a form's texts say. */
export async function auditForm(
  context: AppLoadContext,
  texts: Readonly<Record<string, string>>,
): Promise<AuditOfForm> {
  const read = await readAuditForm(texts, easternDay(context.clock.now()));
  if (read.outcome === "invalid") return read;
  return auditRead(context, { ...read, hospitalId: texts.hospitalId ?? "" });
}

/** A bill as it was read of a form or a file. */
export interface ReadToAudit {
  bill: BillItself;
  facts: AuditFacts;
  /** Of the lines, what was left out. */
  unread: string[];
  /** The short id of a hospital that was chosen or found; '': none. */
  hospitalId: string;
}

export async function auditRead(
  context: AppLoadContext,
  { bill: read, facts: said, unread, hospitalId }: ReadToAudit,
): Promise<Extract<AuditOfForm, { outcome: "audited" }>> {
  const hospital = await findAuditedHospital(context.db, { name: read.providerName, id: hospitalId });
  const likely = said.setting === null ? likelySetting(read.lines) : null;
  const setting = said.setting ?? likely?.setting ?? null;
  const typed = auditedBillOf(read, { ...said, setting });
  const bill = await addBilledHospital(context.db, typed, hospital.hospital);
  const run = await runAudit(context, bill, hospital.hospital);
  return { outcome: "audited", bill, run, hospital, unread, settingSign: likely?.sign ?? null };
}
