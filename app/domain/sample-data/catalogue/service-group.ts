import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";

/** What a service is for, as far as its price depends on it. */
export type ServiceArea =
  | "imaging"
  | "laboratory"
  | "emergency"
  | "clinic"
  | "surgery"
  | "maternity"
  | "therapy"
  | "heart"
  | "drug"
  | "room"
  | "stay";

/** A code and what US hospitals commonly charge for it before any discount. */
type ServiceRow = readonly [code: string, grossDollars: number];

/** Services that share a revenue code (null = none) and a setting. */
export type ServiceGroup = {
  area: ServiceArea;
  codeType: "CPT" | "HCPCS" | "MS-DRG" | "RC";
  revenueCode: string | null;
  setting: Setting;
  services: readonly ServiceRow[];
};
