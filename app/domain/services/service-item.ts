import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";

/** A service under the code hospitals are compared by; the name is ours, else what a hospital calls it. */
export type ServiceItem = ServiceCode & { name: string };
