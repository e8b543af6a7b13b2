import type { ProcedureCodeType } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";

type ProcedureCode = ServiceCode & { codeType: ProcedureCodeType };

/** Whether a code by itself says what was done: CPT, HCPCS or dental. A revenue code, a drug's or a hospital's own may correctly
 *  appear on a bill twice. */
export function isProcedure(serviceCode: ServiceCode | null): serviceCode is ProcedureCode {
  return serviceCode !== null && ["CPT", "HCPCS", "CDT"].includes(serviceCode.codeType);
}
