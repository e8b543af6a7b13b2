import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isListOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { type MergeCandidate, type MergeProposal, proposeMerges } from "./propose-merges.ts";

/** The pairs of real hospitals that may be one and the same, by state and name. */
export async function listMergeProposals(db: Database): Promise<MergeProposal[]> {
  const rows = await readRows<MergeCandidate>(
    db,
    CANDIDATE_ROW,
    sql`
    select h.hospital_id as id, name, state, city, street, zip, ccn, npis, license_number as "licenseNumber",
      current_import_id is not null as "hasPrices", file_date::text as "fileDate"
    from hospitals h left join imports i on i.import_id = h.current_import_id
    where not is_sample order by state, match_name, h.hospital_id`,
  );
  return proposeMerges(rows);
}

const CANDIDATE_ROW: Shape<MergeCandidate> = {
  id: isInteger,
  name: isText,
  state: isText,
  city: orNull(isText),
  street: orNull(isText),
  zip: orNull(isText),
  ccn: orNull(isText),
  npis: isListOf(isText),
  licenseNumber: orNull(isText),
  hasPrices: isFlag,
  fileDate: orNull(isText),
};
