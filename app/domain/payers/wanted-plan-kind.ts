import type { PlanKind } from "./plan-kinds.ts";
import { readWantedPlan, type TypedPlan } from "./wanted-plan.ts";

/**
 * Returns the kind of plan that a search means: the chosen one, or the kind that payer and plan words imply ('BCBS
 * Medicaid', 'Medicare', 'Devoted'). Otherwise commercial, since most people who name an insurer have its plan from
 * work or an exchange.
 */
export const wantedPlanKind = (typed: TypedPlan): PlanKind => readWantedPlan(typed).kind ?? "commercial";
