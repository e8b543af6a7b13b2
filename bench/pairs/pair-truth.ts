import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { ExplainedAmounts, Explanation } from "#app/domain/explanations/explanation.ts";
import type { MatchableBill } from "#app/domain/explanations/matching/match-explanations.ts";
import { statedAmounts, told, toldOrNull } from "#app/domain/explanations/told.ts";

interface TruthAmounts {
  billed: number | null;
  allowed: number | null;
  discount: number | null;
  plan_paid: number | null;
  deductible: number | null;
  copay: number | null;
  coinsurance: number | null;
  not_covered: number | null;
  other_insurance: number | null;
  you_owe: number | null;
}

interface TruthLine extends TruthAmounts {
  date: string | null;
  code: string | null;
  code_type: string | null;
  description: string | null;
  remarks: string[];
}

/** A bill and its explanation as the generator knows them; amounts in dollars, null: not printed. */
export interface PairTruth {
  pair: string;
  relation: string;
  cents_at_stake: number;
  bill: {
    file: string;
    provider: string;
    account: string;
    statement_date: string;
    lines: { date: string; code: string; code_type: string; description: string; amount: number }[];
    charges: number;
    adjustments: number;
    insurance_paid: number;
    balance: number;
  };
  eob: {
    file: string;
    plan: string;
    issue_date: string | null;
    claims: {
      claim_number: string;
      provider: string;
      network: "in" | "out" | null;
      emergency: boolean;
      dates_of_service: [string, string];
      processed_date: string | null;
      lines: TruthLine[];
      totals: TruthAmounts;
    }[];
  };
}

const cents = (dollars: number) => Math.round(dollars * 100);
const centsOrNull = (dollars: number | null) => (dollars === null ? null : cents(dollars));

function codeOf(type: string | null, code: string | null): ServiceCode | null {
  return type === null || code === null ? null : normaliseCode(type, code);
}

/** The bill as an audit would have it if all were read. */
export function auditedBillOfTruth({ bill }: PairTruth): AuditedBill {
  const days = bill.lines.map(({ date }) => date).sort();
  return {
    setting: null,
    statementDate: bill.statement_date,
    serviceFrom: days[0] ?? null,
    serviceTo: days.at(-1) ?? null,
    coverage: "other-plan",
    provider: { name: bill.provider, isNonprofit: null, assistance: null },
    lines: bill.lines.map((line) => ({
      serviceDate: line.date,
      serviceCode: codeOf(line.code_type, line.code),
      revenueCode: null,
      modifiers: [],
      units: null,
      unitPriceCents: null,
      amountCents: cents(line.amount),
      description: line.description,
    })),
    totals: {
      chargesCents: cents(bill.charges),
      adjustmentsCents: cents(bill.adjustments),
      paymentsCents: cents(bill.insurance_paid),
      balanceCents: cents(bill.balance),
    },
    payments: null,
    explanation: null,
    goodFaithEstimate: null,
    household: null,
  };
}

export function matchableBillOfTruth(pair: PairTruth): MatchableBill {
  const { lines, totals, provider, ...bill } = auditedBillOfTruth(pair);
  return {
    ...bill,
    providerName: provider.name,
    hospitalNames: [],
    accountNumber: pair.bill.account,
    claimNumbers: [],
    lines: lines.map(({ serviceDate, serviceCode, amountCents }) => ({
      serviceDate,
      code: serviceCode?.code ?? null,
      amountCents,
    })),
    chargesCents: totals.chargesCents,
    balanceCents: totals.balanceCents,
  };
}

/** The explanation as it would be if all that is printed were read. */
export function explanationOfTruth({ eob }: PairTruth): Explanation {
  return {
    source: "printed",
    plan: told(eob.plan),
    planKind: null,
    administrator: null,
    issueDate: toldOrNull(eob.issue_date),
    memberId: null,
    claims: eob.claims.map((claim) => ({
      claimNumber: told(claim.claim_number),
      replacesClaimNumber: null,
      provider: told(claim.provider),
      patient: null,
      accountNumber: null,
      network: toldOrNull(claim.network),
      isEmergency: claim.emergency,
      serviceDates: { first: told(claim.dates_of_service[0]), last: told(claim.dates_of_service[1]) },
      processedDate: toldOrNull(claim.processed_date),
      status: null,
      lines: claim.lines.map((line) => ({
        serviceDate: toldOrNull(line.date),
        serviceCode: toldOrNull(codeOf(line.code_type, line.code)),
        modifiers: [],
        description: toldOrNull(line.description),
        units: null,
        amounts: amountsOf(line),
        remarkCodes: line.remarks,
        adjustments: [],
      })),
      totals: amountsOf(claim.totals),
      adjustments: [],
    })),
    totals: statedAmounts({}),
    remarks: [],
    appeal: { days: null, by: null, address: null },
    accumulators: [],
  };
}

function amountsOf(amounts: TruthAmounts): ExplainedAmounts {
  return statedAmounts({
    billed: centsOrNull(amounts.billed),
    discount: centsOrNull(amounts.discount),
    allowed: centsOrNull(amounts.allowed),
    notCovered: centsOrNull(amounts.not_covered),
    planPaid: centsOrNull(amounts.plan_paid),
    otherInsurance: centsOrNull(amounts.other_insurance),
    deductible: centsOrNull(amounts.deductible),
    copay: centsOrNull(amounts.copay),
    coinsurance: centsOrNull(amounts.coinsurance),
    youOwe: centsOrNull(amounts.you_owe),
  });
}
