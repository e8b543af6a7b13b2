import { sql } from "drizzle-orm";
import type { CmsHptEntry } from "#app/domain/mrf/cms-hpt-file.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { readSourceFiles, type SourceFileRow } from "./source-rows.server.ts";

/**
 * Writes down which price files a cms-hpt.txt names. A file at another address than before keeps what is known about it: it has
 * the same locations, or it is the only one that went while only one came. A file that is no longer named stays known, and is not
 * asked for.
 */
export async function nameFiles(
  db: Database,
  sourceId: number,
  entries: readonly CmsHptEntry[],
  now: Date,
): Promise<void> {
  const known = await readSourceFiles(db, sql`f.source_id = ${sourceId}`);
  const addresses = new Set(entries.map(({ mrfUrl }) => mrfUrl));
  const gone = known.filter(({ address, isNamed }) => isNamed && !addresses.has(address));
  const come = entries.filter(({ mrfUrl }) => !known.some(({ address }) => address === mrfUrl));
  const moved = new Map<string, SourceFileRow>();
  for (const entry of come) {
    const free = gone.filter((file) => ![...moved.values()].includes(file));
    const file = findMoved(entry, free, come.length);
    if (file) moved.set(entry.mrfUrl, file);
  }
  await db.transaction(async (transaction) => {
    for (const entry of entries)
      await nameFile(transaction, sourceId, entry, moved.get(entry.mrfUrl) ?? null);
    const movedIds = new Set([...moved.values()].map(({ sourceFileId }) => sourceFileId));
    for (const { sourceFileId } of gone.filter((file) => !movedIds.has(file.sourceFileId))) {
      await transaction.execute(sql`
        update source_files set is_named = false, reason = 'not-named', written = '',
          failing_since = coalesce(failing_since, ${now.toISOString()})
        where source_file_id = ${sourceFileId}`);
    }
  });
}

/** Returns the file that is now at the address of an entry; null = it is a new one. */
function findMoved(
  entry: CmsHptEntry,
  gone: readonly SourceFileRow[],
  comeCount: number,
): SourceFileRow | null {
  const ofLocations = gone.filter(({ locationNames }) =>
    locationNames.some((name) => entry.locationNames.includes(name)),
  );
  const [file, another] = ofLocations.length > 0 ? ofLocations : comeCount === 1 ? gone : [];
  return file && !another ? file : null;
}

async function nameFile(
  db: Pick<Database, "execute">,
  sourceId: number,
  { mrfUrl, sourcePageUrl, locationNames }: CmsHptEntry,
  moved: SourceFileRow | null,
): Promise<void> {
  if (moved) {
    await db.execute(sql`
      update source_files set address = ${mrfUrl}, source_page_url = ${sourcePageUrl},
        location_names = ${sql.param(locationNames)}, etag = null, last_modified = null
      where source_file_id = ${moved.sourceFileId}`);
    return;
  }
  await db.execute(sql`
    insert into source_files (source_id, address, source_page_url, location_names)
    values (${sourceId}, ${mrfUrl}, ${sourcePageUrl}, ${sql.param(locationNames)})
    on conflict (source_id, address) do update set
      source_page_url = excluded.source_page_url, location_names = excluded.location_names, is_named = true,
      reason = case when source_files.reason = 'not-named' then null else source_files.reason end`);
}
