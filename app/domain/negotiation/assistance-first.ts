import { assistanceOf, screenBill } from "#app/domain/audits/assistance.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";

/** Why financial assistance is asked about before any amount is offered: lines are known that a household may be at or below,
 *  or the hospital is a nonprofit one, or may be one. */
export interface AssistanceFirst {
  why: "lines-known" | "nonprofit" | "may-be-nonprofit";
  /** The household is at or below the outer line of a nonprofit hospital: it may be asked for no more than the amounts
   *  generally billed (26 CFR 1.501(r)-5(a)). */
  hasCeiling: boolean;
}

/** Null: nothing is known of help at this hospital, or by its policy and its state's laws this household is above the lines. A
 *  household that is not known may well be below them. */
export function assistanceFirst(bill: AuditedBill): AssistanceFirst | null {
  const { isNonprofit, hospital } = bill.provider;
  const tier = assistanceOf(bill)?.tier ?? null;
  if (tier === "none") return null;
  const hasCeiling = tier !== null && isNonprofit === true;
  if (hospital && hasLines(bill)) return { why: "lines-known", hasCeiling };
  if (isNonprofit === false) return null;
  return { why: isNonprofit === true ? "nonprofit" : "may-be-nonprofit", hasCeiling };
}

/** Without any date on a bill, no law can be told to be in force. */
function hasLines(bill: AuditedBill): boolean {
  const day = bill.statementDate ?? bill.serviceTo ?? bill.serviceFrom;
  if (day === null) return false;
  const { freeUpToPercent, discountUpToPercent } = screenBill(bill, day);
  return freeUpToPercent !== null || discountUpToPercent !== null;
}
