import type { OwnPlanKind } from "./account.ts";

/** A person's insurer as searches for prices know it. A kind of null: not said. */
export type OwnPlan =
  | { outcome: "published"; payer: string; planKind: OwnPlanKind | null }
  /** No price file names such an insurer. */
  | { outcome: "unpublished"; payer: string };

/** The plan that a link to prices asks for; null: none, since nothing is published for it. */
export function planToAsk(plan: OwnPlan | null) {
  return plan?.outcome === "published" ? plan : null;
}
