import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";

/** Care before, at and after a birth as one fee of the doctor or midwife. The hospital's stay is priced by its MS-DRG. */
const MATERNITY = new Set(["59400", "59510", "59610", "59618"]);

/** Whether the code is a fee of a professional alone, no matter who publishes it. */
export function isDoctorsPackage({ codeType, code }: ServiceCode): boolean {
  return codeType === "CPT" && MATERNITY.has(code);
}
