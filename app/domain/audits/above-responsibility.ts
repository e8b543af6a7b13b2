import type { RuleOutcome } from "./audit-rule.ts";
import type { AuditedBill, ExplanationOfBenefits } from "./audited-bill.ts";

/** What is asked for above what the plan says is owed, where the plan's decision is of this kind. */
export function aboveResponsibility(
  { totals: { balanceCents }, explanation }: AuditedBill,
  isOfKind: (explanation: ExplanationOfBenefits) => boolean,
): RuleOutcome {
  if (explanation === null) return { notChecked: "no-explanation-of-benefits" };
  if (balanceCents === null) return { notChecked: "no-balance" };
  const owedCents = explanation.patientResponsibilityCents;
  if (owedCents === null || !isOfKind(explanation) || balanceCents <= owedCents) return { findings: [] };
  const amountCents = balanceCents - owedCents;
  return {
    findings: [
      {
        lines: [],
        stakes: [{ lines: [], amountCents, ofWhole: true }],
        kind: "above",
        facts: { balanceCents, owedCents, differenceCents: amountCents },
      },
    ],
  };
}
