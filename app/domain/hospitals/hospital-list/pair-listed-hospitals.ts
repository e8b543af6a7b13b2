import { streetNumberOf } from "../addresses/street-number.ts";
import {
  type HospitalIdentity,
  type HospitalMatch,
  type MatchEvidence,
  matchHospital,
} from "../matching/hospital-match.ts";
import { normaliseHospitalName } from "../names/hospital-name.ts";
import { NO_NUMBERS, shareCcn } from "../numbers/hospital-numbers.ts";
import type { ListedHospital } from "./read-hospital-list.ts";

/** A hospital of the database; no two of a state have both `matchName` and `streetNumber` in common. */
export type KnownHospital = HospitalIdentity & {
  id: number;
  matchName: string;
  streetNumber: string;
  hasPrices: boolean;
};

/** Who else means the hospital: another entry of the list (`ccn`), a hospital of the database, or both. */
export type Rival = { ccn: string | null; hospitalId: number | null; name: string };

export type ListPairing<Known> = {
  pairs: { listed: ListedHospital; known: Known; by: MatchEvidence }[];
  /** No hospital is known that they may mean. */
  added: ListedHospital[];
  /** Several hospitals may be meant. */
  ambiguous: { listed: ListedHospital; candidates: readonly Known[] }[];
  /** The hospital meant, or the name and street number, is as much another's. */
  contested: { listed: ListedHospital; rivals: Rival[] }[];
};

/**
 * Which hospital each entry of the list means, of one state. Both must choose each other by `matchHospital`: the entry
 * among the hospitals, and the hospital among the entries. Of entries with one name and street number (a hospital that
 * changed its CCN) the first is taken, the others are contested. Pairs and additions keep the list's order.
 */
export function pairListedHospitals<Known extends KnownHospital>(
  listed: readonly ListedHospital[],
  known: readonly Known[],
): ListPairing<Known> {
  const entries = listed.map(asEntry);
  const ccns = new Set(listed.map(({ ccn }) => ccn));
  const hospitals = known.map((one) => asComparable(one, ccns));
  const pairing: ListPairing<Known> = { pairs: [], added: [], ambiguous: [], contested: [] };
  const unknown: Entry[] = [];
  const holders = new Map<string, Rival>(known.map((one) => [identityOf(one), rivalOf(one, one.ccn)]));
  for (const entry of entries) {
    const choice = choose(entry, entries, hospitals);
    if (choice.outcome === "ambiguous") {
      const candidates = choice.candidates.map(({ source }) => source);
      pairing.ambiguous.push({ listed: entry.source, candidates });
    } else if (choice.outcome === "contested") {
      pairing.contested.push({ listed: entry.source, rivals: choice.rivals });
    } else if (choice.outcome === "none") {
      unknown.push(entry);
    } else {
      pair(entry, choice.candidate.source, choice.by);
    }
  }
  for (const entry of unknown) {
    const holder = holders.get(identityOf(entry));
    if (holder) {
      pairing.contested.push({ listed: entry.source, rivals: [holder] });
    } else {
      holders.set(identityOf(entry), { ccn: entry.ccn, hospitalId: null, name: entry.name });
      pairing.added.push(entry.source);
    }
  }
  return pairing;

  /** A hospital with prices keeps its own name and street number; another takes the list's, where they are free. */
  function pair(entry: Entry, hospital: Known, by: MatchEvidence): void {
    const holder = holders.get(identityOf(entry));
    const isFree = !holder || holder.hospitalId === hospital.id;
    if (!hospital.hasPrices) {
      if (holder && !isFree) {
        pairing.contested.push({ listed: entry.source, rivals: [holder] });
        return;
      }
      holders.delete(identityOf(hospital));
    }
    if (isFree) holders.set(identityOf(entry), rivalOf(hospital, entry.ccn));
    pairing.pairs.push({ listed: entry.source, known: hospital, by });
  }
}

type Comparable<Source> = HospitalIdentity & { source: Source; comparedName: string };
type Entry = Comparable<ListedHospital> & { ccn: string; matchName: string; streetNumber: string };

function asEntry(listed: ListedHospital): Entry {
  const { ccn, address } = listed;
  const matchName = normaliseHospitalName(listed.name);
  const streetNumber = streetNumberOf(address) ?? "";
  return {
    ...NO_NUMBERS,
    ...listed,
    id: ccn,
    street: address,
    comparedName: matchName,
    matchName,
    streetNumber,
    source: listed,
  };
}

/** A CCN that the list no longer has says nothing: CMS gives a hospital another one when its kind changes. */
function asComparable<Known extends KnownHospital>(
  known: Known,
  listedCcns: ReadonlySet<string>,
): Comparable<Known> & Known {
  const ccn = known.ccn !== null && listedCcns.has(known.ccn) ? known.ccn : null;
  const statedCcns = known.statedCcns.filter((stated) => listedCcns.has(stated));
  return { ...known, ccn, statedCcns, comparedName: normaliseHospitalName(known.name), source: known };
}

type Choice<Known extends KnownHospital> =
  | HospitalMatch<Comparable<Known> & Known>
  | { outcome: "contested"; rivals: Rival[] };

function choose<Known extends KnownHospital>(
  entry: Entry,
  entries: readonly Entry[],
  hospitals: readonly (Comparable<Known> & Known)[],
): Choice<Known> {
  const choice = matchHospital(entry, likely(entry, hospitals));
  if (choice.outcome !== "matched" || choice.candidate.ccn === entry.ccn) return choice;
  const hospital = choice.candidate;
  const counter = matchHospital(hospital, likely(hospital, entries));
  if (counter.outcome === "matched") return counter.candidate === entry ? choice : { outcome: "none" };
  if (counter.outcome === "none") return counter;
  if (new Set(counter.candidates.map(identityOf)).size === 1) {
    return counter.candidates[0] === entry ? choice : { outcome: "none" };
  }
  const others = counter.candidates.filter((one) => one !== entry);
  const rivals = others.map(({ ccn, name }) => ({ ccn, name, hospitalId: hospital.id }));
  return { outcome: "contested", rivals };
}

/** Those that `matchHospital` can find: comparing all of a state with all takes a minute. */
function likely<Candidate extends Comparable<unknown>>(
  wanted: Comparable<unknown>,
  candidates: readonly Candidate[],
): Candidate[] {
  return candidates.filter(
    (candidate) =>
      candidate.comparedName === wanted.comparedName ||
      (candidate.zip !== null && candidate.zip === wanted.zip) ||
      shareCcn(candidate, wanted),
  );
}

function identityOf({ matchName, streetNumber }: { matchName: string; streetNumber: string }): string {
  return `${matchName}|${streetNumber}`;
}

function rivalOf({ id, name }: KnownHospital, ccn: string | null): Rival {
  return { ccn, hospitalId: id, name };
}
