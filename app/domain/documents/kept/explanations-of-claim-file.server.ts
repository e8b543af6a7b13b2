import type { KeepRefusal } from "#app/domain/bills/kept/keep-refusal.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { noAmounts } from "#app/domain/explanations/explanation.ts";
import { type KeptExplanation, MAX_CLAIMS } from "#app/domain/explanations/kept/kept-explanation.ts";
import type { ReadStructured } from "#app/domain/explanations/structured-file.ts";
import type { ClaimFileType, KeptDocument } from "#app/domain/kept/kept-document.ts";

/**
 * The explanations of a plan's file of claims, one for each plan: the file has one for each claim. The file itself stays with the
 * first.
 */
export function explanationsOfClaimFile(
  read: ReadStructured,
  document: KeptDocument & { type: ClaimFileType },
  { givenWithBillId, fileNumber }: { givenWithBillId: string | null; fileNumber: number },
): { outcome: "made"; kept: KeptExplanation[] } | { outcome: "not-kept"; refusal: KeepRefusal } {
  if (read.outcome === "refused") {
    const refusal = { reason: "claims-unreadable", why: read.reason, fileNumber } as const;
    return { outcome: "not-kept", refusal };
  }
  const claimCount = read.explanations.reduce((sum, { claims }) => sum + claims.length, 0);
  if (claimCount > MAX_CLAIMS) {
    return { outcome: "not-kept", refusal: { reason: "too-many-claims", claimCount } };
  }
  return {
    outcome: "made",
    kept: joinByPlan(read.explanations).map((explanation, index) => ({
      explanation,
      documents: index === 0 ? [document] : [],
      givenWithBillId,
    })),
  };
}

function joinByPlan(explanations: readonly Explanation[]): Explanation[] {
  const ofPlan = new Map<string, Explanation>();
  for (const explanation of explanations) {
    const { plan, planKind, memberId } = explanation;
    const key = JSON.stringify([plan?.value, planKind, memberId?.value]);
    const present = ofPlan.get(key);
    ofPlan.set(key, present ? join(present, explanation) : explanation);
  }
  return [...ofPlan.values()];
}

/** Dates of a notice and days to appeal are each claim's own: they stay only where both say the same. */
function join(one: Explanation, other: Explanation): Explanation {
  const isSameDay = one.issueDate?.value === other.issueDate?.value;
  const codes = new Set(one.remarks.map(({ code }) => code));
  return {
    ...one,
    issueDate: isSameDay ? one.issueDate : null,
    claims: [...one.claims, ...other.claims],
    totals: noAmounts,
    remarks: [...one.remarks, ...other.remarks.filter(({ code }) => !codes.has(code))],
    appeal: {
      days: one.appeal.days?.value === other.appeal.days?.value ? one.appeal.days : null,
      by: one.appeal.by?.value === other.appeal.by?.value ? one.appeal.by : null,
      address: one.appeal.address ?? other.appeal.address,
    },
    accumulators: one.accumulators.length > 0 ? one.accumulators : other.accumulators,
  };
}
