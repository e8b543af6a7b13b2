import { normaliseHospitalName } from "../names/hospital-name.ts";
import { type MatchEvidence, matchHospital } from "./hospital-match.ts";
import { isBetterKnown, type MergeCandidate } from "./propose-merges.ts";

export type Twins = { keep: MergeCandidate; other: MergeCandidate; by: MatchEvidence };

/**
 * Returns pairs of hospitals that are one under the rule of imports: each is the one that the other means (`matchHospital`). No
 * hospital is in two pairs, so merging one decides nothing about the next. `areSeparate`: the operator said that two are two.
 */
export function findTwins(
  hospitals: readonly MergeCandidate[],
  areSeparate: (a: MergeCandidate, b: MergeCandidate) => boolean,
): Twins[] {
  const groups = groupByTrait(hospitals);
  const paired = new Set<number>();
  const twins: Twins[] = [];
  for (const one of hospitals) {
    if (paired.has(one.id)) continue;
    const match = matchHospital(one, likely(groups, one));
    if (match.outcome !== "matched") continue;
    const other = match.candidate;
    if (paired.has(other.id) || areSeparate(one, other)) continue;
    const counter = matchHospital(other, likely(groups, other));
    if (counter.outcome !== "matched" || counter.candidate.id !== one.id) continue;
    paired.add(one.id).add(other.id);
    const [keep, merged] = isBetterKnown(other, one) ? [other, one] : [one, other];
    twins.push({ keep, other: merged, by: match.by });
  }
  return twins;
}

type Groups = ReadonlyMap<string, readonly MergeCandidate[]>;

/** By what `matchHospital` needs at least one of: comparing all of a state with all takes a minute. */
function groupByTrait(hospitals: readonly MergeCandidate[]): Groups {
  const groups = new Map<string, MergeCandidate[]>();
  for (const hospital of hospitals) {
    for (const trait of traitsOf(hospital)) {
      const group = groups.get(trait);
      if (group) group.push(hospital);
      else groups.set(trait, [hospital]);
    }
  }
  return groups;
}

function likely(groups: Groups, one: MergeCandidate): MergeCandidate[] {
  const found = new Set(traitsOf(one).flatMap((trait) => groups.get(trait) ?? []));
  found.delete(one);
  return [...found];
}

function traitsOf({ state, name, zip, ccn, ...numbers }: MergeCandidate): string[] {
  const traits = [
    `name ${normaliseHospitalName(name)}`,
    ...(zip === null ? [] : [`zip ${zip}`]),
    ...(ccn === null ? [] : [`ccn ${ccn}`]),
    ...numbers.statedCcns.map((number) => `ccn ${number}`),
    ...numbers.npis.map((number) => `npi ${number}`),
    ...numbers.eins.map((number) => `ein ${number}`),
    ...numbers.licenseNumbers.map((number) => `license ${number}`),
  ];
  return [...new Set(traits)].map((trait) => `${state} ${trait}`);
}
