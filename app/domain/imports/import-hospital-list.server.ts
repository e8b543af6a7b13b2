import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { listedAddress } from "#app/domain/hospitals/addresses/listed-address.ts";
import { streetNumberOf } from "#app/domain/hospitals/addresses/street-number.ts";
import {
  type KnownHospital,
  pairListedHospitals,
  type Rival,
} from "#app/domain/hospitals/hospital-list/pair-listed-hospitals.ts";
import type { ListedHospital } from "#app/domain/hospitals/hospital-list/read-hospital-list.ts";
import { haveDifferentStreets } from "#app/domain/hospitals/matching/hospital-agreement.ts";
import type { MatchEvidence } from "#app/domain/hospitals/matching/hospital-match.ts";
import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import type { HospitalQuality } from "#app/domain/hospitals/traits/hospital-quality.ts";
import { lockStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

type UnmatchedEntry = { ccn: string; name: string; city: string | null; state: string };

export type HospitalListImport = {
  /** Entries that a known hospital was found for, counted by what told it; `unchanged` of them said nothing new. */
  matched: Partial<Record<MatchEvidence, number>>;
  unchanged: number;
  /** Hospitals added without prices. */
  added: number;
  /** Entries that several hospitals fit alike: nothing is changed. */
  ambiguous: (UnmatchedEntry & { candidates: { hospitalId: number; name: string }[] })[];
  /** Entries of a hospital that another entry or hospital represents: nothing is changed. */
  contested: (UnmatchedEntry & { rivals: Rival[] })[];
  /** Real hospitals with prices that no entry was found for. */
  withoutEntry: { hospitalId: number; name: string; city: string | null; state: string }[];
};

/**
 * Brings the hospitals up to the list of CMS, in one transaction: the list's facts for hospitals that it matches,
 * hospitals without prices for the others. A hospital with prices keeps its price file's name. What the list does not
 * say stays as it was, except the rating, which CMS withdraws. The same list again changes nothing. `edition`: the month of the
 * list, 'YYYY-MM'; null: it is not known. `onListed` is told how many entries are done, state by state.
 */
export async function importHospitalList(
  db: PooledDatabase,
  listed: readonly ListedHospital[],
  edition: string | null = null,
  onListed: (done: number) => void = () => {},
): Promise<HospitalListImport> {
  return inTransaction(db, async (client) => {
    // Waits for price files under way, and holds new ones up for the seconds that this takes: no hospital may come in
    // between looking for it and adding it. The statistics are locked first: a refresh that waits for the hospitals
    // half-way would hold up the price files that this waits for.
    await lockStatistics(client);
    await client.query("lock table hospitals in share row exclusive mode");
    const hospitals = await listRealHospitals(client);
    const result: HospitalListImport = {
      matched: {},
      unchanged: 0,
      added: 0,
      ambiguous: [],
      contested: [],
      withoutEntry: [],
    };
    const matchedIds = new Set<number>();
    let listedCount = 0;
    for (const [state, entries] of groupByState(listed)) {
      const known = hospitals.filter((hospital) => hospital.state === state);
      const { pairs, added, ambiguous, contested } = pairListedHospitals(entries, known);
      for (const { listed: entry, known: hospital, by } of pairs) {
        matchedIds.add(hospital.id);
        result.matched[by] = (result.matched[by] ?? 0) + 1;
        const row = rowOf(entry, hospital, edition);
        if (isSame(row, hospital)) result.unchanged += 1;
        else await updateHospital(client, hospital.id, row);
      }
      for (const entry of added) await addHospital(client, entry, edition);
      result.added += added.length;
      for (const { listed: entry, candidates } of ambiguous) {
        const named = candidates.map(({ id, name }) => ({ hospitalId: id, name }));
        result.ambiguous.push({ ...nameOf(entry), candidates: named });
      }
      for (const { listed: entry, rivals } of contested) result.contested.push({ ...nameOf(entry), rivals });
      listedCount += entries.length;
      onListed(listedCount);
    }
    result.withoutEntry = hospitals
      .filter(({ id, hasPrices }) => hasPrices && !matchedIds.has(id))
      .map(({ id, name, city, state }) => ({ hospitalId: id, name, city, state }));
    return result;
  });
}

/** What the list sets, under the names of the columns. */
const COLUMNS = {
  name: "name",
  matchName: "match_name",
  streetNumber: "street_number",
  city: "city",
  street: "street",
  zip: "zip",
  county: "county",
  address: "address",
  phone: "phone",
  latitude: "latitude",
  longitude: "longitude",
  isPositionApproximate: "is_position_approximate",
  ccn: "ccn",
  hospitalType: "hospital_type",
  ownership: "ownership",
  emergencyServices: "emergency_services",
  overallRating: "overall_rating",
  quality: "quality",
} as const;
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const COLUMN_NAMES = Object.values(COLUMNS).join(", ");
const PARAMETERS = FIELDS.map((_, index) => `$${index + 2}`).join(", ");

type HospitalRow = Pick<
  ListedHospital,
  | "county"
  | "phone"
  | "latitude"
  | "longitude"
  | "hospitalType"
  | "ownership"
  | "emergencyServices"
  | "overallRating"
> &
  Pick<KnownHospital, "name" | "matchName" | "streetNumber" | "city" | "street" | "zip" | "ccn"> & {
    address: string | null;
    isPositionApproximate: boolean;
    quality: HospitalQuality | null;
  };

type RealHospital = HospitalRow & KnownHospital & { state: string };

async function listRealHospitals(client: pg.ClientBase): Promise<RealHospital[]> {
  const columns = FIELDS.map((field) => `${COLUMNS[field]} as "${field}"`).join(", ");
  const { rows } = await client.query<RealHospital>(
    `select hospital_id as id, state, npis, eins, stated_ccns as "statedCcns", license_numbers as "licenseNumbers",
       current_import_id is not null as "hasPrices", ${columns}
     from hospitals where not is_sample order by hospital_id`,
  );
  return rows;
}

function groupByState(listed: readonly ListedHospital[]): Map<string, ListedHospital[]> {
  const byState = new Map<string, ListedHospital[]>();
  for (const entry of listed) {
    const entries = byState.get(entry.state);
    if (entries) entries.push(entry);
    else byState.set(entry.state, [entry]);
  }
  return byState;
}

/** The row of an entry's hospital; `former` = its row now, null = it has none. */
function rowOf(entry: ListedHospital, former: RealHospital | null, edition: string | null): HospitalRow {
  const { name, ccn, state, overallRating } = entry;
  const city = entry.city ?? former?.city ?? null;
  const street = entry.address ?? former?.street ?? null;
  const zip = entry.zip ?? former?.zip ?? null;
  const isWhereItWas =
    former && former.zip === zip && !haveDifferentStreets(former, { name, city, street, zip });
  const located =
    entry.latitude === null && isWhereItWas ? former : { ...entry, isPositionApproximate: false };
  const identity = former?.hasPrices
    ? former
    : { name, matchName: normaliseHospitalName(name), streetNumber: streetNumberOf(entry.address) ?? "" };
  return {
    name: identity.name,
    matchName: identity.matchName,
    streetNumber: identity.streetNumber,
    city,
    street,
    zip,
    county: entry.county ?? former?.county ?? null,
    address: listedAddress({ street, city, state, zip, address: former?.address ?? null }),
    phone: entry.phone ?? former?.phone ?? null,
    latitude: located.latitude,
    longitude: located.longitude,
    isPositionApproximate: located.isPositionApproximate,
    ccn,
    hospitalType: entry.hospitalType ?? former?.hospitalType ?? null,
    ownership: entry.ownership ?? former?.ownership ?? null,
    emergencyServices: entry.emergencyServices ?? former?.emergencyServices ?? null,
    overallRating,
    quality: entry.quality ? { ...entry.quality, edition } : (former?.quality ?? null),
  };
}

function isSame(a: HospitalRow, b: HospitalRow): boolean {
  return FIELDS.every((field) => isDeepStrictEqual(a[field], b[field]));
}

async function updateHospital(client: pg.ClientBase, hospitalId: number, row: HospitalRow): Promise<void> {
  await client.query({
    name: "update-listed-hospital",
    text: `update hospitals set (${COLUMN_NAMES}) = (${PARAMETERS}) where hospital_id = $1`,
    values: [hospitalId, ...FIELDS.map((field) => row[field])],
  });
}

async function addHospital(
  client: pg.ClientBase,
  entry: ListedHospital,
  edition: string | null,
): Promise<void> {
  const row = rowOf(entry, null, edition);
  await client.query({
    name: "add-listed-hospital",
    text: `insert into hospitals (state, ${COLUMN_NAMES}) values ($1, ${PARAMETERS})`,
    values: [entry.state, ...FIELDS.map((field) => row[field])],
  });
}

function nameOf({ ccn, name, city, state }: ListedHospital): UnmatchedEntry {
  return { ccn, name, city, state };
}
