import { type SQL, sql } from "drizzle-orm";

/** A time as ISO text; null stays null. */
export function isoTime(time: SQL): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
