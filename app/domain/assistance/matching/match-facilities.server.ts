import type pg from "pg";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { lockFilings } from "../lock-filings.server.ts";
import { refreshHospitalPolicies } from "../refresh-hospital-policies.server.ts";
import { readPairings } from "./read-pairings.server.ts";

/** Finds again which hospitals those of the current filings are, and rebuilds their policies; only what differs is written. The
 *  caller holds `lockFilings`. */
export async function matchFacilities(client: pg.ClientBase): Promise<void> {
  const links = (await readPairings(client)).map(({ facility, match, said }) => ({
    filing_id: facility.filingId,
    facility_no: facility.facilityNo,
    hospital_id: said ? said.hospitalId : (match?.hospital.hospitalId ?? null),
    matched_by: said ? "operator" : (match?.by ?? null),
  }));
  await client.query(
    `update assistance_facilities a set hospital_id = link.hospital_id, matched_by = link.matched_by
     from jsonb_to_recordset($1) link(filing_id int, facility_no int, hospital_id int, matched_by text)
     where a.filing_id = link.filing_id and a.facility_no = link.facility_no
       and (a.hospital_id, a.matched_by) is distinct from (link.hospital_id, link.matched_by)`,
    [JSON.stringify(links)],
  );
  await refreshHospitalPolicies(client);
}

/** The same in its own transaction, after hospitals came in or changed. */
export async function matchAgain(db: PooledDatabase): Promise<void> {
  await inTransaction(db, async (client) => {
    await lockFilings(client);
    await matchFacilities(client);
  });
}
