import { type KeptBill, sumOfLinesCents } from "./kept-bill.ts";

/** A sum that a bill should fulfil: what it states, and what comes of its parts, in cents. */
export interface SumCheck {
  statedCents: number;
  workedOutCents: number;
}

/** Returns the sums of a bill that can be compared: its lines with its charges, and charges less adjustments and payments, with
 *  an earlier balance, with the amount due. Null where a part is not stated. Many bills don't fulfill them, and rightly so: lines
 *  of an earlier statement, fees, interest. */
export function checkSums(bill: KeptBill): { lines: SumCheck | null; due: SumCheck | null } {
  const { totals, previousCents = 0 } = bill;
  const charges = totals.chargesCents?.value ?? null;
  const lines = sumOfLinesCents(bill);
  const gross = charges ?? lines;
  const due = totals.amountDueCents?.value ?? null;
  const paid = [
    totals.adjustmentsCents,
    totals.insurancePaidCents,
    totals.patientPaidCents,
    totals.otherPaidCents,
  ].reduce((sum, amount) => sum + (amount?.value ?? 0), 0);
  return {
    lines: charges === null || lines === null ? null : { statedCents: charges, workedOutCents: lines },
    due:
      due === null || gross === null
        ? null
        : { statedCents: due, workedOutCents: gross - paid + previousCents },
  };
}
