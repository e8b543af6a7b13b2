import { assistanceOf } from "#app/domain/audits/assistance.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";

/** Why financial assistance is asked about before any amount is offered: the hospital is a nonprofit one, or may be one. */
export type AssistanceFirst = "nonprofit" | "may-be-nonprofit";

/** Null: the hospital is none, or by its own policy, as it was typed, this household is above its limits. A household that is
 *  not known may well be below them. */
export function assistanceFirst(bill: AuditedBill): AssistanceFirst | null {
  const { isNonprofit } = bill.provider;
  if (isNonprofit === false || assistanceOf(bill)?.tier === "none") return null;
  return isNonprofit === true ? "nonprofit" : "may-be-nonprofit";
}
