import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { MatchedFacility } from "./matched-hospital.ts";
import type { UnsureReason } from "./pair-facilities.ts";
import { readPairings } from "./read-pairings.server.ts";

/** A hospital of a current filing that may be one of the site's, with those that it may be. */
export interface UnsureFacility {
  facility: MatchedFacility;
  candidates: { hospital: NamedHospital; reason: UnsureReason }[];
  /** There are more than are listed. */
  hasMore: boolean;
}

export interface NamedHospital {
  shortId: string;
  name: string;
  city: string | null;
  state: string;
  zip: string | null;
  /** Null: CMS's list has not got it. */
  ccn: string | null;
}

const MAX_CANDIDATES = 5;

/** The hospitals of current filings that nothing was said of and no match is sure for, but that some hospital may be. */
export async function listUnsureFacilities(db: PooledDatabase): Promise<UnsureFacility[]> {
  return inTransaction(db, async (client) => {
    const unsure = (await readPairings(client)).filter(
      ({ match, said, candidates }) => match === null && said === null && candidates.length > 0,
    );
    const ids = unsure.flatMap(({ candidates }) => candidates.map(({ hospital }) => hospital.hospitalId));
    const { rows } = await client.query<NamedHospital & { hospitalId: number }>(
      `select hospital_id as "hospitalId", short_id as "shortId", name, city, state, zip, ccn
       from hospitals where hospital_id = any($1)`,
      [ids],
    );
    const named = new Map(rows.map(({ hospitalId, ...hospital }) => [hospitalId, hospital]));
    const nameOf = ({ hospitalId }: { hospitalId: number }) => {
      const hospital = named.get(hospitalId);
      if (!hospital) throw new Error(`Hospital ${hospitalId} is not there, which may be that of a filing.`);
      return hospital;
    };
    return unsure.map(({ facility, candidates }) => ({
      facility,
      candidates: candidates
        .slice(0, MAX_CANDIDATES)
        .map(({ hospital, reason }) => ({ hospital: nameOf(hospital), reason })),
      hasMore: candidates.length > MAX_CANDIDATES,
    }));
  });
}
