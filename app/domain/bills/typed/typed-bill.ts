import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";

/** One charge, or a credit with a negative amount, as it was typed or pasted. Null = not typed. */
export interface TypedLine {
  /** ISO day. */
  serviceDate: string | null;
  /** The procedure's code, else the drug's, else the revenue code. */
  serviceCode: ServiceCode | null;
  modifiers: string[];
  /** UB-04, four digits. */
  revenueCode: string | null;
  units: number | null;
  /** How surely the units were read, 0 to 1; 1 where there are none. */
  unitsConfidence: number;
  unitPriceCents: number | null;
  amountCents: number;
  /** How surely it is this line's charge, 0 to 1. */
  amountConfidence: number;
  description: string | null;
}

/** Amounts in cents; reductions are positive. Null = not typed. */
export interface TypedTotals {
  chargesCents: number | null;
  adjustmentsCents: number | null;
  insurancePaidCents: number | null;
  patientPaidCents: number | null;
  /** Payments of which is not said who made them. */
  otherPaidCents: number | null;
  amountDueCents: number | null;
  /** Of an earlier bill. */
  previousCents: number | null;
}

/** A bill as people type it or paste it. */
export interface TypedBill {
  lines: TypedLine[];
  totals: TypedTotals;
  /** Texts in which no charge was found and that say nothing else of the bill, as they were typed. */
  unread: string[];
  /** Whether amounts are in another currency than dollars: then nothing is read. */
  isForeign: boolean;
}

/** Below it, a reading is shown to be checked, and nothing is asked for because of it. */
export const SURE = 0.9;
