import type { AuditRule, RuleFinding, RuleOutcome } from "../audit-rule.ts";
import type { AuditedBill, ExplanationOfBenefits } from "../audited-bill.ts";
import { isProcedure } from "../is-procedure.ts";
import type { PlanComparison } from "../plan/compare-with-plan.ts";
import { aboveOwedOnClaims } from "../plan/excess-of-network.ts";
import type { LinePair } from "../plan/pair-plan-lines.ts";
import { areConsistent } from "../plan/plan-sums.ts";
import { networkContractSource } from "../sources.ts";
import type { StandingLine } from "../standing-lines.ts";

/** The plan saw other charges than the bill has; or the bill asks for more than the plan says is owed, and the plan does not
 *  say whether the provider is in its network. */
export const eobMismatch: AuditRule = {
  id: "eob-mismatch",
  strength: "error",
  source: networkContractSource,
  find({ bill, standing, plan }) {
    if (plan !== null) return againstClaims(bill, plan);
    const { explanation } = bill;
    if (explanation === null) return { notChecked: "no-explanation-of-benefits" };
    return { findings: [...otherCharges(bill, standing, explanation), ...aboveOwed(bill, explanation)] };
  },
};

function againstClaims(bill: AuditedBill, plan: PlanComparison): RuleOutcome {
  const above =
    bill.totals.balanceCents === null
      ? null
      : aboveOwedOnClaims(bill, plan, "unknown", "above-responsibility");
  const differing = plan.pairs.flatMap((pair) => lineDiffers(pair, plan));
  return { findings: [...differing, ...(above && "findings" in above ? above.findings : [])] };
}

/** A charge is in question for the amount not billed to the plan, if that amount is part of the excess over what
 *  is owed. */
function lineDiffers({ standing, claim, line }: LinePair, { causes }: PlanComparison): RuleFinding[] {
  const { amountCents } = standing.line;
  const billedCents = line.amounts.billed;
  if (billedCents === null || billedCents === amountCents) return [];
  if (claim.source === "printed" && !areConsistent(line.amounts)) return [];
  const differenceCents = Math.abs(amountCents - billedCents);
  const facts = { number: standing.index + 1, amountCents, billedCents, differenceCents };
  const found = { lines: [standing.index], stakes: [], facts };
  if (amountCents < billedCents) return [{ ...found, kind: "line-billed-lower", strength: "question" }];
  if (!causes?.has("higher")) return [{ ...found, kind: "line-differs", strength: "question" }];
  const stakes = [{ lines: [standing.index], amountCents: differenceCents, ofExcess: "higher" as const }];
  return [{ ...found, stakes, kind: "line-billed-higher" }];
}

function otherCharges(
  { totals, lines }: AuditedBill,
  standing: readonly StandingLine[],
  explanation: ExplanationOfBenefits,
): RuleFinding[] {
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

function aboveOwed(
  { totals: { balanceCents } }: AuditedBill,
  explanation: ExplanationOfBenefits,
): RuleFinding[] {
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
