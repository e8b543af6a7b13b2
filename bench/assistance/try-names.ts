import { readFile } from "node:fs/promises";
import type { MatchedFacility, MatchedHospital } from "#app/domain/assistance/matching/matched-hospital.ts";
import { pairFacilities } from "#app/domain/assistance/matching/pair-facilities.ts";
import { readHospitalList } from "#app/domain/hospitals/hospital-list/read-hospital-list.ts";

/** Removes every nth hospital from the site at once, so that each is removed once. */
const PARTS = 20;
/** As many hospitals begin with a word for it to be a system's. */
const MIN_OF_SYSTEM = 5;
const NO_SYSTEM =
  "ST SAINT THE UNIVERSITY MEMORIAL COMMUNITY REGIONAL NORTH SOUTH EAST WEST MEDICAL COUNTY".split(" ");

type Try = { facility: MatchedFacility; truth: MatchedHospital };

/**
 * Matches filings made of CMS's list with that list: under their own names, without their system's name, at one office's address for each
 * system of a state, without a place but the filer's state; and the same with the hospital itself off the list, where every match is wrong. Prints how many are
 * right and wrong, and each wrong one.
 */
export async function tryNames(listPath: string): Promise<void> {
  const reading = readHospitalList(await readFile(listPath, "utf8"));
  if (reading.outcome === "not-a-hospital-list") throw new Error(`${listPath} is no hospital list.`);
  const hospitals = reading.hospitals.map(
    ({ name, city, state, zip }, index): MatchedHospital => ({
      hospitalId: index,
      name,
      city,
      state,
      zip,
      eins: [],
    }),
  );
  const own = hospitals.map((truth) => ({ truth, facility: filed(truth, truth.name, truth.name) }));
  const ofSystems = withoutSystem(hospitals);
  report("under their own names", own, hospitals);
  report("without their system's name", ofSystems, hospitals);
  report("under their own names, without a place", own.map(unplaced), hospitals);
  report("without their system's name and a place", ofSystems.map(unplaced), hospitals);
  report("the same, at their office's address", atOffice(ofSystems), hospitals);
  reportHidden("under their own names, off the list", own, hospitals);
  reportHidden("without their system's name, off the list", ofSystems, hospitals);
  reportHidden("under their own names, without a place, off the list", own.map(unplaced), hospitals);
}

function filed(truth: MatchedHospital, name: string, filerName: string): MatchedFacility {
  const { hospitalId, city, state, zip } = truth;
  const ein = String(hospitalId);
  return {
    filingId: hospitalId,
    facilityNo: 1,
    filerName,
    filerState: state,
    filerEin: ein,
    ein,
    name: name.toUpperCase(),
    city,
    state,
    zip,
  };
}

function unplaced({ truth, facility }: Try): Try {
  return { truth, facility: { ...facility, city: null, state: null, zip: null } };
}

const systemOf = ({ name }: MatchedHospital) => name.toUpperCase().split(/[ -]/, 1)[0]!;

function withoutSystem(hospitals: readonly MatchedHospital[]): Try[] {
  const counts = new Map<string, number>();
  for (const one of hospitals) counts.set(systemOf(one), (counts.get(systemOf(one)) ?? 0) + 1);
  return hospitals.flatMap((truth) => {
    const system = systemOf(truth);
    const rest = truth.name.slice(system.length).replace(/^[ -]+/, "");
    if (counts.get(system)! < MIN_OF_SYSTEM || NO_SYSTEM.includes(system) || !/[ -]/.test(rest)) return [];
    return [{ truth, facility: filed(truth, rest, `${system} HEALTH`) }];
  });
}

function atOffice(tries: readonly Try[]): Try[] {
  const offices = new Map<string, MatchedFacility>();
  return tries.map(({ truth, facility }) => {
    const key = `${facility.filerName} ${facility.state}`;
    const { filingId, city, zip } = offices.get(key) ?? facility;
    offices.set(key, offices.get(key) ?? facility);
    return { truth, facility: { ...facility, filingId, city, zip } };
  });
}

function report(what: string, tries: readonly Try[], hospitals: readonly MatchedHospital[]): void {
  const pairings = pairFacilities(
    tries.map(({ facility }) => facility),
    hospitals,
  );
  const matched = pairings.flatMap(({ match }, at) =>
    match ? [{ ...tries[at]!, found: match.hospital }] : [],
  );
  const wrong = matched.filter(({ found, truth }) => found.hospitalId !== truth.hospitalId);
  console.log(`${what}: ${tries.length}, right ${matched.length - wrong.length}, wrong ${wrong.length}`);
  for (const { truth, found } of wrong) console.log(`  ${placed(truth)} as ${placed(found)}`);
}

/** CMS lists some hospitals twice, under two CCNs: a match of equal name, city and ZIP code is one of those. */
function reportHidden(what: string, tries: readonly Try[], hospitals: readonly MatchedHospital[]): void {
  const matched: { truth: MatchedHospital; found: MatchedHospital }[] = [];
  for (let part = 0; part < PARTS; part++) {
    const hidden = tries.filter((_, at) => at % PARTS === part);
    const ids = new Set(hidden.map(({ truth }) => truth.hospitalId));
    const pairings = pairFacilities(
      hidden.map(({ facility }) => facility),
      hospitals.filter(({ hospitalId }) => !ids.has(hospitalId)),
    );
    for (const [at, { match }] of pairings.entries())
      if (match) matched.push({ truth: hidden[at]!.truth, found: match.hospital });
  }
  const wrong = matched.filter(({ truth, found }) => placed(truth) !== placed(found));
  console.log(
    `${what}: ${tries.length}, listed twice ${matched.length - wrong.length}, wrong ${wrong.length}`,
  );
  for (const { truth, found } of wrong) console.log(`  ${placed(truth)} as ${placed(found)}`);
}

function placed({ name, city, state, zip }: MatchedHospital): string {
  return `${name} (${city}, ${state} ${zip})`;
}
