import { sql } from "drizzle-orm";
import { listUnsureFacilities } from "#app/domain/assistance/matching/list-unsure-facilities.server.ts";
import { listCmsFiles } from "#app/domain/cms-files/list-cms-files.server.ts";
import { newestEditions } from "#app/domain/cms-files/newest-editions.ts";
import { listMergeProposals } from "#app/domain/hospitals/matching/list-merge-proposals.server.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRow } from "#app/platform/db/read-rows.server.ts";

/** What an operator may have to decide on, in the order of the harm that waiting does. */
export const DESK_MATTERS = [
  "held-files",
  "failing-sources",
  "corrections",
  "disk",
  "mail",
  "disputed-findings",
  "twin-hospitals",
  "unmatched-policies",
  "held-ideas",
  "demo-requests",
  "ended-editions",
] as const;

export type DeskMatter = (typeof DESK_MATTERS)[number];

/** `since`: when the oldest of them came, an ISO time; null = it is not known. */
export interface DeskItem {
  matter: DeskMatter;
  count: number;
  since: string | null;
}

/** What waits for an operator; a matter without anything is left out. `isDiskFull`: a write found no room; `today`: an ISO
 *  day. */
export async function readDesk(
  db: PooledDatabase,
  { isDiskFull, today }: { isDiskFull: boolean; today: string },
): Promise<DeskItem[]> {
  const row = await readRow(
    db,
    {
      heldFiles: isInteger,
      heldSince: orNull(isText),
      failing: isInteger,
      failingSince: orNull(isText),
      corrections: isInteger,
      correctionsSince: orNull(isText),
      mail: isInteger,
      mailSince: orNull(isText),
      disputed: isInteger,
      ideas: isInteger,
      demos: isInteger,
    },
    sql`
    select (select count(*)::int from source_files where hold is not null) as "heldFiles",
      (select ${isoTime(sql`min(held_at)`)} from source_files) as "heldSince",
      (select count(*)::int from sources where failing_since is not null and paused_at is null) as failing,
      (select ${isoTime(sql`min(failing_since)`)} from sources where paused_at is null) as "failingSince",
      (select count(*)::int from corrections where decision is null) as corrections,
      (select ${isoTime(sql`min(sent_at)`)} from corrections where decision is null) as "correctionsSince",
      (select count(*)::int from account_mail) as mail,
      (select ${isoTime(sql`min(created_at)`)} from account_mail) as "mailSince",
      (select count(*)::int from disputed_findings) as disputed,
      (select count(*)::int from roadmap_ideas where state = 'held') as ideas,
      (select count(*)::int from demo_requests) as demos`,
  );
  const ended = newestEditions(await listCmsFiles(db)).filter(({ overOn }) => overOn <= today);
  const counts: Record<DeskMatter, [count: number, since: string | null]> = {
    "held-files": [row.heldFiles, row.heldSince],
    "failing-sources": [row.failing, row.failingSince],
    corrections: [row.corrections, row.correctionsSince],
    disk: [isDiskFull ? 1 : 0, null],
    mail: [row.mail, row.mailSince],
    "disputed-findings": [row.disputed, null],
    "twin-hospitals": [(await listMergeProposals(db)).length, null],
    "unmatched-policies": [(await listUnsureFacilities(db)).length, null],
    "held-ideas": [row.ideas, null],
    "demo-requests": [row.demos, null],
    "ended-editions": [ended.length, ended.map(({ overOn }) => overOn).sort()[0] ?? null],
  };
  return DESK_MATTERS.map((matter) => ({
    matter,
    count: counts[matter][0],
    since: counts[matter][1],
  })).filter(({ count }) => count > 0);
}
