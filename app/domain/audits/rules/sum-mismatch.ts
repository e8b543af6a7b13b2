import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";

/** The lines do not come to the total that the bill states. Where credits stand among the lines, the total may be that of
 *  the charges alone, if what was taken off covers them. */
export const sumMismatch: AuditRule = {
  id: "sum-mismatch",
  strength: "error",
  source: billingErrorSource,
  restsOnSums: true,
  find({ bill: { lines, totals } }) {
    if (lines.length === 0) return { notChecked: "no-lines" };
    if (totals.chargesCents === null) return { notChecked: "no-charges-total" };
    const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const tooMuchCents = totals.chargesCents - sumCents;
    const creditCents = lines.reduce((sum, { amountCents }) => sum + Math.max(0, -amountCents), 0);
    const takenOffCents = (totals.adjustmentsCents ?? 0) + (totals.paymentsCents ?? 0);
    const isOfChargesAlone = tooMuchCents === creditCents && takenOffCents >= creditCents;
    if (tooMuchCents === 0 || isOfChargesAlone) return { findings: [] };
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
