import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";

/** Amounts in cents, never negative: a reduction is a positive adjustment or payment. Null = not printed. */
export interface BillTotals {
  /** Gross charges before insurance, adjustments, discounts and payments. */
  chargesCents: PrintedValue<number> | null;
  /** What no one has to pay: contractual allowances, discounts, charity care. */
  adjustmentsCents: PrintedValue<number> | null;
  insurancePaidCents: PrintedValue<number> | null;
  patientPaidCents: PrintedValue<number> | null;
  /** Payments of which the bill does not say who made them. */
  otherPaidCents: PrintedValue<number> | null;
  /** What the patient is asked to pay. */
  amountDueCents: PrintedValue<number> | null;
}

/** One charge, or one taken back with an amount below zero. Null = not printed. */
export interface BillLine {
  /** ISO day; the bill's only day of service where the line itself prints none. */
  serviceDate: PrintedValue<string> | null;
  /** The procedure code, else the drug's, else the revenue code. */
  serviceCode: PrintedValue<ServiceCode> | null;
  modifiers: PrintedValue<string>[];
  /** UB-04, four digits. */
  revenueCode: PrintedValue<string> | null;
  /** Eleven digits as 5-4-2. */
  ndc: PrintedValue<string> | null;
  description: PrintedValue<string> | null;
  units: PrintedValue<number> | null;
  /** Of one unit, in cents. */
  unitPriceCents: PrintedValue<number> | null;
  /** The whole line's charge, not a unit's. */
  amountCents: PrintedValue<number>;
  /** What the charge may be instead, in cents, where a digit of a picture was likely misread: for its owner to choose; null: nothing. */
  otherAmountCents: number | null;
}

/** An amount of money that a document prints outside its charges: a total, a part of one, or none of its sums. */
export interface OtherAmount extends PrintedValue<number> {
  /** The amount is in a sentence or an offer, so it isn't necessarily a part of any sum. */
  isInSentence: boolean;
}

/** Which kind of document it is, if the kind has its own rules; "plan-question": a plan asks before it decides; "other": a
 *  statement or an invoice. */
export const paperKinds = [
  "ub04",
  "cms1500",
  "explanation-of-benefits",
  "collection-notice",
  "estimate",
  "receipt",
  "payment-plan",
  "court-paper",
  "final-notice",
  "plan-question",
  "other",
] as const;

export type PaperKind = (typeof paperKinds)[number];

/** One payment with its day, ISO, and its amount in cents, which is positive. */
export interface BillPayment {
  date: PrintedValue<string>;
  amountCents: PrintedValue<number>;
}

export interface ProviderPlace {
  city: string | null;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string | null;
}

/** What a payment plan, a court's document, a final notice or a plan's question prints in addition to sums. Null: not read, or
 *  not with confidence. */
export interface ToldFacts {
  /** Of a receipt, in cents. */
  paidCents: number | null;
  /** Of a receipt or a payment plan: what is still to be paid, in cents. */
  leftCents: number | null;
  /** Of a payment plan, in cents. */
  monthlyCents: number | null;
  /** ISO days. */
  firstPaymentOn: string | null;
  answerBy: string | null;
  /** To answer, from the day on which it came. */
  answerDays: number | null;
  /** It confirms a plan that was agreed on. */
  isAgreed: boolean;
}

/** Whom to write and to call about a bill, and as who, as it is printed. It is about a person: it stays with who sent the bill and is
 *  kept sealed, and is never shared. Null = not printed, or not surely read. */
export interface Correspondence {
  /** The provider's own number of the patient's account. */
  accountNumber: PrintedValue<string> | null;
  patientName: PrintedValue<string> | null;
  /** On one line, as all addresses here. */
  patientAddress: PrintedValue<string> | null;
  /** Where to write about it, else where it is to be paid. */
  billingAddress: PrintedValue<string> | null;
  billingPhone: PrintedValue<string> | null;
  /** Of who helps those that cannot pay. */
  assistancePhone: PrintedValue<string> | null;
  collectorName: PrintedValue<string> | null;
  collectorReference: PrintedValue<string> | null;
  originalCreditor: PrintedValue<string> | null;
  /** ISO day: the last one to dispute what a collector asks for. */
  disputeBy: PrintedValue<string> | null;
  /** The same in days after the collector's notice. */
  disputeDays: PrintedValue<number> | null;
}

/** A medical bill, statement, claim form, explanation of benefits, estimate or receipt as it was read.
 *  Null = not printed, or not found. */
export interface Bill {
  /** The provider of care whose charges these are, as printed. */
  providerName: PrintedValue<string> | null;
  /** Where the address below the provider's name says it is. */
  providerPlace: PrintedValue<ProviderPlace> | null;
  /** Our only hospital with this name, or with a fitting name and the bill's address or phone number. Null: none,
   *  or several. */
  hospitalId: number | null;
  /** ISO day on which the sender wrote it. */
  statementDate: PrintedValue<string> | null;
  /** ISO days; the same one where care took a day. */
  serviceDates: { first: PrintedValue<string>; last: PrintedValue<string> } | null;
  /** Whether the document prints both first and last day as days of care: as a range, or as admission and discharge. Else they
   *  are those of its charges, or of one label. */
  isPeriodPrinted: boolean;
  paper: PaperKind;
  /** Of a document that says by its title what it is; absent: it doesn't. */
  told?: ToldFacts;
  totals: BillTotals;
  /** Of what it asks for, in cents, what it adds to its own charges: an earlier balance, interest or fees, where its sums prove it; null:
   *  nothing. */
  previousCents: number | null;
  lines: BillLine[];
  /** Whether there are charges that could not be read as a line: then the lines do not add up. */
  hasUnreadCharges: boolean;
  /** Each amount outside its charges once, by which it shows whether all that takes part in its sums was read. */
  otherAmounts: OtherAmount[];
  /** The payments that it lists one by one, where they add up to what it says was paid; null: it lists none, or not all. */
  payments: BillPayment[] | null;
  correspondence: Correspondence;
}

/** The day a bill is known by, ISO: when it was written, else the first day of service; null when it prints neither. */
export function invoiceDateOf(bill: Pick<Bill, "statementDate" | "serviceDates">): string | null {
  const { statementDate, serviceDates } = bill;
  return statementDate?.value ?? serviceDates?.first.value ?? null;
}

/** Total charges in cents: as printed, else the sum of the lines; null when there is neither. */
export function totalChargesCentsOf({ totals, lines }: Pick<Bill, "totals" | "lines">): number | null {
  if (totals.chargesCents) return totals.chargesCents.value;
  return lines.length > 0 ? lines.reduce((sum, line) => sum + line.amountCents.value, 0) : null;
}
