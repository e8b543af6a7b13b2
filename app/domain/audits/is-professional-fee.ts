import type { AuditedLine } from "./audited-bill.ts";

/** Whether a line's revenue code says that it is a clinician's fee, not the facility's (UB-04 096x to 098x). */
export function isProfessionalFee({ revenueCode }: Pick<AuditedLine, "revenueCode">): boolean {
  return revenueCode !== null && /^09[678]\d$/.test(revenueCode);
}
