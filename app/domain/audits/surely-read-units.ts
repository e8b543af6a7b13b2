import type { AuditedLine } from "./audited-bill.ts";

/** The units of a line; null: it prints none, or they were not read surely, and nobody can tell what all of it is for. */
export function surelyReadUnits({ units, unsure }: Pick<AuditedLine, "units" | "unsure">): number | null {
  return unsure?.includes("units") || units === 0 ? null : units;
}
