import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { cityName } from "./listed-address.ts";

export type NamedHospital = {
  hospitalId: number;
  name: string;
  city: string | null;
  state: string;
  /** Of its present price file, as is the date: an ISO day, null where the file gave none. */
  importId: number;
  fileDate: string | null;
};

/** A hospital with prices by its number, with what addresses name it by; null where there is none of this number. */
export async function findNamedHospital(db: Database, hospitalId: number): Promise<NamedHospital | null> {
  const { rows } = await db.execute<NamedHospital>(sql`
    select h.hospital_id as "hospitalId", h.name, h.city, h.state, i.import_id as "importId",
      i.file_date::text as "fileDate"
    from hospitals h join imports i on i.import_id = h.current_import_id where h.hospital_id = ${hospitalId}`);
  return rows[0] ? { ...rows[0], city: cityName(rows[0].city) } : null;
}
