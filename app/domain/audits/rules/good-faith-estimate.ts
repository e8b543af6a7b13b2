import type { AuditRule } from "../audit-rule.ts";
import { goodFaithEstimateSource } from "../sources.ts";

/** From there on a bill may be disputed (45 CFR 149.620). */
const FROM_CENTS = 40_000;

/** Billed at least $400 above the estimate of a provider, without insurance or without using it. */
export const goodFaithEstimate: AuditRule = {
  id: "good-faith-estimate",
  strength: "error",
  source: goodFaithEstimateSource,
  find({ bill: { goodFaithEstimate: estimate, totals, lines, coverage } }) {
    if (estimate === null) return { notChecked: "no-estimate" };
    if (coverage !== "self-pay") return { notChecked: "not-self-pay" };
    const chargesCents = totals.chargesCents ?? lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const differenceCents = chargesCents - estimate.totalCents;
    if (differenceCents < FROM_CENTS) return { findings: [] };
    const facts = { chargesCents, estimateCents: estimate.totalCents, differenceCents };
    return {
      findings: [{ lines: [], stakes: [{ lines: [], amountCents: differenceCents }], kind: "above", facts }],
    };
  },
};
