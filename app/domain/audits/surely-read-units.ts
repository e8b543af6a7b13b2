import type { AuditedLine } from "./audited-bill.ts";

/** Returns the units of a line; null: the line prints none, or they were not read with confidence, and no one can tell what the
 *  whole charge is for. */
export function surelyReadUnits({ units, unsure }: Pick<AuditedLine, "units" | "unsure">): number | null {
  return unsure?.includes("units") || units === 0 ? null : units;
}
