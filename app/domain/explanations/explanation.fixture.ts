import type { AmountKind, ExplainedClaim, ExplainedLine, Explanation } from "./explanation.ts";
import { statedAmounts, told } from "./told.ts";

type Cents = Partial<Record<AmountKind, number>>;

/** The day of every claim that says no other. */
export const CARE_DAY = "2026-03-02";

/** A service on `CARE_DAY`. */
export function explainedLine(
  code: string | null,
  cents: Cents,
  more: Partial<ExplainedLine> = {},
): ExplainedLine {
  return {
    serviceDate: told(CARE_DAY),
    serviceCode: code === null ? null : told({ codeType: "CPT", code }),
    modifiers: [],
    description: null,
    units: null,
    amounts: statedAmounts(cents),
    remarkCodes: [],
    adjustments: [],
    ...more,
  };
}

/** A claim of Cedar Valley Hospital, in the network, of which nothing else is told. */
export function explainedClaim(
  lines: readonly ExplainedLine[],
  totals: Cents,
  more: Partial<ExplainedClaim> = {},
): ExplainedClaim {
  return {
    claimNumber: told("CLM-1"),
    replacesClaimNumber: null,
    provider: told("Cedar Valley Hospital"),
    patient: null,
    accountNumber: null,
    network: told("in"),
    isEmergency: false,
    serviceDates: { first: told(CARE_DAY), last: told(CARE_DAY) },
    processedDate: told("2026-03-20"),
    status: "paid",
    lines,
    totals: statedAmounts(totals),
    adjustments: [],
    ...more,
  };
}

export function explanationOf(
  claims: readonly ExplainedClaim[],
  more: Partial<Explanation> = {},
): Explanation {
  return {
    source: "printed",
    plan: told("Prairie Health Plan"),
    planKind: null,
    administrator: null,
    issueDate: told("2026-03-25"),
    memberId: null,
    claims,
    totals: statedAmounts({}),
    remarks: [],
    appeal: { days: null, by: null, address: null },
    accumulators: [],
    ...more,
  };
}
