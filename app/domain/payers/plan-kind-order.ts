import { type SQL, sql } from "drizzle-orm";

/** The place of a kind of plan in a list: commercial first, which most who compare prices have, then those of which
 *  nothing is known, then public programs and the rest. */
export function planKindOrder(kind: SQL): SQL {
  return sql`(case ${kind} when 'commercial' then 0 when 'unknown' then 1 else 2 end)`;
}
