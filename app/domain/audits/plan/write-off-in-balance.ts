import type { RuleFinding } from "../audit-rule.ts";
import type { AuditedBill } from "../audited-bill.ts";
import type { PlanComparison } from "./compare-with-plan.ts";

/** The provider's write-off, where it explains to the cent why the bill asks for more than is owed. */
export function writeOffInBalance(
  { totals }: AuditedBill,
  { causes, amounts, owedCents }: PlanComparison,
): RuleFinding[] {
  const { balanceCents } = totals;
  if (!causes?.has("write-off") || balanceCents === null || owedCents === null) return [];
  const amountCents = amounts["write-off"];
  return [
    {
      lines: [],
      stakes: [{ lines: [], amountCents, ofExcess: "write-off" }],
      kind: "write-off",
      facts: { amountCents, balanceCents, owedCents },
    },
  ];
}
