import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { PageBox } from "#app/domain/reading/values/printed-at.ts";

/** A value with where it comes from. */
export interface ExplainedValue<Value> {
  value: Value;
  /** Where a page prints it; 0 is the first page. Null: a structured file or a person says it. */
  place: { pageIndex: number; box: PageBox } | null;
  /** 0 to 1; 1 for what a structured file says. */
  confidence: number;
}

/**
 * The money columns of an explanation. Always: billed = discount + not covered + allowed, and
 * allowed = plan paid + other insurance + deductible + copay + coinsurance.
 */
export const amountKinds = [
  "billed",
  "discount",
  "allowed",
  "notCovered",
  "planPaid",
  "otherInsurance",
  "deductible",
  "copay",
  "coinsurance",
  "youOwe",
] as const;

export type AmountKind = (typeof amountKinds)[number];

/**
 * In cents, never negative on a printed explanation, whatever sign the page shows; a structured
 * file that takes a claim back has negative ones. A dash printed for zero is 0. Null = not told:
 * an amount is never worked out from others here.
 */
export type ExplainedAmounts = Readonly<Record<AmountKind, ExplainedValue<number> | null>>;

/** Why a plan did not pay an amount: X12 group code, claim adjustment reason code (CARC). */
export interface Adjustment {
  /** CO: the provider writes it off; PR: the patient's; OA: other; PI: the payer's own; CR: correction. */
  group: "CO" | "PR" | "OA" | "PI" | "CR" | null;
  /** CARC, such as "45"; null where only an amount is told. */
  reasonCode: string | null;
  /** Cents; negative: taken back. */
  amountCents: number;
}

export interface ExplainedLine {
  /** ISO day. */
  serviceDate: ExplainedValue<string> | null;
  serviceCode: ExplainedValue<ServiceCode> | null;
  modifiers: readonly string[];
  description: ExplainedValue<string> | null;
  units: ExplainedValue<number> | null;
  amounts: ExplainedAmounts;
  /** Remark codes as printed, or RARC of a structured file; their words are in `Explanation.remarks`. */
  remarkCodes: readonly string[];
  /** Of a structured file; empty on a printed one. */
  adjustments: readonly Adjustment[];
}

export const claimStatuses = ["paid", "partly", "denied", "reprocessed"] as const;

/** denied: every line is refused; partly: some are; paid: none is, though the plan may have paid nothing. */
export type ClaimStatus = (typeof claimStatuses)[number];

/** Who billed, as a structured file, a program or the owner states it: never read from a picture, and never worked out from a name. */
export interface BillingIdentity {
  /** With a right check digit. */
  npi: number;
  /** Nine digits; maybe a person's, so it is kept and answered as `ExplainedClaim.patient`. Null = not told. */
  taxNumber: string | null;
}

/** A plan's id as payers publish it (45 CFR 147.212): of HIOS, or its sponsor's tax number. Digits. */
export interface StatedPlanId {
  idType: "hios" | "ein";
  planId: string;
}

/** One claim of one provider as the plan decided it. Null = not told. */
export interface ExplainedClaim {
  /** As printed, with its hyphens. */
  claimNumber: ExplainedValue<string> | null;
  /** The earlier claim that this one corrects. */
  replacesClaimNumber: ExplainedValue<string> | null;
  provider: ExplainedValue<string> | null;
  /** Absent: no NPI is stated. */
  billedBy?: BillingIdentity;
  /** About a person: sealed where it is kept, never shared, logged or answered by a public call. */
  patient: ExplainedValue<string> | null;
  /** The provider's own account number of the patient; personal, too. */
  accountNumber: ExplainedValue<string> | null;
  network: ExplainedValue<"in" | "out"> | null;
  /** Out-of-network emergency care with federal protection (45 CFR 149.110), as the plan says it. */
  isEmergency: boolean;
  /** ISO days; the same one where care took a day. */
  serviceDates: { first: ExplainedValue<string>; last: ExplainedValue<string> } | null;
  /** ISO day on which the plan finished it. */
  processedDate: ExplainedValue<string> | null;
  status: ClaimStatus | null;
  lines: readonly ExplainedLine[];
  totals: ExplainedAmounts;
  /** What the provider told the plan that the patient had paid already, in cents; absent: nothing is told. */
  patientPaid?: ExplainedValue<number>;
  /** Remark codes of the whole claim (X12 MOA and MIA); absent: none. */
  remarkCodes?: readonly string[];
  /** Of the whole claim, not of a line (X12 CAS below CLP). */
  adjustments: readonly Adjustment[];
}

export const explanationPlanKinds = [
  "insured",
  "self-funded",
  "medicare",
  "medicare-advantage",
  "medicaid",
  "supplement",
  "trust",
] as const;

export type PlanKind = (typeof explanationPlanKinds)[number];

/** A running sum of the plan's year. */
export interface Accumulator {
  of: "deductible" | "out-of-pocket";
  metCents: number | null;
  limitCents: number | null;
}

export const explanationSources = ["printed", "fhir", "835", "typed"] as const;

/** What a health plan decided about claims: an explanation of benefits, a Medicare summary notice, or a structured file. */
export interface Explanation {
  source: (typeof explanationSources)[number];
  /** The plan as printed. */
  plan: ExplainedValue<string> | null;
  /** What the plan may be published under, surest first; absent: no id is stated. */
  planIds?: readonly StatedPlanId[];
  /** Null where the document does not say. */
  planKind: PlanKind | null;
  /** The company that runs a self-funded plan. */
  administrator: ExplainedValue<string> | null;
  /** ISO day of the notice. */
  issueDate: ExplainedValue<string> | null;
  /** Personal: as `ExplainedClaim.patient`. */
  memberId: ExplainedValue<string> | null;
  claims: readonly ExplainedClaim[];
  /** Over all claims, as printed; all null where it prints none. */
  totals: ExplainedAmounts;
  remarks: readonly { code: string; words: string }[];
  appeal: {
    /** From the day of the notice. */
    days: ExplainedValue<number> | null;
    /** ISO day. */
    by: ExplainedValue<string> | null;
    /** Lines of the address to write to. */
    address: ExplainedValue<readonly string[]> | null;
  };
  accumulators: readonly Accumulator[];
}

/** No amount told. */
export const noAmounts: ExplainedAmounts = {
  billed: null,
  discount: null,
  allowed: null,
  notCovered: null,
  planPaid: null,
  otherInsurance: null,
  deductible: null,
  copay: null,
  coinsurance: null,
  youOwe: null,
};
