import { type SQL, sql } from "drizzle-orm";

/** `state` as two letters; `name`: a part of the hospital's name or city, in any case. */
export type CoverageScope = { state?: string; name?: string };

/** A condition on hospitals `h`. */
export function isInScope({ state, name }: CoverageScope): SQL {
  const pattern = name === undefined ? null : `%${name.replace(/[\\%_]/g, "\\$&")}%`;
  return sql.join(
    [
      sql`true`,
      ...(state === undefined ? [] : [sql`h.state = ${state}`]),
      ...(pattern === null ? [] : [sql`(h.name ilike ${pattern} or h.city ilike ${pattern})`]),
    ],
    sql` and `,
  );
}
