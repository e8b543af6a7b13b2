import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** Notes that the address of an import gave the same bytes again just now. */
export async function noteSeen(db: Database, importId: number): Promise<void> {
  await db.execute(sql`update imports set last_seen_at = now() where import_id = ${importId}`);
}

/**
 * Notes what a look at a source's file, whose row says how it ended, means for the edition that its prices are of: seen
 * again, not there any more (404 or 410), or there again.
 */
export async function noteLook(db: Database, sourceFileId: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    with looked as (
      select source_file_id, import_id, sha256, reason = 'not-found' as is_gone, reason is null and hold is null as is_there
      from source_files where source_file_id = ${sourceFileId} and import_id is not null),
    seen as (
      update imports i set last_seen_at = ${at} from looked
      where i.import_id = looked.import_id and is_there and i.sha256 = looked.sha256),
    back as (
      update file_absences a set back_at = ${at} from looked
      where a.source_file_id = looked.source_file_id and back_at is null and is_there),
    again as (
      update file_absences a set last_gone_at = ${at}, looks = looks + 1 from looked
      where a.source_file_id = looked.source_file_id and back_at is null and is_gone returning a.import_id)
    insert into file_absences (import_id, source_file_id, gone_at, last_gone_at, looks)
    select import_id, source_file_id, ${at}, ${at}, 1 from looked
    where is_gone and not exists (select from again)
    on conflict do nothing`);
}
