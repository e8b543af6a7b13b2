import { sumOf } from "#app/domain/reading/sums/sum-of.ts";
import type { AmountKind } from "../../explanation.ts";
import type { AmountRole } from "./amount-roles.ts";

/** The amounts of a record by what they would be; null: not printed. */
export interface RecordSums {
  billed: number | null;
  /** Discount and not covered, apart or as one; null: neither is printed. */
  reductions: number | null;
  notCovered: number | null;
  allowed: number | null;
  planPaid: number | null;
  otherInsurance: number | null;
  /** Deductible, copay and coinsurance, as many as are printed. */
  shares: number | null;
  /** Whether a column is missing that could hold a part of them. */
  hasHiddenShares: boolean;
  /** Whether no column can hold what the provider writes off. */
  hasHiddenDiscount: boolean;
  youOwe: number | null;
  /** The largest of those that are none of these. */
  other: number | null;
}

type Sum = Exclude<keyof RecordSums, "hasHiddenShares" | "hasHiddenDiscount">;

const SHARES: readonly AmountKind[] = ["deductible", "copay", "coinsurance"];

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

/** Adds the amounts of a record up by the roles that its slots would have. */
export function sumsOf(cents: readonly (number | null)[], roles: readonly AmountRole[]): RecordSums {
  const sums: RecordSums = {
    billed: null,
    reductions: null,
    notCovered: null,
    allowed: null,
    planPaid: null,
    otherInsurance: null,
    shares: null,
    hasHiddenDiscount: !roles.some(({ kinds }) => kinds.includes("discount")),
    hasHiddenShares: !SHARES.every((share) => roles.some(({ kinds }) => kinds.includes(share))),
    youOwe: null,
    other: null,
  };
  for (const [index, role] of roles.entries()) {
    const [kind, another] = role.kinds;
    const value = cents[index];
    if (value === null || value === undefined) continue;
    if (!kind) {
      sums.other = Math.max(sums.other ?? 0, value);
      continue;
    }
    // What is refused and what is written off, in one number, is a reduction alone.
    for (const sum of another ? SUM_OF[kind].slice(0, 1) : SUM_OF[kind]) sums[sum] = (sums[sum] ?? 0) + value;
  }
  return sums;
}

/** Whether an equation holds of a record, and how much that says: little where one amount alone equals another. */
export interface Trial {
  holds: boolean;
  weight: number;
}

/** Null: what is printed does not tell. */
export type Equation = (sums: RecordSums) => Trial | null;

const WEIGHT_OF_ONE_PART = 0.3;
const ROUNDING_CENTS = 1;

/** Tries a whole against its parts, some of which are optional. */
function trial(whole: number, parts: readonly number[], optional = 0): Trial | null {
  const told = parts.filter((part) => part !== 0).length;
  if (told === 0) return null;
  const sum = sumOf(parts);
  const holds = [sum, sum + optional].some((one) => Math.abs(one - whole) <= ROUNDING_CENTS);
  return { holds, weight: told > 1 ? 1 : WEIGHT_OF_ONE_PART };
}

/** As `trial`; parts that come to less than the whole tell nothing where a column for more of them is missing. */
function unlessHidden(isHidden: boolean, whole: number, parts: readonly number[], optional = 0) {
  const tried = trial(whole, parts, optional);
  const sum = sumOf(parts);
  return tried && !tried.holds && isHidden && sum < whole ? null : tried;
}

/** Whether the member owes part of an uncovered amount without a column. False with other insurance, whose
 *  payment could explain an amount that looks like a share. */
function isAboveAllowed(
  sums: Pick<RecordSums, "billed" | "allowed" | "planPaid" | "otherInsurance" | "youOwe" | "notCovered">,
) {
  const { billed, allowed, planPaid, otherInsurance, youOwe, notCovered } = sums;
  if (billed === null || allowed === null || notCovered !== null || otherInsurance !== null) return false;
  const paid = (planPaid ?? 0) + (youOwe ?? 0);
  return paid > allowed + ROUNDING_CENTS && paid < billed;
}

/** What always holds of a claim and its lines; the last four where a column between is not printed. */
export const EQUATIONS: readonly Equation[] = [
  ({ billed, reductions, notCovered, allowed, hasHiddenDiscount }) =>
    billed === null || allowed === null || reductions === null
      ? null
      : unlessHidden(hasHiddenDiscount, billed, [reductions - (notCovered ?? 0), notCovered ?? 0, allowed]),
  ({ allowed, planPaid, otherInsurance, shares, hasHiddenShares }) =>
    allowed === null || planPaid === null || shares === null
      ? null
      : unlessHidden(hasHiddenShares, allowed, [planPaid, otherInsurance ?? 0, shares]),
  // The member pays what is not covered, or the provider does.
  ({ youOwe, shares, notCovered, hasHiddenShares }) =>
    youOwe === null || shares === null
      ? null
      : unlessHidden(hasHiddenShares, youOwe, [shares], notCovered ?? 0),
  ({ billed, allowed, planPaid, otherInsurance, shares, youOwe, notCovered, hasHiddenShares }) =>
    allowed === null ||
    planPaid === null ||
    youOwe === null ||
    (shares !== null && !hasHiddenShares) ||
    allowed === 0 ||
    isAboveAllowed({ billed, allowed, planPaid, otherInsurance, youOwe, notCovered })
      ? null
      : // Out of network the member may owe all that the plan does not pay.
        trial(
          planPaid + (otherInsurance ?? 0) + youOwe === billed && notCovered === null
            ? billed
            : allowed + (notCovered ?? 0),
          [planPaid, otherInsurance ?? 0, youOwe],
          notCovered ?? 0,
        ),
  ({ billed, reductions, allowed, planPaid, otherInsurance, shares, hasHiddenDiscount, hasHiddenShares }) =>
    billed === null || reductions === null || allowed !== null || planPaid === null || shares === null
      ? null
      : unlessHidden(hasHiddenDiscount || hasHiddenShares, billed, [
          reductions,
          planPaid,
          otherInsurance ?? 0,
          shares,
        ]),
  ({
    billed,
    reductions,
    notCovered,
    allowed,
    planPaid,
    otherInsurance,
    shares,
    youOwe,
    hasHiddenDiscount,
    hasHiddenShares,
  }) =>
    billed === null ||
    reductions === null ||
    allowed !== null ||
    planPaid === null ||
    (shares !== null && !hasHiddenShares) ||
    youOwe === null
      ? null
      : unlessHidden(
          hasHiddenDiscount,
          billed + (notCovered ?? 0),
          [reductions, planPaid, otherInsurance ?? 0, youOwe],
          notCovered ?? 0,
        ),
  // What the provider writes off is not printed, and is nothing where these come to all that was billed.
  ({ billed, reductions, allowed, planPaid, otherInsurance, youOwe }) =>
    billed === null || reductions !== null || allowed !== null || planPaid === null || youOwe === null
      ? null
      : unlessHidden(true, billed, [planPaid, otherInsurance ?? 0, youOwe]),
];

/** How many amounts are larger than the one that they are a part of. */
export function countLargerParts({
  billed,
  allowed,
  planPaid,
  reductions,
  shares,
  youOwe,
  other,
  otherInsurance,
}: RecordSums): number {
  const parts = [reductions, allowed, planPaid, shares, youOwe, other];
  const aboveBilled =
    billed === null ? 0 : parts.filter((part) => part !== null && part > billed + ROUNDING_CENTS).length;
  const aboveAllowed = allowed !== null && planPaid !== null && planPaid > allowed + ROUNDING_CENTS ? 1 : 0;
  const aboveOwed =
    shares !== null && youOwe !== null && otherInsurance === null && shares > youOwe + ROUNDING_CENTS ? 1 : 0;
  return aboveBilled + aboveAllowed + aboveOwed;
}
