import { sql } from "drizzle-orm";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";

/** Who asked to be shown the site, for the operator to answer by email. */
export interface AskedDemo {
  id: string;
  name: string;
  email: string;
  organization: string | null;
  message: string | null;
  /** An ISO time. */
  requestedAt: string;
}

/** The oldest first. */
export function listAskedDemos(db: Database, limit: number): Promise<AskedDemo[]> {
  return readRows(
    db,
    {
      id: isText,
      name: isText,
      email: isText,
      organization: orNull(isText),
      message: orNull(isText),
      requestedAt: isText,
    },
    sql`
    select id::text as id, name, email, organisation as organization, message, ${isoTime(sql`requested_at`)} as "requestedAt"
    from demo_requests order by requested_at limit ${limit}`,
  );
}

/** Erases a request that was answered; false: there is none of this id. */
export async function eraseAskedDemo(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from demo_requests where id::text = ${id}`);
  return rowCount === 1;
}
