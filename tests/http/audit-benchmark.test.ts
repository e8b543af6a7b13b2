import { expect, test } from "vitest";
import type { BenchBill } from "../../bench/audit/bench-bill.ts";
import { makeBills } from "../../bench/audit/make-bills.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ API_REQUESTS_PER_MINUTE: "100000" });

/** Prices are looked up, not sent. */
const NOT_SENT = /^above-/;

test("a program that sends the benchmark's bills is told what is wrong with them, and nothing else", async () => {
  for (const bench of makeBills({ planted: 100, clean: 20, seed: 3 })) {
    if (bench.truths.some(({ rule }) => NOT_SENT.test(rule))) continue;
    const reply = await site.fetch("/audit.json", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(requestOf(bench)),
    });
    expect(reply.status).toBe(200);
    const { findings, disputable_cents } = await reply.json();
    const told = findings.map(
      ({ rule, amount_at_stake_cents }: { rule: string; amount_at_stake_cents: number }) =>
        `${rule} ${amount_at_stake_cents}`,
    );
    const expected = bench.truths.map(({ rule, amountCents }) => `${rule} ${amountCents}`);
    expect(told.sort()).toEqual(expected.sort());
    expect(disputable_cents).toBe(bench.disputableCents);
  }
});

function requestOf({ bill }: BenchBill) {
  const { provider, explanation, goodFaithEstimate, household } = bill;
  return {
    setting: bill.setting,
    statement_date: bill.statementDate,
    service_from: bill.serviceFrom,
    service_to: bill.serviceTo,
    self_pay: bill.coverage === "self-pay",
    insured: bill.coverage !== "self-pay",
    provider: {
      name: provider.name,
      nonprofit: provider.isNonprofit,
      assistance: provider.assistance && {
        free_up_to_percent: provider.assistance.freeUpToPercent,
        discount_up_to_percent: provider.assistance.discountUpToPercent,
      },
    },
    lines: bill.lines.map((line) => ({
      date: line.serviceDate,
      code: line.serviceCode?.code ?? null,
      code_type: line.serviceCode?.codeType ?? null,
      revenue_code: line.revenueCode,
      modifiers: line.modifiers,
      units: line.units,
      unit_price_cents: line.unitPriceCents,
      amount_cents: line.amountCents,
      description: line.description,
    })),
    totals: {
      charges_cents: bill.totals.chargesCents,
      adjustments_cents: bill.totals.adjustmentsCents,
      payments_cents: bill.totals.paymentsCents,
      balance_cents: bill.totals.balanceCents,
    },
    payments: bill.payments?.map(({ date, amountCents }) => ({ date, amount_cents: amountCents })) ?? null,
    eob: explanation && {
      network: explanation.network,
      emergency: explanation.isEmergency,
      patient_responsibility_cents: explanation.patientResponsibilityCents,
      lines: explanation.lines.map((line) => ({
        date: line.serviceDate,
        code: line.code,
        billed_cents: line.billedCents,
        allowed_cents: line.allowedCents,
        plan_paid_cents: line.planPaidCents,
        patient_responsibility_cents: line.patientResponsibilityCents,
      })),
    },
    good_faith_estimate: goodFaithEstimate && {
      total_cents: goodFaithEstimate.totalCents,
      date: goodFaithEstimate.date,
    },
    household: household && {
      size: household.size,
      annual_income_cents: household.annualIncomeCents,
      state: household.state,
    },
  };
}
