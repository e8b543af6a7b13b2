import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";
import { linesGapCents } from "../sums-of-bill.ts";

/** The lines do not come to the total that the bill states. */
export const sumMismatch: AuditRule = {
  id: "sum-mismatch",
  strength: "error",
  source: billingErrorSource,
  restsOnSums: true,
  find({ bill: { lines, totals } }) {
    if (lines.length === 0) return { notChecked: "no-lines" };
    if (totals.chargesCents === null) return { notChecked: "no-charges-total" };
    const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const tooMuchCents = linesGapCents({ lines, totals });
    if (!tooMuchCents) return { findings: [] };
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
