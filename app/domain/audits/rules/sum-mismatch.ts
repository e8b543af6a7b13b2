import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";

/** The lines do not come to the total that the bill states. */
export const sumMismatch: AuditRule = {
  id: "sum-mismatch",
  strength: "error",
  source: billingErrorSource,
  find({ bill: { lines, totals } }) {
    if (lines.length === 0) return { notChecked: "no-lines" };
    if (totals.chargesCents === null) return { notChecked: "no-charges-total" };
    const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const tooMuchCents = totals.chargesCents - sumCents;
    if (tooMuchCents === 0) return { findings: [] };
    return {
      findings: [
        {
          lines: [],
          stakes: tooMuchCents > 0 ? [{ lines: [], amountCents: tooMuchCents }] : [],
          kind: tooMuchCents > 0 ? "total-too-high" : "total-too-low",
          facts: { sumCents, chargesCents: totals.chargesCents, differenceCents: Math.abs(tooMuchCents) },
        },
      ],
    };
  },
};
