import type { AuditedBill, AuditedLine } from "./audited-bill.ts";

/** HCPCS of rides: A0021 to A0999, of which these are by air. */
const RIDE = /^A0\d{3}$/;
const BY_AIR: ReadonlySet<string> = new Set(["A0430", "A0431", "A0435", "A0436"]);
/** UB-04: 054x is an ambulance, 0545 one that flies. */
const RIDE_REVENUE = /^054[^5]$/;

/**
 * Whether all that a bill charges for is a ground ambulance's: the No Surprises Act protects from bills of air ambulances
 * (45 CFR 149.130 and 149.440) and leaves those on the ground out. A line that names no service counts for neither.
 */
export function isGroundAmbulance({ lines }: Pick<AuditedBill, "lines">): boolean {
  const rides = lines.map(isRide).filter((ride) => ride !== null);
  return rides.length > 0 && rides.every((ride) => ride);
}

/** Null: the line has neither a code nor a word for it. */
function isRide({ serviceCode, revenueCode, description }: AuditedLine): boolean | null {
  if (serviceCode) return RIDE.test(serviceCode.code) && !BY_AIR.has(serviceCode.code);
  if (revenueCode) return RIDE_REVENUE.test(revenueCode);
  if (description === null) return null;
  return /\bambulance\b/i.test(description) ? !/\bair\b|\bhelicopter\b|\bwing\b/i.test(description) : null;
}
