import type { AuditRule, Found } from "../audit-rule.ts";
import type { AuditedBill, ExplanationOfBenefits } from "../audited-bill.ts";
import { isProcedure } from "../is-procedure.ts";
import { networkContractSource } from "../sources.ts";
import type { StandingLine } from "../standing-lines.ts";

/** The plan saw other charges than the bill has; or the bill asks for more than the plan says is owed, and the plan does not
 *  say whether the provider is in its network. */
export const eobMismatch: AuditRule = {
  id: "eob-mismatch",
  strength: "error",
  source: networkContractSource,
  find({ bill, standing }) {
    const { explanation } = bill;
    if (explanation === null) return { notChecked: "no-explanation-of-benefits" };
    return { findings: [...otherCharges(bill, standing, explanation), ...aboveOwed(bill, explanation)] };
  },
};

function otherCharges(
  { totals, lines }: AuditedBill,
  standing: readonly StandingLine[],
  explanation: ExplanationOfBenefits,
): Found[] {
  const billed = explanation.lines.map(({ billedCents }) => billedCents);
  if (billed.length === 0 || !billed.every((amount) => amount !== null)) return [];
  const billedCents = sum(billed);
  const chargesCents = totals.chargesCents ?? sum(lines.map(({ amountCents }) => amountCents));
  if (billedCents === chargesCents) return [];
  const facts = { billedCents, chargesCents, differenceCents: Math.abs(billedCents - chargesCents) };
  return [{ lines: linesUnlike(standing, explanation), stakes: [], kind: "other-charges", facts }];
}

/** The bill's lines that the plan saw with another amount, or not at all. A code that says not by itself what was done, such as
 *  a revenue code, counts only where the plan lists it, too: many plans print none. */
function linesUnlike(standing: readonly StandingLine[], explanation: ExplanationOfBenefits): number[] {
  const seen = new Map<string, number>();
  for (const { code, billedCents } of explanation.lines) {
    const key = `${code} ${billedCents}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const listed = new Set(explanation.lines.map(({ code }) => code));
  return standing.flatMap(({ index, line: { serviceCode, amountCents } }) => {
    if (!serviceCode || !(isProcedure(serviceCode) || listed.has(serviceCode.code))) return [];
    const key = `${serviceCode.code} ${amountCents}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times - 1);
    return times > 0 ? [] : [index];
  });
}

function aboveOwed({ totals: { balanceCents } }: AuditedBill, explanation: ExplanationOfBenefits): Found[] {
  const { network, patientResponsibilityCents: owedCents } = explanation;
  if (network !== null || owedCents === null || balanceCents === null || balanceCents <= owedCents) return [];
  const amountCents = balanceCents - owedCents;
  const facts = { balanceCents, owedCents, differenceCents: amountCents };
  return [
    { lines: [], stakes: [{ lines: [], amountCents, ofWhole: true }], kind: "above-responsibility", facts },
  ];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
