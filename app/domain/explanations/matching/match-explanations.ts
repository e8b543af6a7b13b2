import type { Explanation } from "../explanation.ts";

/** What of a bill an explanation can be found by. Amounts in cents; null = not known. */
export interface MatchableBill {
  providerName: string | null;
  /** Other names of its hospital; empty: none is known. */
  hospitalNames: readonly string[];
  accountNumber: string | null;
  /** The plan's numbers that the bill prints. */
  claimNumbers: readonly string[];
  /** ISO days. */
  statementDate: string | null;
  serviceFrom: string | null;
  serviceTo: string | null;
  lines: readonly { serviceDate: string | null; code: string | null; amountCents: number }[];
  chargesCents: number | null;
  balanceCents: number | null;
}

/** What a bill and a claim have in common, strongest first. */
export type MatchReason =
  | { kind: "same-claim-number" }
  | { kind: "same-account-number" }
  | { kind: "same-billed"; cents: number }
  | { kind: "same-lines"; count: number; billLines: number }
  | { kind: "same-dates" }
  | { kind: "same-provider" };

/** One claim of one explanation that belongs to a bill. */
export interface ExplanationMatch {
  billIndex: number;
  explanationIndex: number;
  claimIndex: number;
  /** 0 to 1; from `SURE_MATCH` on it needs no question. */
  confidence: number;
  reasons: readonly MatchReason[];
}

/** Finds the claims that belong to each bill, surest first; below `POSSIBLE_MATCH` none is told. */
export function matchExplanations(
  _bills: readonly MatchableBill[],
  _explanations: readonly Explanation[],
): ExplanationMatch[] {
  return [];
}
