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
import { findTwins, type Twins } from "./find-twins.ts";
import { type MergeCandidate, type MergeProposal, proposeMerges } from "./propose-merges.ts";

/** The pairs of real hospitals that may be one and the same, by state and name, but for those that were said to be two. */
export async function listMergeProposals(db: Database): Promise<MergeProposal[]> {
  const { hospitals, areSeparate } = await readMergeCandidates(db);
  return proposeMerges(hospitals).filter(({ keep, other }) => !areSeparate(keep, other));
}

/** Returns the pairs that are one under the rule of imports. */
export async function listTwins(db: Database): Promise<Twins[]> {
  const { hospitals, areSeparate } = await readMergeCandidates(db);
  return findTwins(hospitals, areSeparate);
}

async function readMergeCandidates(db: Database) {
  const hospitals = await readRows<MergeCandidate>(
    db,
    CANDIDATE_ROW,
    sql`
    select h.hospital_id as id, name, state, city, street, zip, ccn, npis, eins, stated_ccns as "statedCcns",
      license_numbers as "licenseNumbers", current_import_id is not null as "hasPrices", file_date::text as "fileDate"
    from hospitals h left join imports i on i.import_id = h.current_import_id
    where not is_sample order by state, match_name, h.hospital_id`,
  );
  const separated = await readRows(
    db,
    { keptId: isInteger, otherId: isInteger },
    sql`
    select kept_id as "keptId", other_id as "otherId" from hospital_merges
    where taken_back_at is not null and other_id is not null`,
  );
  const pairs = new Set(
    separated.flatMap(({ keptId, otherId }) => [`${keptId} ${otherId}`, `${otherId} ${keptId}`]),
  );
  return { hospitals, areSeparate: (a: MergeCandidate, b: MergeCandidate) => pairs.has(`${a.id} ${b.id}`) };
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
  eins: isListOf(isText),
  statedCcns: isListOf(isText),
  licenseNumbers: isListOf(isText),
  hasPrices: isFlag,
  fileDate: orNull(isText),
};
