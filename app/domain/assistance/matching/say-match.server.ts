import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { findNamedHospital } from "../find-named-hospital.server.ts";
import { lockFilings } from "../lock-filings.server.ts";
import { matchFacilities } from "./match-facilities.server.ts";

export type SaidMatch =
  | { outcome: "said"; facilityName: string /** Null: none of the site's. */; hospitalName: string | null }
  | { outcome: "unknown-facility" }
  | { outcome: "unknown-hospital" };

/**
 * Notes what an operator says of which hospital one of a filing is; null = none of them. It holds for the same name in later
 * filings of the organisation. `hospital`: a short id or a CCN.
 */
export async function sayMatch(
  db: PooledDatabase,
  { filingId, facilityNo, hospital }: { filingId: number; facilityNo: number; hospital: string | null },
): Promise<SaidMatch> {
  return inTransaction(db, async (client) => {
    await lockFilings(client);
    const { rows } = await client.query<{ ein: string; name: string }>(
      "select ein, name from assistance_facilities where filing_id = $1 and facility_no = $2",
      [filingId, facilityNo],
    );
    const [facility] = rows;
    if (!facility) return { outcome: "unknown-facility" };
    const found = hospital === null ? null : await findNamedHospital(client, hospital);
    if (hospital !== null && found === null) return { outcome: "unknown-hospital" };
    await client.query(
      `insert into assistance_matches_said (ein, facility_name, hospital_short_id) values ($1, $2, $3)
       on conflict (ein, facility_name) do update set hospital_short_id = excluded.hospital_short_id, said_at = now()`,
      [facility.ein, facility.name, found?.shortId ?? null],
    );
    await matchFacilities(client);
    return { outcome: "said", facilityName: facility.name, hospitalName: found?.name ?? null };
  });
}
