import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";

/** A plan with files of rates, as lists show it. */
export interface ListedPlan {
  idType: string;
  planId: string;
  name: string;
  issuerName: string | null;
  sponsorName: string | null;
  entityName: string | null;
  marketType: string | null;
  fileCount: number;
  /** Files that were read whole. */
  readCount: number;
  /** The newest day that a file of it says; null: none does. */
  updatedOn: string | null;
}

/**
 * Plans whose names, payers or ids have all of the words, those with files that could be read first. Without words all plans, up to
 * `maxPlans`.
 */
export async function findRatedPlans(
  db: Database,
  { words, maxPlans, skip = 0 }: { words: string; maxPlans: number; skip?: number },
): Promise<ListedPlan[]> {
  const wanted = words
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const text = sql`lower(concat_ws(' ', name, issuer_name, sponsor_name, entity_name, plan_id))`;
  const conditions = wanted.map((word) => sql`${text} like ${`%${word}%`}`);
  // A plan that its payer's newest table of contents left out has links of its former month alone.
  const isNamed = sql`exists (select from payer_file_links link where link.payer_file_plan_id = plan.payer_file_plan_id)`;
  return readRows(
    db,
    {
      idType: isText,
      planId: isText,
      name: isText,
      issuerName: orNull(isText),
      sponsorName: orNull(isText),
      entityName: orNull(isText),
      marketType: orNull(isText),
      fileCount: isInteger,
      readCount: isInteger,
      updatedOn: orNull(isText),
    },
    sql`
    select id_type as "idType", plan_id as "planId", name, issuer_name as "issuerName", sponsor_name as "sponsorName",
      entity_name as "entityName", market_type as "marketType", files.count::int as "fileCount", files.read::int as "readCount",
      files.updated_on::text as "updatedOn"
    from payer_file_plans plan
    cross join lateral (
      select count(distinct link.address) as count, count(distinct file.payer_file_id) as read, max(file.updated_on) as updated_on
      from payer_file_links link left join payer_files file on file.address = link.address and file.is_current
      where link.payer_file_plan_id = plan.payer_file_plan_id and link.kind = 'in-network'
    ) files
    where ${sql.join([isNamed, ...conditions], sql` and `)}
    order by (files.read > 0) desc, name, plan_id limit ${maxPlans} offset ${skip}`,
  );
}

const MAX_WORDS = 12;
