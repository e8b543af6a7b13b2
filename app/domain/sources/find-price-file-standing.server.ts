import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isInteger,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import {
  MAX_FILE_AGE_DAYS,
  PRICE_FILE_REASONS,
  PRICE_FILE_STATES,
  type PriceFileReason,
  type PriceFileStanding,
  READERS_REASONS,
} from "./price-file-state.ts";

/** The price file of a hospital `h`, with its import `i` and what its source `w` says, for a `from` in SQL. */
export const FROM_WATCHED = sql`
  hospitals h left join imports i on i.import_id = h.current_import_id
  left join lateral (
    select f.import_id, f.checked_at, f.failing_since, f.reason, f.hold, f.held_at
    from source_files f where f.named_hospital_id = h.hospital_id
    order by f.import_id = h.current_import_id desc nulls last, f.is_named desc, f.checked_at desc nulls last,
      f.source_file_id limit 1) w on true`;

/** Why its newest file is not here, as readers have it; null: it is. */
export const REASON_SQL: SQL = sql`
  case when w.hold is not null then 'quarantined'
    ${sql.join(
      PRICE_FILE_REASONS.map(
        (reader) => sql`when w.reason = any(${sql.param(ownReasonsOf(reader))}) then ${reader}`,
      ),
      sql` `,
    )}
    when h.current_import_id is null then 'not-asked-yet' end`;

function ownReasonsOf(reader: PriceFileReason): string[] {
  return Object.entries(READERS_REASONS).flatMap(([own, reason]) => (reason === reader ? [own] : []));
}

/** Days since the file's own day, or that of its import; `today`: an ISO day. */
const ageSql = (today: string) => sql`(${today}::date - coalesce(i.file_date, ${dayOf(sql`i.imported_at`)}))`;

/** Fictional files do not age. */
export const stateSql = (today: string): SQL => sql`
  case when h.current_import_id is null then 'missing'
    when ${REASON_SQL} is not null then 'failing'
    when ${ageSql(today)} > ${MAX_FILE_AGE_DAYS} and not h.is_sample then 'stale'
    else 'current' end`;

function dayOf(moment: SQL): SQL {
  return sql`(${moment} at time zone 'America/New_York')::date`;
}

/** The columns of a `PriceFileStanding`. */
export const standingColumns = (today: string): SQL => sql`
  ${stateSql(today)} as state, ${REASON_SQL} as reason, i.file_date::text as "fileDate",
  ${dayOf(sql`i.imported_at`)}::text as "importedOn",
  case when w.import_id = h.current_import_id then ${dayOf(sql`w.checked_at`)}::text end as "checkedOn",
  case when w.import_id = h.current_import_id then ${today}::date - ${dayOf(sql`w.checked_at`)} end as "checkedDaysAgo",
  ${dayOf(sql`coalesce(w.failing_since, w.held_at)`)}::text as "failingSince", ${ageSql(today)} as "ageDays"`;

export const STANDING_ROW: Shape<PriceFileStanding> = {
  state: isOneOf(PRICE_FILE_STATES),
  reason: orNull(isOneOf(PRICE_FILE_REASONS)),
  fileDate: orNull(isText),
  importedOn: orNull(isText),
  checkedOn: orNull(isText),
  checkedDaysAgo: orNull(isInteger),
  failingSince: orNull(isText),
  ageDays: orNull(isInteger),
};

/** How the price files of hospitals are, by the hospitals' numbers; `today`: the ISO day on which a reader asks. */
export async function findPriceFileStandings(
  db: Database,
  hospitalIds: readonly number[],
  today: string,
): Promise<Map<number, PriceFileStanding>> {
  const rows = await readRows(
    db,
    { ...STANDING_ROW, hospitalId: isInteger },
    sql`
    select h.hospital_id as "hospitalId", ${standingColumns(today)}
    from ${FROM_WATCHED} where h.hospital_id = any(${sql.param(hospitalIds)})`,
  );
  return new Map(rows.map(({ hospitalId, ...standing }) => [hospitalId, standing]));
}

/** The same of one hospital. Throws where the hospital doesn't exist. */
export async function getPriceFileStanding(
  db: Database,
  hospitalId: number,
  today: string,
): Promise<PriceFileStanding> {
  const standing = (await findPriceFileStandings(db, [hospitalId], today)).get(hospitalId);
  if (!standing) throw new Error(`There is no hospital ${hospitalId}`);
  return standing;
}

/** Why the newest price file of a hospital is not here; null: it is. */
export async function findPriceFileReason(db: Database, hospitalId: number): Promise<PriceFileReason | null> {
  const [row] = await readRows(
    db,
    { reason: orNull(isOneOf(PRICE_FILE_REASONS)) },
    sql`select ${REASON_SQL} as reason from ${FROM_WATCHED} where h.hospital_id = ${hospitalId}`,
  );
  return row?.reason ?? null;
}
