import { type SQL, sql } from "drizzle-orm";
import { cityName } from "#app/domain/hospitals/addresses/listed-address.ts";
import {
  FROM_WATCHED,
  REASON_SQL,
  STANDING_ROW,
  standingColumns,
  stateSql,
} from "#app/domain/sources/find-price-file-standing.server.ts";
import type {
  PriceFileReason,
  PriceFileStanding,
  PriceFileState,
} from "#app/domain/sources/price-file-state.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isInteger,
  isText,
  orNull,
  readRow,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { isInScope } from "./coverage-scope.server.ts";

/** A hospital with a price file, or of CMS's list, and how its file is. */
export type HospitalFileStanding = PriceFileStanding & {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  usState: string;
};

/** `today`: the ISO day on which a reader asks. Null state or reason: any. */
export interface FileStandingScope {
  usState?: string;
  name?: string;
  state: PriceFileState | null;
  reason: PriceFileReason | null;
  today: string;
}

const ROW: Shape<HospitalFileStanding> = {
  ...STANDING_ROW,
  hospitalId: isInteger,
  shortId: isText,
  name: isText,
  city: orNull(isText),
  usState: isText,
};

/** A page of hospitals by name, and how many there are. */
export async function listFileStandings(
  db: Database,
  scope: FileStandingScope & { page: number; pageSize: number },
): Promise<{ standings: HospitalFileStanding[]; total: number }> {
  const { page, pageSize, today } = scope;
  const [rows, { total }] = await Promise.all([
    readRows(
      db,
      ROW,
      sql`
      select h.hospital_id as "hospitalId", h.short_id as "shortId", h.name, h.city, h.state as "usState", ${standingColumns(today)}
      from ${FROM_WATCHED} where ${isWanted(scope)}
      order by h.name, h.state, h.hospital_id limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
    readRow(
      db,
      { total: isInteger },
      sql`select count(*)::int as total from ${FROM_WATCHED} where ${isWanted(scope)}`,
    ),
  ]);
  return { standings: rows.map((row) => ({ ...row, city: cityName(row.city) })), total };
}

export type FileStateCounts = Record<PriceFileState, number> & { usState: string };

/** How many hospitals have a file in each state, by the letters of US states. */
export function countFileStates(db: Database, today: string): Promise<FileStateCounts[]> {
  const count = (state: PriceFileState) => sql`count(*) filter (where file_state = ${state})::int`;
  return readRows(
    db,
    { usState: isText, current: isInteger, stale: isInteger, failing: isInteger, missing: isInteger },
    sql`
    select state as "usState", ${count("current")} as current, ${count("stale")} as stale,
      ${count("failing")} as failing, ${count("missing")} as missing
    from (select h.state, ${stateSql(today)} as file_state from ${FROM_WATCHED} where ${IS_COUNTED}) h
    group by state order by state`,
  );
}

const IS_COUNTED = sql`(h.current_import_id is not null or h.ccn is not null)`;

function isWanted({ usState, name, state, reason, today }: FileStandingScope): SQL {
  return sql`${IS_COUNTED} and ${isInScope({ ...(usState && { state: usState }), ...(name && { name }) })}
    and ${state === null ? sql`true` : sql`${stateSql(today)} = ${state}`}
    and ${reason === null ? sql`true` : sql`${REASON_SQL} = ${reason}`}`;
}
