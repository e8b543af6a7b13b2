import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";

/** Whether a code says by itself what was done: CPT, HCPCS or dental. A revenue code, a drug's or a hospital's own may
 *  rightly stand on a bill twice. */
export function isProcedure(serviceCode: ServiceCode | null): boolean {
  return serviceCode !== null && ["CPT", "HCPCS", "CDT"].includes(serviceCode.codeType);
}
