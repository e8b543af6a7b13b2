import type { ExplanationOfBenefits } from "#app/domain/audits/audited-bill.ts";
import type { LinePriceContext } from "#app/domain/audits/line-price-context.ts";
import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import type { BenchBill, Draft, DraftLine, Truth } from "./bench-bill.ts";
import { daysAfter } from "./days-after.ts";
import { expectedDisputableCents } from "./reference-amounts.ts";

/** Puts the lines in order and makes totals that agree with them. */
export function settleTotals(draft: Draft, random: SeededRandom): void {
  draft.lines.sort((one, other) => one.day.localeCompare(other.day));
  const chargesCents = draft.lines.reduce((sum, { cents }) => sum + cents, 0);
  const [least, most] = {
    "self-pay": [0, 0.3],
    medicare: [0.55, 0.8],
    "other-plan": [0.3, 0.6],
    medicaid: [0.6, 0.85],
    tricare: [0.5, 0.75],
  }[draft.coverage];
  const adjustmentsCents = Math.round(chargesCents * random.between(least!, most!));
  const paidCents = Math.round((chargesCents - adjustmentsCents) * random.pick([0, 0.1, 0.25, 0.5]));
  if (random.chance(0.5)) draft.payments = paymentsOf(draft, paidCents);
  const balanceCents = chargesCents - adjustmentsCents - paidCents;
  draft.totals = { chargesCents, adjustmentsCents, paymentsCents: paidCents, balanceCents };
}

/** Two payments on two days, or of two amounts, aren't a duplicate payment. */
function paymentsOf({ days }: Draft, paidCents: number): Draft["payments"] {
  if (paidCents < 2) return [];
  const half = Math.floor(paidCents / 2);
  const date = days.at(-1)!;
  return [
    { date, amountCents: half },
    { date: half * 2 === paidCents ? daysAfter(date, 3) : date, amountCents: paidCents - half },
  ];
}

/** A plan in whose network the provider is, that saw every line as it was charged. */
export function mirroredExplanation(draft: Draft, owedCents: number): ExplanationOfBenefits {
  return {
    network: "in",
    isEmergency: false,
    patientResponsibilityCents: owedCents,
    lines: draft.lines.map(({ day, code, cents }) => ({
      serviceDate: day,
      code,
      billedCents: cents,
      allowedCents: Math.round(cents * 0.6),
      planPaidCents: Math.round(cents * 0.5),
      patientResponsibilityCents: null,
    })),
  };
}

/** The bill as an audit sees it, with all that is wrong with it. */
export function writeOut(draft: Draft, name: string): BenchBill {
  const { lines, days, totals, printsLineDays, printsUnitPrices, planted, truths } = draft;
  const plantedRules = new Set(planted.map((plant) => plant.split(":")[0]));
  const at = (some: readonly DraftLine[]) => some.map((line) => lines.indexOf(line)).sort((a, b) => a - b);
  return {
    name,
    kind: draft.kind,
    planted,
    nearMisses: draft.nearMisses,
    bill: {
      setting: draft.setting,
      statementDate: draft.statementDate,
      serviceFrom: days[0]!,
      serviceTo: days.at(-1)!,
      coverage: draft.coverage,
      provider: draft.provider,
      lines: lines.map((line) => ({
        serviceDate: printsLineDays ? line.day : null,
        serviceCode:
          line.code === null ? null : { codeType: procedureCodeShape(line.code) ?? "CPT", code: line.code },
        revenueCode: line.revenueCode,
        modifiers: line.modifiers,
        units: line.units,
        unitPriceCents: printsUnitPrices ? line.unitCents : null,
        amountCents: line.cents,
        description: line.words,
      })),
      totals,
      payments: draft.payments,
      explanation: draft.explanation,
      goodFaithEstimate: draft.goodFaithEstimate,
      household: draft.household,
    },
    prices: draft.hasPrices ? lines.map((line) => contextOf(line, daysAfter(days[0]!, -90))) : null,
    truths: truths.map(
      ({ rule, lines: about, beside, amountCents, impliedBy }): Truth => ({
        rule,
        lines: at(about),
        beside: beside ? at(beside) : null,
        amountCents,
        impliedBy: impliedBy ?? (plantedRules.has(rule) ? null : "what was planted, by the tables"),
      }),
    ),
    disputableCents: expectedDisputableCents(truths, totals.balanceCents),
  };
}

/** `fileDate`: of the hospital's price file. */
function contextOf(
  { published: { gross, cash, state, medicare } }: DraftLine,
  fileDate: string,
): LinePriceContext {
  const isOwn = gross !== undefined || cash !== undefined;
  const [grossCents, cashCents] = [gross ?? null, cash ?? null];
  return {
    own: isOwn
      ? { grossCents, cashCents, setting: "both", importId: 1, fileDate, place: "row 2", chargeNo: 1 }
      : null,
    state:
      state === undefined
        ? null
        : { state: "OH", hospitalCount: 40, p25Cents: 1, medianCents: Math.min(2, state), p75Cents: state },
    stateHeaps: null,
    medicare:
      medicare === undefined ? null : { amountCents: medicare, schedule: "outpatient", edition: "2025-10" },
  };
}
