import { sql } from "drizzle-orm";
import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isListOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";

/**
 * Writes down which hospital each file of a source is of: that of its import, else the only hospital in the country that
 * has one of the names in its cms-hpt.txt. A name that two hospitals have names neither.
 */
export async function nameHospitals(db: Database): Promise<void> {
  await db.execute(sql`
    update source_files f set named_hospital_id = i.hospital_id from imports i
    where i.import_id = f.import_id and f.named_hospital_id is distinct from i.hospital_id`);
  const files = await readRows(
    db,
    { sourceFileId: isInteger, names: isListOf(isText) },
    sql`select source_file_id as "sourceFileId", location_names as names from source_files where import_id is null`,
  );
  const named = files.flatMap(({ sourceFileId, names }) =>
    names.map((name) => ({ sourceFileId, name: normaliseHospitalName(name) })),
  );
  await db.execute(sql`
    with named as (
      select source_file_id, min(h.hospital_id) as hospital_id
      from unnest(${sql.param(named.map(({ sourceFileId }) => sourceFileId))}::int[],
        ${sql.param(named.map(({ name }) => name))}::text[]) n(source_file_id, name)
      join hospitals h on h.match_name = n.name and h.match_name <> ''
      group by source_file_id having count(distinct h.hospital_id) = 1)
    update source_files f set named_hospital_id = named.hospital_id from named
    where named.source_file_id = f.source_file_id and f.named_hospital_id is distinct from named.hospital_id`);
}
