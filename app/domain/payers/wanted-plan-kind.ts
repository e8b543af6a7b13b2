import { planKindOf } from "./plan-kind.ts";
import type { PlanKind } from "./plan-kinds.ts";

/**
 * The kind of plan that a search means: the one that was chosen; else what the words for payer and plan say ('BCBS
 * Medicaid', 'Medicare', 'Devoted'); else commercial: most who ask for an insurer have its plan from work or an exchange.
 */
export function wantedPlanKind({ payer, plan, planKind }: WantedPlan): PlanKind {
  if (planKind && planKind !== "any") return planKind;
  const { kind } = planKindOf(payer, plan ?? "");
  return kind === "unknown" ? "commercial" : kind;
}

/** As somebody typed them. */
export type WantedPlan = {
  payer: string;
  plan?: string | undefined;
  planKind?: PlanKind | "any" | "" | undefined;
};
