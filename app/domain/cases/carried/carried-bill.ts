import { randomUUID } from "node:crypto";
import type { AuditedBill, AuditedLine, AuditedTotals } from "#app/domain/audits/audited-bill.ts";
import { type AuditFactTexts, factTextsOf } from "#app/domain/audits/kept/fact-texts-of.ts";
import { planClaimOf } from "#app/domain/audits/plan-claim.ts";
import {
  emptyBill,
  type KeptBill,
  type KeptLine,
  type KeptTotals,
  MAX_LINES,
  type StatedValue,
} from "#app/domain/bills/kept/kept-bill.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { KeptState } from "#app/domain/kept/kept-document.ts";

/** An explanation with the claims of it that are about the bill, by their places. */
export interface CarriedExplanation {
  explanationId: string;
  explanation: Explanation;
  claimIndexes: number[];
  /** "draft": an amount of it was not read surely, and its owner looks at it first. */
  state: KeptState;
}

/** A bill audited without an account, ready to be added to one, with the entered facts and the plan's decision.
 *  Its file is missing, because it was never stored. Its ids are fixed, so the account stores it once, however
 *  often it is sent. */
export interface CarriedBill {
  billId: string;
  /** "draft": its owner has not looked yet at all that was read. */
  state: KeptState;
  bill: KeptBill;
  factTexts: AuditFactTexts;
  explanations: CarriedExplanation[];
}

interface AuditedWithoutAccount {
  bill: AuditedBill;
  hospital: LinkedHospital | null;
  /** Whether a person checked what was read. */
  isChecked: boolean;
  explanations: readonly Omit<CarriedExplanation, "explanationId" | "state">[];
}

/** Null: it has more lines than a kept bill may have. */
export function carryBill({
  bill,
  hospital,
  isChecked,
  explanations,
}: AuditedWithoutAccount): CarriedBill | null {
  const { provider, statementDate, serviceFrom, serviceTo, lines, totals, payments } = bill;
  if (lines.length > MAX_LINES) return null;
  const isSure = isChecked && lines.every(({ unsure }) => unsure === undefined);
  return {
    billId: randomUUID(),
    state: isSure ? "kept" : "draft",
    bill: {
      ...emptyBill,
      providerName: typed(provider.name),
      hospital,
      statementDate: typed(statementDate),
      serviceDates: { first: typed(serviceFrom ?? serviceTo), last: typed(serviceTo ?? serviceFrom) },
      totals: keptTotals(totals),
      ...(totals.previousCents != null && { previousCents: totals.previousCents }),
      lines: lines.map(keptLine),
      lastLineId: lines.length,
      payments: payments?.flatMap(({ date, amountCents }) => (date ? [{ date, amountCents }] : [])) ?? null,
    },
    factTexts: factTextsOf(bill),
    explanations: explanations.map((one) => ({
      ...one,
      explanationId: randomUUID(),
      state: hasDoubt(one.explanation) ? "draft" : "kept",
    })),
  };
}

function hasDoubt(explanation: Explanation): boolean {
  return explanation.claims.some((claim) => planClaimOf(explanation, claim).isDoubted);
}

/** The same bill for another account. */
export function withNewIds(carried: CarriedBill): CarriedBill {
  const explanations = carried.explanations.map((one) => ({ ...one, explanationId: randomUUID() }));
  return { ...carried, billId: randomUUID(), explanations };
}

const typed = <Value>(value: Value | null): StatedValue<Value> | null =>
  value === null ? null : { value, printed: null };

function keptLine(line: AuditedLine, index: number): KeptLine {
  return {
    lineId: index + 1,
    serviceDate: typed(line.serviceDate),
    serviceCode: typed(line.serviceCode),
    modifiers: line.modifiers.map((value) => ({ value, printed: null })),
    revenueCode: typed(line.revenueCode),
    description: typed(line.description),
    units: typed(line.units),
    unitPriceCents: typed(line.unitPriceCents),
    amountCents: typed(line.amountCents),
  };
}

/** Of the payments that are not the plan's, an audit does not know who made them. */
function keptTotals({ paymentsCents, insurancePaidCents = null, ...totals }: AuditedTotals): KeptTotals {
  const otherCents = paymentsCents === null ? null : paymentsCents - (insurancePaidCents ?? 0);
  return {
    ...emptyBill.totals,
    chargesCents: typed(totals.chargesCents),
    adjustmentsCents: typed(totals.adjustmentsCents),
    insurancePaidCents: typed(insurancePaidCents),
    otherPaidCents: typed(insurancePaidCents !== null && otherCents === 0 ? null : otherCents),
    amountDueCents: typed(totals.balanceCents),
  };
}
