import type { HospitalOfPolicy, HospitalPolicy } from "./hospital-policy.ts";
import type { Household, Screening } from "./screen-household.ts";
import type { NotCounted } from "./state-law/judge-grants.ts";
import type { StateGrant } from "./state-law/state-grant.ts";

/** Whose line it is. */
export type Basis = { policy: HospitalPolicy } | { grant: StateGrant };

/** What a household may get at a hospital, the best first. `maybe`: a line reaches it, but something has to be asked;
 *  `unknown`: nothing known here reaches it, and the hospital's policy is not known; `above`: its known lines end below. */
export const helpKinds = ["free", "discount", "maybe", "unknown", "above"] as const;
export type HelpKind = (typeof helpKinds)[number];

/** What has to be asked before a line is sure. */
export type HelpDoubt =
  | "doubtful-line"
  | "high-costs"
  | "in-program"
  | "may-bind"
  | "if-uninsured"
  | "income-not-said";

export interface Help {
  kind: HelpKind;
  /** Whose line decides, and whether it is of free care. Null: none is known, or none that the kind rests on. */
  line: { basis: Basis; isFree: boolean; percent: number | null } | null;
  doubt: HelpDoubt | null;
}

type Candidate = NonNullable<Help["line"]> & { doubt: HelpDoubt | null };

/** The best line that reaches a household at a hospital: sure ones before others, then free care before a discount, then
 *  the hospital's own before a law's. */
export function judgeHelp(hospital: HospitalOfPolicy, household: Household, screening: Screening): Help {
  const { policy } = hospital;
  const { ownPercent, settledBy } = screening;
  const lines = linesOf(policy, household, screening);
  if (settledBy !== null) {
    const settling = screening.grants.find(
      ({ grant, notCounted }) => notCounted === null && grant.programsThatSettle.includes(settledBy),
    );
    if (settling)
      return { kind: "free", line: { basis: settling, isFree: true, percent: null }, doubt: null };
  }
  const reaching = lines.filter(({ percent }) => ownPercent === null || (percent ?? 0) >= ownPercent);
  const best = reaching.toSorted(
    (one, other) =>
      Number(one.doubt !== null) - Number(other.doubt !== null) || Number(other.isFree) - Number(one.isFree),
  )[0];
  if (best) {
    const { doubt, ...line } = best;
    return { kind: doubt === null ? (line.isFree ? "free" : "discount") : "maybe", line, doubt };
  }
  const highest = lines.toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))[0];
  if (policy === null) return { kind: "unknown", line: highest ?? null, doubt: null };
  const namesNoLine = policy.freeUpToPercent === null && policy.discountUpToPercent === null;
  return namesNoLine
    ? { kind: "maybe", line: null, doubt: null }
    : { kind: "above", line: highest ?? null, doubt: null };
}

/** Not where a line may be misread, or a law asks more of the insured than an income. */
export function isSureBasis(basis: Basis, isInsured: boolean | null): boolean {
  if ("policy" in basis) return !basis.policy.isDoubtful;
  return basis.grant.helpsInsured !== "where-costs-are-high" || isInsured === false;
}

function linesOf(
  policy: HospitalPolicy | null,
  household: Household,
  { ownPercent, grants }: Screening,
): Candidate[] {
  const unsaid = ownPercent === null ? ("income-not-said" as const) : null;
  const ofPolicy = policy ? both({ policy }, policy, policy.isDoubtful ? "doubtful-line" : unsaid) : [];
  const ofGrants = grants.flatMap(({ grant, notCounted }) =>
    mayHelp(grant, notCounted, household)
      ? both({ grant }, grant, doubtOf(grant, notCounted, household.isInsured) ?? unsaid)
      : [],
  );
  return [...ofPolicy, ...ofGrants];
}

function both(
  basis: Basis,
  {
    freeUpToPercent: free,
    discountUpToPercent: discount,
  }: { freeUpToPercent: number | null; discountUpToPercent: number | null },
  doubt: HelpDoubt | null,
): Candidate[] {
  return [
    ...(free === null ? [] : [{ basis, isFree: true, percent: free, doubt }]),
    ...(discount === null ? [] : [{ basis, isFree: false, percent: discount, doubt }]),
  ];
}

/** Whether a law counts for the household, or would if what is not known were so. */
function mayHelp(
  { helpsInsured, isForResidentsOnly, state }: StateGrant,
  notCounted: NotCounted | null,
  household: Household,
): boolean {
  if (notCounted === null) return true;
  if (notCounted === "uninsured-only") return household.isInsured === null;
  if (notCounted !== "maybe-other-hospitals") return false;
  const isElsewhere = household.state !== null && household.state !== state;
  return !(helpsInsured === "no" && household.isInsured === true) && !(isForResidentsOnly && isElsewhere);
}

function doubtOf(
  grant: StateGrant,
  notCounted: NotCounted | null,
  isInsured: boolean | null,
): HelpDoubt | null {
  if (notCounted === "maybe-other-hospitals") return "may-bind";
  if (notCounted === "uninsured-only") return "if-uninsured";
  if (grant.binds === "in-program") return "in-program";
  return isSureBasis({ grant }, isInsured) ? null : "high-costs";
}
