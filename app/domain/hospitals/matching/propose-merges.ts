import { haveDifferentCcns, shareCcn, shareNpi } from "../numbers/hospital-numbers.ts";
import { areSpellingsOfOneName, haveEqualNames, haveEqualPlaces } from "./hospital-agreement.ts";
import type { HospitalIdentity } from "./hospital-match.ts";

/** A hospital that may be another one under a second address or spelling. */
export type MergeCandidate = HospitalIdentity & {
  id: number;
  state: string;
  /** ISO day of its present price file; null: it has no prices, or the file no date. */
  fileDate: string | null;
  hasPrices: boolean;
};

/** What speaks for one hospital: an equal CCN or NPI, the same name at two addresses, or two spellings of the name. */
export type MergeEvidence = "ccn" | "npi" | "same-name" | "spelling";

/** `keep`: the better known of the two. */
export type MergeProposal = { keep: MergeCandidate; other: MergeCandidate; by: MergeEvidence };

/**
 * Pairs of hospitals that may be one: in a state, of one ZIP code (or of one city where a ZIP code is not known). Two
 * whose CCNs differ are two for CMS, and are not proposed. The operator decides: campuses may look alike.
 */
export function proposeMerges(hospitals: readonly MergeCandidate[]): MergeProposal[] {
  const proposals = new Map<string, MergeProposal>();
  for (const group of groupsOf(hospitals)) {
    for (const [index, one] of group.entries()) {
      for (const another of group.slice(index + 1)) {
        const by = evidenceFor(one, another);
        if (by === null) continue;
        const [keep, other] = isBetterKnown(another, one) ? [another, one] : [one, another];
        proposals.set(`${keep.id} ${other.id}`, { keep, other, by });
      }
    }
  }
  return [...proposals.values()];
}

/** Hospitals that share a ZIP code, a city or a number with one another; only such are compared. */
function groupsOf(hospitals: readonly MergeCandidate[]): Iterable<MergeCandidate[]> {
  const groups = new Map<string, MergeCandidate[]>();
  for (const hospital of hospitals) {
    const { state, zip, city, ccn, statedCcns, npis } = hospital;
    const places = [zip && `zip ${zip}`, city && `city ${city.toLowerCase()}`];
    const keys = [...places, ...[ccn, ...statedCcns].map((number) => number && `ccn ${number}`), ...npis];
    for (const key of new Set(keys)) {
      if (!key) continue;
      const group = groups.get(`${state} ${key}`);
      if (group) group.push(hospital);
      else groups.set(`${state} ${key}`, [hospital]);
    }
  }
  return groups.values();
}

function evidenceFor(a: MergeCandidate, b: MergeCandidate): MergeEvidence | null {
  if (haveDifferentCcns(a, b)) return null;
  if (shareCcn(a, b)) return "ccn";
  const haveOneName = haveEqualNames(a, b) || areSpellingsOfOneName(a, b);
  if (!haveOneName || !haveEqualPlaces(a, b)) return null;
  if (shareNpi(a, b)) return "npi";
  if (a.zip && b.zip && a.zip !== b.zip) return null;
  return haveEqualNames(a, b) ? "same-name" : "spelling";
}

/** Known to CMS before not, with prices before without, the newer file, the lower number. */
export function isBetterKnown(a: MergeCandidate, b: MergeCandidate): boolean {
  if ((a.ccn === null) !== (b.ccn === null)) return a.ccn !== null;
  if (a.hasPrices !== b.hasPrices) return a.hasPrices;
  if (a.fileDate !== b.fileDate) return (a.fileDate ?? "") > (b.fileDate ?? "");
  return a.id < b.id;
}
