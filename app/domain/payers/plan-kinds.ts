/** Whose money a plan pays with; exchange plans are commercial, 'other' is an embassy, a jail, a supplement and the like. */
export const PLAN_KINDS = [
  "commercial",
  "medicare-advantage",
  "medicare",
  "medicaid",
  "tricare-va",
  "workers-compensation",
  "auto",
  "other",
  "unknown",
] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** The kind that an address names; '' where it names none. */
export function readPlanKind(text: string): PlanKind | "" {
  return PLAN_KINDS.find((kind) => kind === text) ?? "";
}
