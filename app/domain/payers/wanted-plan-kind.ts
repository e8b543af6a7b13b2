import type { PlanKind } from "./plan-kinds.ts";
import { readWantedPlan, type TypedPlan } from "./wanted-plan.ts";

/**
 * The kind of plan that a search means: the one that was chosen; else what the words for payer and plan say ('BCBS
 * Medicaid', 'Medicare', 'Devoted'); else commercial: most who ask for an insurer have its plan from work or an exchange.
 */
export const wantedPlanKind = (typed: TypedPlan): PlanKind => readWantedPlan(typed).kind ?? "commercial";
