import {
  areSpellingsOfOneName,
  haveDifferentStreets,
  haveEqualAddresses,
  haveEqualNames,
  haveEqualPlaces,
  type NameAndPlace,
} from "./hospital-agreement.ts";

/** What tells hospitals apart. Null or empty = not known. */
export type HospitalIdentity = NameAndPlace & {
  id: number | string;
  /** Two letters. */
  state: string | null;
  /** CMS Certification Number, six characters. */
  ccn: string | null;
  npis: readonly string[];
  licenseNumber: string | null;
};

type Wanted = Omit<HospitalIdentity, "id">;

export type MatchEvidence = "ccn" | "npi" | "license" | "name and address" | "name and city";

export type HospitalMatch<Candidate> =
  | { outcome: "matched"; candidate: Candidate; by: MatchEvidence }
  | { outcome: "ambiguous"; candidates: readonly Candidate[] }
  | { outcome: "none" };

const CCN = /^\d{2}[\dA-Z]\d{2}[\dA-Z]$/;

/**
 * The one hospital of a state that a price file or a list means, by the first rule that any candidate meets: CCN;
 * NPI or licence number with an agreeing name or address; name and address; name and city or ZIP code ("agreeing":
 * hospital-agreement.ts). `candidates` hold all that bear the name in the state. Several of equal right are
 * ambiguous; an unknown state matches nothing, and so does a candidate of another known CCN. Throws never.
 */
export function matchHospital<Candidate extends HospitalIdentity>(
  wanted: Wanted,
  candidates: readonly Candidate[],
): HospitalMatch<Candidate> {
  const inState = candidates.filter((candidate) => sameState(wanted, candidate));
  const possible = inState.filter((candidate) => !ccnsDiffer(wanted, candidate));
  const evidence: [MatchEvidence, (candidate: Candidate) => boolean][] = [
    ["ccn", (candidate) => wanted.ccn !== null && tidy(wanted.ccn) === tidy(candidate.ccn)],
    ["ccn", (candidate) => licenseIsCcn(wanted, candidate) && agrees(wanted, candidate)],
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
  const byName = matchByName(wanted, possible);
  return byName.outcome === "none" ? matchOnlyNamesake(wanted, inState) : byName;
}

/** The name agrees (the same, or a spelling of it) or the address does. */
function agrees(a: NameAndPlace, b: NameAndPlace): boolean {
  return haveEqualNames(a, b) || haveEqualAddresses(a, b) || areSpellingsOfOneName(a, b);
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

/** Another spelling of the name at the address, or the very name in the city, where nobody else there bears it. */
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
 * A price file and the list of CMS may give one hospital two streets: its office's and its own. They mean the same
 * where nobody else in the state bears the name. Two price files may be of two campuses, of which neither is listed.
 */
function matchOnlyNamesake<Candidate extends HospitalIdentity>(
  wanted: Wanted,
  inState: readonly Candidate[],
): HospitalMatch<Candidate> {
  const [candidate, another] = inState.filter((one) => haveEqualNames(wanted, one));
  if (!candidate || another || !haveEqualPlaces(wanted, candidate)) return { outcome: "none" };
  const isOneListed = (wanted.ccn === null) !== (candidate.ccn === null);
  if (!isOneListed || numbersDiffer(wanted, candidate)) return { outcome: "none" };
  return { outcome: "matched", candidate, by: "name and city" };
}

function sameState(a: Wanted, b: Wanted): boolean {
  return a.state !== null && tidy(a.state) === tidy(b.state);
}

function ccnsDiffer(a: Wanted, b: Wanted): boolean {
  return a.ccn !== null && b.ccn !== null && tidy(a.ccn) !== tidy(b.ccn);
}

/** Files write the CCN in the place of the licence number. */
function licenseIsCcn(a: Wanted, b: Wanted): boolean {
  const [licenseA, licenseB] = [tidy(a.licenseNumber), tidy(b.licenseNumber)];
  return (CCN.test(licenseA) && licenseA === tidy(b.ccn)) || (CCN.test(licenseB) && licenseB === tidy(a.ccn));
}

function shareNpi(a: Wanted, b: Wanted): boolean {
  return a.npis.some((npi) => b.npis.includes(npi));
}

function shareLicense(a: Wanted, b: Wanted): boolean {
  return isNumber(a.licenseNumber) && tidy(a.licenseNumber) === tidy(b.licenseNumber);
}

/** The NPIs or the licence numbers of both are known, and none is the same. */
function numbersDiffer(a: Wanted, b: Wanted): boolean {
  if (a.npis.length > 0 && b.npis.length > 0 && !shareNpi(a, b)) return true;
  return isNumber(a.licenseNumber) && isNumber(b.licenseNumber) && !shareLicense(a, b);
}

/** "N/A" and "0" are no numbers. */
function isNumber(license: string | null): boolean {
  return /[1-9]/.test(license ?? "");
}

/** Capitals, without spaces and punctuation. */
function tidy(text: string | null): string {
  return (text ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");
}
