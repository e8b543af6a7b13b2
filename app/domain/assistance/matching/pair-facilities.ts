import type { NameAgreement } from "./agree-names.ts";
import {
  type FilingContext,
  judgePair,
  type SureEvidence,
  type SureJudgement,
  sureEvidence,
  type UncertaintyReason,
} from "./judge-pair.ts";
import {
  type MatchedFacility,
  type MatchedHospital,
  type PreparedFacility,
  type PreparedHospital,
  prepareFacility,
  prepareHospital,
} from "./matched-hospital.ts";
import { isOwn } from "./name-words.ts";
import { openHospitalIndex } from "./open-hospital-index.ts";

export type UnsureReason =
  | UncertaintyReason
  | "several hospitals fit"
  | "another hospital of the filing fits it as well";

/** Hospitals that a facility may be, of which none is taken. */
export interface Candidate {
  hospital: MatchedHospital;
  reason: UnsureReason;
}

export interface FacilityPairing {
  facility: MatchedFacility;
  /** The hospital that it surely is; null: none. */
  match: { hospital: MatchedHospital; by: SureEvidence } | null;
  /** Where no match was found: those that an operator may know better. */
  candidates: readonly Candidate[];
}

type Fit = { hospital: MatchedHospital; by: SureEvidence; strength: number };

/**
 * Pairs the hospitals of current filings with those of the site. A facility is matched where one hospital fits it better than
 * any other, and no other facility of its filing fits that one as well.
 */
export function pairFacilities(
  facilities: readonly MatchedFacility[],
  hospitals: readonly MatchedHospital[],
): FacilityPairing[] {
  const index = openHospitalIndex(hospitals.map(prepareHospital));
  const drafts = withContexts(facilities).map(({ facility, context }) => {
    const prepared = prepareFacility(facility);
    const fits = new Map<number, Fit>();
    const doubts: Candidate[] = [];
    const likely = [...index.likely(prepared)];
    const onlyNamesakeId = findOnlyNamesake(prepared, likely);
    for (const hospital of likely) {
      const judged = judgePair(prepared, hospital, { ...context, onlyNamesakeId });
      if (judged === null) continue;
      if ("doubt" in judged) doubts.push({ hospital, reason: judged.doubt });
      else {
        const fit = { hospital, by: judged.sure, strength: strengthOf(judged) };
        if ((fits.get(hospital.hospitalId)?.strength ?? -1) < fit.strength)
          fits.set(hospital.hospitalId, fit);
      }
    }
    return { facility, best: bestOf([...fits.values()]), doubts };
  });
  const claims = new Map<string, number[]>();
  const claimOf = ({ filingId }: MatchedFacility, { hospitalId }: MatchedHospital) =>
    `${filingId} ${hospitalId}`;
  for (const { facility, best } of drafts) {
    for (const { hospital, strength } of best) {
      const claim = claimOf(facility, hospital);
      claims.set(claim, [...(claims.get(claim) ?? []), strength]);
    }
  }
  return drafts.map(({ facility, best, doubts }) => {
    const [fit, another] = best;
    const offered = onceEach(doubts);
    if (!fit) return { facility, match: null, candidates: offered };
    if (another) {
      const several = best.map(({ hospital }) => ({ hospital, reason: "several hospitals fit" as const }));
      return { facility, match: null, candidates: [...several, ...offered] };
    }
    const { hospital, by, strength } = fit;
    const claimants = claims.get(claimOf(facility, hospital)) ?? [];
    const hasRival = claimants.filter((other) => other >= strength).length > 1;
    if (!hasRival) return { facility, match: { hospital, by }, candidates: [] };
    const reason = "another hospital of the filing fits it as well" as const;
    return { facility, match: null, candidates: [{ hospital, reason }, ...offered] };
  });
}

/** A hospital of the very name isn't a better match than one that has the system's name next to it: 'Dallas Medical Center' of
 *  Methodist Health may be Methodist Dallas. */
const WORTH_OF_NAME: Record<NameAgreement, number> = { weak: 1, city: 2, system: 3, same: 3 };

/** A hospital with further words counts as well: 'Mercy' of a filing may be any Mercy of its state. */
function findOnlyNamesake(
  { words, state, filerState }: PreparedFacility,
  likely: readonly PreparedHospital[],
): number | null {
  const where = state ?? filerState;
  if (where === null || ![...words].some(isOwn)) return null;
  const namesakes = likely.filter(
    (hospital) => hospital.state === where && [...words].every((word) => hospital.words.has(word)),
  );
  const [only, ...others] = new Set(namesakes.map(({ hospitalId }) => hospitalId));
  return only === undefined || others.length > 0 ? null : only;
}

/** By evidence, then by how the names agree, then by the place. */
function strengthOf({ sure, name, isHere }: SureJudgement): number {
  const evidence = sureEvidence.length - sureEvidence.indexOf(sure);
  return evidence * 10 + (name === null ? 0 : WORTH_OF_NAME[name] * 2) + (isHere ? 1 : 0);
}

/** The fits that none is better than. */
function bestOf(fits: readonly Fit[]): Fit[] {
  const best = Math.max(...fits.map(({ strength }) => strength));
  return fits.filter(({ strength }) => strength === best);
}

function onceEach(candidates: readonly Candidate[]): Candidate[] {
  const byHospital = new Map<number, Candidate>();
  for (const candidate of candidates)
    if (!byHospital.has(candidate.hospital.hospitalId))
      byHospital.set(candidate.hospital.hospitalId, candidate);
  return [...byHospital.values()];
}

function withContexts(
  facilities: readonly MatchedFacility[],
): { facility: MatchedFacility; context: Omit<FilingContext, "onlyNamesakeId"> }[] {
  const byFiling = new Map<number, MatchedFacility[]>();
  const grouped = facilities.map((facility) => {
    const group = byFiling.get(facility.filingId) ?? [];
    group.push(facility);
    byFiling.set(facility.filingId, group);
    return { facility, group };
  });
  return grouped.map(({ facility, group }) => {
    const sharesZip = group.some(
      (other) => other !== facility && other.zip !== null && other.zip === facility.zip,
    );
    return { facility, context: { facilityCount: group.length, sharesZip } };
  });
}
