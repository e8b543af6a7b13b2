import type { AuditRule } from "../audit-rule.ts";
import { chargesAfterDiscount } from "../charges-after-discount.ts";
import { goodFaithEstimateSource } from "../sources.ts";

/** From there on a bill may be disputed (45 CFR 149.620). */
const FROM_CENTS = 40_000;

/** Billed at least $400 above the estimate of a provider, after its own discount, without insurance or without using it. */
export const goodFaithEstimate: AuditRule = {
  id: "good-faith-estimate",
  strength: "error",
  source: goodFaithEstimateSource,
  find({ bill }) {
    const { goodFaithEstimate: estimate, coverage } = bill;
    if (estimate === null) return { notChecked: "no-estimate" };
    if (coverage !== "self-pay") return { notChecked: "not-self-pay" };
    const { leastCents, mostCents } = chargesAfterDiscount(bill);
    const estimateCents = estimate.totalCents;
    if (mostCents - estimateCents < FROM_CENTS) return { findings: [] };
    const isSure = leastCents - estimateCents >= FROM_CENTS;
    const chargesCents = isSure ? leastCents : mostCents;
    const differenceCents = chargesCents - estimateCents;
    const facts = { chargesCents, estimateCents, differenceCents };
    return {
      findings: [
        isSure
          ? {
              lines: [],
              stakes: [{ lines: [], amountCents: differenceCents, ofWhole: true }],
              kind: leastCents === mostCents ? "above" : "at-least-above",
              facts,
            }
          : { lines: [], stakes: [], kind: "perhaps-above", facts, strength: "question" },
      ],
    };
  },
};
