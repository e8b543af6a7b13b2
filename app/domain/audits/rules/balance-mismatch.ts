import type { AuditRule } from "../audit-rule.ts";
import { billingErrorSource } from "../sources.ts";
import { dueGapCents } from "../sums-of-bill.ts";

/** Charges less reductions and payments don't equal the amount due. */
export const balanceMismatch: AuditRule = {
  id: "balance-mismatch",
  strength: "error",
  source: billingErrorSource,
  restsOnSums: true,
  find({ bill: { totals } }) {
    const { chargesCents, adjustmentsCents, paymentsCents, balanceCents } = totals;
    if (chargesCents === null) return { notChecked: "no-charges-total" };
    if (balanceCents === null) return { notChecked: "no-balance" };
    const tooMuchCents = dueGapCents({ totals });
    if (!tooMuchCents) return { findings: [] };
    const leftCents = balanceCents - tooMuchCents;
    // What is not printed may be a reduction.
    if (tooMuchCents < 0 && (adjustmentsCents === null || paymentsCents === null)) {
      return { notChecked: "no-deductions" };
    }
    return {
      findings: [
        {
          lines: [],
          stakes: tooMuchCents > 0 ? [{ lines: [], amountCents: tooMuchCents }] : [],
          kind: tooMuchCents > 0 ? "balance-too-high" : "balance-too-low",
          facts: { leftCents, balanceCents, differenceCents: Math.abs(tooMuchCents) },
        },
      ],
    };
  },
};
