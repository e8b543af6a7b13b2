import type { AmountKind } from "../../explanation.ts";
import type { AmountRole } from "./amount-roles.ts";

/** The amounts of a record by what they would be; null: not printed. */
export interface RecordSums {
  billed: number | null;
  /** Discount and not covered, apart or as one; null: neither is printed. */
  reductions: number | null;
  notCovered: number;
  allowed: number | null;
  planPaid: number | null;
  otherInsurance: number;
  /** Deductible, copay and coinsurance, as many as are printed. */
  shares: number | null;
  youOwe: number | null;
}

type Sum = keyof RecordSums;

const SUM_OF: Readonly<Record<AmountKind, readonly Sum[]>> = {
  billed: ["billed"],
  discount: ["reductions"],
  notCovered: ["reductions", "notCovered"],
  allowed: ["allowed"],
  planPaid: ["planPaid"],
  otherInsurance: ["otherInsurance"],
  deductible: ["shares"],
  copay: ["shares"],
  coinsurance: ["shares"],
  youOwe: ["youOwe"],
};

export function sumsOf(cents: readonly (number | null)[], roles: readonly AmountRole[]): RecordSums {
  const sums: RecordSums = {
    billed: null,
    reductions: null,
    notCovered: 0,
    allowed: null,
    planPaid: null,
    otherInsurance: 0,
    shares: null,
    youOwe: null,
  };
  for (const [index, role] of roles.entries()) {
    const [kind, another] = role.kinds;
    const value = cents[index];
    if (!kind || value === null || value === undefined) continue;
    // What is refused and what is written off, in one number, is a reduction alone.
    for (const sum of another ? SUM_OF[kind].slice(0, 1) : SUM_OF[kind]) sums[sum] = (sums[sum] ?? 0) + value;
  }
  return sums;
}

/** What always holds of a claim and its lines. Null: what is printed does not tell. */
export type Equation = (sums: RecordSums) => boolean | null;

const isAny = (...wanted: number[]) => (value: number) => wanted.some((one) => Math.abs(one - value) <= 1);

export const EQUATIONS: readonly Equation[] = [
  // billed = discount + not covered + allowed
  ({ billed, reductions, allowed }) =>
    billed === null || allowed === null || reductions === null || (allowed === 0 && reductions === 0)
      ? null
      : isAny(reductions + allowed)(billed),
  // allowed = plan paid + other insurance + shares
  ({ allowed, planPaid, otherInsurance, shares }) =>
    allowed === null || planPaid === null || shares === null || allowed === 0
      ? null
      : isAny(planPaid + otherInsurance + shares)(allowed),
  // you owe = shares, and what is not covered where the member pays it
  ({ youOwe, shares, notCovered }) =>
    youOwe === null || shares === null || (youOwe === 0 && shares === 0)
      ? null
      : isAny(shares, shares + notCovered)(youOwe),
  // The same three where a column between them is not printed.
  ({ allowed, planPaid, otherInsurance, shares, youOwe, notCovered }) =>
    allowed === null || planPaid === null || youOwe === null || shares !== null || allowed === 0
      ? null
      : isAny(allowed - planPaid - otherInsurance, allowed - planPaid - otherInsurance + notCovered)(youOwe),
  ({ billed, reductions, allowed, planPaid, otherInsurance, shares }) =>
    billed === null || reductions === null || allowed !== null || planPaid === null || shares === null
      ? null
      : isAny(reductions + planPaid + otherInsurance + shares)(billed),
  ({ billed, reductions, notCovered, allowed, planPaid, otherInsurance, shares, youOwe }) =>
    billed === null || reductions === null || allowed !== null || planPaid === null || shares !== null || youOwe === null
      ? null
      : isAny(
          billed - reductions - planPaid - otherInsurance,
          billed - reductions + notCovered - planPaid - otherInsurance,
        )(youOwe),
];

/** How many amounts are larger than the one that they are a part of. */
export function countLargerParts({ billed, allowed, planPaid, reductions, shares, youOwe }: RecordSums): number {
  const parts = [reductions, allowed, planPaid, shares, youOwe];
  const aboveBilled = billed === null ? 0 : parts.filter((part) => part !== null && part > billed + 1).length;
  const aboveAllowed = allowed !== null && planPaid !== null && planPaid > allowed + 1 ? 1 : 0;
  return aboveBilled + aboveAllowed;
}
