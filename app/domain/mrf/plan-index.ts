import type { NamedPlan } from "./rate-columns.ts";

/** Opens a look-up of a plan by its names, which adds one that is new to `plans`. */
export function openPlanIndex(plans: NamedPlan[]) {
  const indexes = new Map<string, Map<string, number>>();

  return function indexOf(payerName: string, planName: string): number {
    let ofPayer = indexes.get(payerName);
    if (!ofPayer) {
      ofPayer = new Map();
      indexes.set(payerName, ofPayer);
    }
    const known = ofPayer.get(planName);
    if (known !== undefined) return known;
    ofPayer.set(planName, plans.length);
    return plans.push({ payerName, planName }) - 1;
  };
}
