import { sql } from "drizzle-orm";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import type { HostNotes } from "#app/platform/http/downloads/open-polite-web.server.ts";

/** What web servers asked for, kept in the database. */
export function openSourceHosts(db: Database): HostNotes {
  return {
    async read(origin) {
      const [row] = await readRows(
        db,
        { robots: orNull(isText), robotsReadAt: orNull(isText), notBefore: orNull(isText) },
        sql`
        select robots, ${isoTime(sql`robots_read_at`)} as "robotsReadAt", ${isoTime(sql`not_before`)} as "notBefore"
        from source_hosts where origin = ${origin}`,
      );
      return row
        ? { robots: row.robots, robotsReadAt: dateOf(row.robotsReadAt), notBefore: dateOf(row.notBefore) }
        : null;
    },
    async write(origin, { robots, robotsReadAt, notBefore }) {
      await db.execute(sql`
        insert into source_hosts (origin, robots, robots_read_at, not_before)
        values (${origin}, ${robots}, ${robotsReadAt?.toISOString() ?? null}, ${notBefore?.toISOString() ?? null})
        on conflict (origin) do update set
          robots = excluded.robots, robots_read_at = excluded.robots_read_at, not_before = excluded.not_before`);
    },
  };
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time));
