import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isText,
  orNull,
  readRow,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";

/** A merge that can be taken back. */
export type HospitalMerge = {
  mergeId: number;
  keptId: number;
  keptName: string;
  keptAddress: string | null;
  /** As it was called before. */
  otherName: string;
  otherAddress: string | null;
  /** What the rule told it by (`MatchEvidence`), or 'operator'. */
  evidence: string;
  isAutomatic: boolean;
  /** ISO day. */
  mergedOn: string;
  /** Price files that would be the other hospital's. */
  fileCount: number;
};

/** The merges that can be taken back, newest first, of those with a number above `after`. */
export async function listMerges(db: Database, { after = 0 } = {}): Promise<HospitalMerge[]> {
  return readRows(
    db,
    MERGE_ROW,
    sql`
    select merge_id as "mergeId", kept_id as "keptId", name as "keptName", address as "keptAddress",
      other ->> 'name' as "otherName", other ->> 'address' as "otherAddress", evidence, is_automatic as "isAutomatic",
      (merged_at at time zone 'UTC')::date::text as "mergedOn",
      (select count(*)::int from imports i where i.hospital_id = kept_id and import_id = any(import_ids)) as "fileCount"
    from hospital_merges join hospitals on hospital_id = kept_id
    where taken_back_at is null and merge_id > ${after} order by merge_id desc`,
  );
}

/** The number of the newest merge; 0: there was none. */
export async function newestMergeId(db: Database): Promise<number> {
  const row = await readRow(
    db,
    { id: isInteger },
    sql`select coalesce(max(merge_id), 0) as id from hospital_merges`,
  );
  return row.id;
}

const MERGE_ROW: Shape<HospitalMerge> = {
  mergeId: isInteger,
  keptId: isInteger,
  keptName: isText,
  keptAddress: orNull(isText),
  otherName: isText,
  otherAddress: orNull(isText),
  evidence: isText,
  isAutomatic: isFlag,
  mergedOn: isText,
  fileCount: isInteger,
};
