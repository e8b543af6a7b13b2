import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { BillTotals } from "../../bill.ts";

export type Credits = Pick<
  BillTotals,
  "adjustmentsCents" | "insurancePaidCents" | "patientPaidCents" | "otherPaidCents"
>;
export type CreditRole = keyof Credits;

export const creditRoles = [
  "adjustmentsCents",
  "insurancePaidCents",
  "patientPaidCents",
  "otherPaidCents",
] as const satisfies CreditRole[];

export interface Credit {
  role: CreditRole;
  /** What the amount is called; one name twice is one amount printed twice. */
  name: string;
  amount: PrintedAmount;
}

/** Returns all that reduces the charges, in cents. */
export const takenOffCentsOf = (credits: Credits) =>
  creditRoles.reduce((sum, role) => sum + (credits[role]?.value ?? 0), 0);

/** Amounts at one place are one, however many labels name it. */
export const placeOf = ({ row, start }: PrintedAmount) => `${row.index} ${start}`;
