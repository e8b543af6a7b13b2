import { type SQL, sql } from "drizzle-orm";
import { isWithinMiles } from "#app/domain/hospitals/addresses/is-within-miles.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isListOf, isText, orNull, readRow } from "#app/platform/db/read-rows.server.ts";
import type { PriceQuery } from "./price-query.ts";

/** The hospitals a query is confined to. */
export type HospitalSet = {
  count: number;
  /** Null: too many to name. */
  ids: number[] | null;
  states: string[];
  /** A condition on `hospitals h`. */
  condition: SQL;
};

const MAX_NAMED = 2000;

/** The hospitals at a city, of a name, with free care, within a radius or with a payer; null where the query says nothing of these. */
export async function findHospitalSet(
  db: Database,
  query: Pick<
    PriceQuery,
    | "city"
    | "hospitalName"
    | "hospitalId"
    | "hospitalIds"
    | "assistance"
    | "leastStars"
    | "birthing"
    | "place"
    | "radiusMiles"
  >,
  { state, payerIds }: { state: string | null; payerIds: readonly number[] | null },
): Promise<HospitalSet | null> {
  const conditions = [
    ...(query.city ? [sql`lower(h.city) = lower(${typedText(query.city)})`] : []),
    ...(query.hospitalName ? [sql`lower(h.name) = lower(${typedText(query.hospitalName)})`] : []),
    ...(query.hospitalId === undefined ? [] : [sql`h.hospital_id = ${query.hospitalId}`]),
    ...(query.hospitalIds ? [sql`h.hospital_id = any(${sql.param(query.hospitalIds)}::int[])`] : []),
    ...(query.assistance ? [HAS_FREE_CARE] : []),
    ...(query.leastStars === undefined ? [] : [sql`h.overall_rating >= ${query.leastStars}`]),
    ...(query.birthing ? [IS_BIRTHING_FRIENDLY] : []),
    ...(query.place && query.radiusMiles !== undefined
      ? [isWithinMiles(query.place, query.radiusMiles)]
      : []),
    ...(payerIds ? [hasPlanOf(payerIds)] : []),
  ];
  if (conditions.length === 0) return null;
  if (state !== null) conditions.push(sql`h.state = ${state}`);
  const condition = sql.join(conditions, sql` and `);
  const set = { count: isInteger, ids: orNull(isListOf(isInteger)), states: orNull(isListOf(isText)) };
  const { count, ids, states } = await readRow(
    db,
    set,
    sql`
    with fitting as materialized (
      select hospital_id, state from hospitals h where current_import_id is not null and ${condition})
    select count(*)::int as count, array_agg(distinct state) as states,
      (select array_agg(hospital_id) from (select hospital_id from fitting limit ${MAX_NAMED}) named) as ids
    from fitting`,
  );
  return { count, ids: count <= MAX_NAMED ? (ids ?? []) : null, states: states ?? [], condition };
}

const IS_BIRTHING_FRIENDLY = sql`(h.quality ->> 'isBirthingFriendly')::boolean`;
const HAS_FREE_CARE = sql`h.hospital_id in (select hospital_id from hospital_policies where free_percent is not null)`;

function hasPlanOf(payerIds: readonly number[]): SQL {
  return sql`h.hospital_id in (
    select pp.hospital_id from payer_plans pp
    join hospitals ph on ph.hospital_id = pp.hospital_id and ph.current_import_id = pp.import_id
    where pp.payer_id = any(${sql.param(payerIds)}::int[]))`;
}
