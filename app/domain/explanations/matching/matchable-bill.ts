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
