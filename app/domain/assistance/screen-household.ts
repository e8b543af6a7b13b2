import type { PolicyLines } from "./hospital-policy.ts";
import { latestGuidelinesYear, percentOfPovertyLevel } from "./poverty-level.ts";
import { type BoundHospital, type JudgedGrant, judgeGrants } from "./state-law/judge-grants.ts";
import type { AidProgram } from "./state-law/state-grant.ts";

/** Who asks. Nothing of it is ever written down. Null = not said. */
export interface Household {
  size: number;
  annualIncomeCents: number | null;
  /** Two letters; where the household lives, by which the poverty level goes. */
  state: string | null;
  isInsured: boolean | null;
  /** The programs that a member of the household is in. */
  programs: readonly AidProgram[];
}

/** The hospital that is asked about, or only its state. Null policy: none is known, from a filing or from the visitor. */
export type ScreenedHospital = BoundHospital & { policy: PolicyLines | null };

/** By the highest limit that counts: at or below the free one, at or below the outer one, above both, or nothing known to compare
 *  with. Never says that a person qualifies: hospitals decide that. */
export type ScreeningAnswer = "free" | "discount" | "above" | "not-known";

export interface Screening {
  answer: ScreeningAnswer;
  /** The household's income in percent of the poverty level, rounded down; null: not said. */
  ownPercent: number | null;
  /** Of which year the poverty level is. */
  guidelinesYear: number;
  /** The highest lines that count, of the policy and the state's laws; null: none is known. */
  freeUpToPercent: number | null;
  discountUpToPercent: number | null;
  grants: readonly JudgedGrant[];
  /** A program that by the state's law settles it; null: none. */
  settledBy: AidProgram | null;
  /** Within ten points of a line, where another way to count income may decide. */
  isNearLine: boolean;
}

const NEAR_POINTS = 10;

/** What the hospital's filed policy and its state's laws, whichever goes further, hold for a household on an ISO day. */
export function screenHousehold(hospital: ScreenedHospital, household: Household, day: string): Screening {
  const livesInState = household.state === null ? null : household.state === hospital.state;
  const grants = judgeGrants(hospital, { isInsured: household.isInsured, livesInState }, day);
  const counted = grants.filter(({ notCounted }) => notCounted === null).map(({ grant }) => grant);
  const freeUpToPercent = highest([hospital.policy, ...counted].map((line) => line?.freeUpToPercent));
  const discountUpToPercent = highest([hospital.policy, ...counted].map((line) => line?.discountUpToPercent));
  const guidelinesYear = latestGuidelinesYear(Number(day.slice(0, 4)));
  const { size, annualIncomeCents, programs } = household;
  const state = household.state ?? hospital.state;
  const ownPercent =
    annualIncomeCents === null
      ? null
      : percentOfPovertyLevel({ size, annualIncomeCents, state }, guidelinesYear);
  const settledBy =
    programs.find((program) =>
      counted.some(({ programsThatSettle }) => programsThatSettle.includes(program)),
    ) ?? null;
  return {
    answer: settledBy === null ? answerOf(ownPercent, freeUpToPercent, discountUpToPercent) : "free",
    ownPercent,
    guidelinesYear,
    freeUpToPercent,
    discountUpToPercent,
    grants,
    settledBy,
    isNearLine: [freeUpToPercent, discountUpToPercent].some(
      (line) => line !== null && ownPercent !== null && Math.abs(ownPercent - line) <= NEAR_POINTS,
    ),
  };
}

function answerOf(own: number | null, free: number | null, discount: number | null): ScreeningAnswer {
  if (own === null || (free === null && discount === null)) return "not-known";
  if (free !== null && own <= free) return "free";
  return discount !== null && own <= discount ? "discount" : "above";
}

/** Null where none is stated. */
function highest(lines: readonly (number | null | undefined)[]): number | null {
  const stated = lines.filter((line) => line !== null && line !== undefined);
  return stated.length === 0 ? null : Math.max(...stated);
}
