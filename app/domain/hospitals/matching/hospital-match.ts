import {
  type HospitalNumbers,
  haveDifferentCcns,
  haveDifferentNumbers,
  shareCcn,
  shareEin,
  shareLicense,
  shareNpi,
} from "../numbers/hospital-numbers.ts";
import {
  areSpellingsOfOneName,
  haveDifferentPlaces,
  haveDifferentStreets,
  haveEqualAddresses,
  haveEqualNames,
  haveEqualPlaces,
  type NameAndPlace,
} from "./hospital-agreement.ts";

/** What tells hospitals apart. Null or empty = not known. */
export type HospitalIdentity = NameAndPlace &
  HospitalNumbers & {
    id: number | string;
    /** Two letters. */
    state: string | null;
  };

type WantedHospital = Omit<HospitalIdentity, "id">;

export type MatchEvidence = "ccn" | "npi" | "license" | "name and address" | "ein" | "name and city";

export type HospitalMatch<Candidate> =
  | { outcome: "matched"; candidate: Candidate; by: MatchEvidence }
  | { outcome: "ambiguous"; candidates: readonly Candidate[] }
  | { outcome: "none" };

/**
 * The one hospital of a state that a price file or a list means, by the first rule that any candidate meets: CCN; NPI or
 * license number with an agreeing name or address; name and address; EIN with name and place; name and city or ZIP code.
 * `candidates` hold all that bear the name in the state. Several of equal right are ambiguous; an unknown state matches
 * nothing, and so does a candidate of another CCN. Throws never. Why: docs/decisions/039.
 */
export function matchHospital<Candidate extends HospitalIdentity>(
  wanted: WantedHospital,
  candidates: readonly Candidate[],
): HospitalMatch<Candidate> {
  const inState = candidates.filter((candidate) => sameState(wanted, candidate));
  const possible = inState.filter((candidate) => !haveDifferentCcns(wanted, candidate));
  const evidence: [MatchEvidence, (candidate: Candidate) => boolean][] = [
    ["ccn", (candidate) => wanted.ccn !== null && wanted.ccn === candidate.ccn],
    ["ccn", (candidate) => shareCcn(wanted, candidate) && agreesAnywhere(wanted, candidate)],
    ["npi", (candidate) => shareNpi(wanted, candidate) && agrees(wanted, candidate)],
    ["license", (candidate) => shareLicense(wanted, candidate) && agrees(wanted, candidate)],
    [
      "name and address",
      (candidate) => haveEqualNames(wanted, candidate) && haveEqualAddresses(wanted, candidate),
    ],
  ];
  for (const [by, test] of evidence) {
    const found = possible.filter(test);
    if (found.length > 0) return chooseOne(wanted, found, by);
  }
  const [ofEin, another] = possible.filter((candidate) => isOfOneCorporation(wanted, candidate));
  if (ofEin && !another) return { outcome: "matched", candidate: ofEin, by: "ein" };
  const byName = matchByName(wanted, possible);
  return byName.outcome === "none" ? matchOnlyNamesake(wanted, inState) : byName;
}

function haveOneName(a: NameAndPlace, b: NameAndPlace): boolean {
  return haveEqualNames(a, b) || areSpellingsOfOneName(a, b);
}

/** The name agrees (the same, or a spelling of it) and no other place is known, or the address agrees: a system writes one
 *  number for hospitals in several cities. */
function agrees(a: NameAndPlace, b: NameAndPlace): boolean {
  return haveEqualAddresses(a, b) || (haveOneName(a, b) && !haveDifferentPlaces(a, b));
}

/** A CCN is one hospital's alone: the name or the city says that what looks like one is one. */
function agreesAnywhere(a: NameAndPlace, b: NameAndPlace): boolean {
  return haveEqualAddresses(a, b) || haveOneName(a, b) || haveEqualPlaces(a, b);
}

/** The same EIN and the same name with no other place known, or a spelling of it in the place and in no other street. */
function isOfOneCorporation(a: WantedHospital, b: WantedHospital): boolean {
  if (!shareEin(a, b) || (haveDifferentStreets(a, b) && haveDifferentNumbers(a, b))) return false;
  if (haveEqualNames(a, b)) return !haveDifferentPlaces(a, b);
  return areSpellingsOfOneName(a, b) && haveEqualPlaces(a, b) && !haveDifferentStreets(a, b);
}

/** Campuses may share a number: then the one whose name and address both agree. */
function chooseOne<Candidate extends NameAndPlace>(
  wanted: NameAndPlace,
  found: readonly Candidate[],
  by: MatchEvidence,
): HospitalMatch<Candidate> {
  const sure = found.filter(
    (candidate) =>
      haveEqualAddresses(wanted, candidate) &&
      (haveEqualNames(wanted, candidate) || areSpellingsOfOneName(wanted, candidate)),
  );
  const [candidate, another] = found.length === 1 ? found : sure;
  return candidate && !another
    ? { outcome: "matched", candidate, by }
    : { outcome: "ambiguous", candidates: found };
}

/** Another spelling of the name at the address, or the very name in the city, where no other hospital there has it. */
function matchByName<Candidate extends NameAndPlace>(
  wanted: NameAndPlace,
  possible: readonly Candidate[],
): HospitalMatch<Candidate> {
  const respelled = possible.filter(
    (candidate) => haveEqualAddresses(wanted, candidate) && areSpellingsOfOneName(wanted, candidate),
  );
  const namesakes = possible.filter(
    (candidate) => haveEqualNames(wanted, candidate) && haveEqualPlaces(wanted, candidate),
  );
  const elsewhere = namesakes.every((candidate) => haveDifferentStreets(wanted, candidate));
  const found = [...respelled, ...(elsewhere ? [] : namesakes)];
  const [candidate, another] = found;
  if (!candidate) return { outcome: "none" };
  if (another) return { outcome: "ambiguous", candidates: found };
  return { outcome: "matched", candidate, by: respelled.length > 0 ? "name and address" : "name and city" };
}

/**
 * Files and lists may give one hospital two streets: its office's and its own. They mean the same where only one in the
 * place bears the name, unless their NPIs or license numbers say that they are two campuses.
 */
function matchOnlyNamesake<Candidate extends HospitalIdentity>(
  wanted: WantedHospital,
  inState: readonly Candidate[],
): HospitalMatch<Candidate> {
  const [candidate, another] = inState.filter(
    (one) => haveEqualNames(wanted, one) && haveEqualPlaces(wanted, one),
  );
  if (!candidate || another) return { outcome: "none" };
  if (haveDifferentCcns(wanted, candidate) || haveDifferentNumbers(wanted, candidate))
    return { outcome: "none" };
  return { outcome: "matched", candidate, by: "name and city" };
}

function sameState(a: WantedHospital, b: WantedHospital): boolean {
  return a.state !== null && a.state === b.state;
}
