import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { checkHospital } from "../ask/check-hospital.server.ts";

/**
 * Compares the present file of each hospital with the files of plans that both name, and keeps the counts. Hospitals whose files and
 * plans' files are those of the last count are passed over.
 */
export async function countAgreements(db: Database): Promise<void> {
  const hospitals = await readRows(
    db,
    { hospitalId: isInteger, npi: isText, ein: orNull(isText), countedFrom: isText, isCounted: isInteger },
    sql`
    with newest as (select coalesce(max(imported_at)::text, '') as imported from payer_files)
    select h.hospital_id as "hospitalId", h.npis[1] as npi, h.eins[1] as ein, counted_from as "countedFrom",
      (exists (select from plan_agreements a where a.hospital_id = h.hospital_id and a.counted_from = key.counted_from))::int
        as "isCounted"
    from newest, hospitals h, lateral (select concat_ws(' ', h.current_import_id, newest.imported) as counted_from) key
    where h.npis <> '{}' and exists (
      select from payer_plans own join payer_file_plans rated on lower(rated.name) = lower(own.plan_name)
      where own.hospital_id = h.hospital_id and own.import_id = h.current_import_id)`,
  );
  for (const { hospitalId, npi, ein, countedFrom, isCounted } of hospitals) {
    if (isCounted === 1) continue;
    const checked = await checkHospital(db, { npi: Number(npi), ein });
    const count = (planName: string, verdict: string) =>
      checked.filter((price) => price.planName === planName && price.verdict === verdict).length;
    const rows = [...new Set(checked.map(({ planName }) => planName))].map(
      (name) => sql`(${hospitalId}, ${name}, ${count(name, "same")}, ${count(name, "differs")},
        ${count(name, "only_hospital")}, ${count(name, "only_payer")}, ${countedFrom})`,
    );
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`delete from plan_agreements where hospital_id = ${hospitalId}`);
      if (rows.length > 0)
        await transaction.execute(sql`insert into plan_agreements values ${sql.join(rows, sql`, `)}`);
    });
  }
  const present = hospitals.map(({ hospitalId }) => hospitalId);
  await db.execute(sql`delete from plan_agreements where hospital_id <> all(${sql.param(present)}::int[])`);
}
